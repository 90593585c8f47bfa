import type { IncomingMessage, ServerResponse } from 'node:http'

/** The headers of the page and its files in production, from any server; parts of a page need no policies. */
export const productionHeaders: Readonly<Record<string, string>>

/** The names of the headers that parts of a page do not need. */
export const policies: readonly string[]

/** The paths of scripts and style sheets that only a page runs. */
export const PART_OF_PAGE: RegExp

/** The headers of every answer below `/api/`, from any server. */
export const apiHeaders: Readonly<Record<string, string>>

/** The headers of every answer below `/pdfProxy/`, from any server. */
export const documentHeaders: Readonly<Record<string, string>>

/** Serves a built app as static files, over HTTP/2 with a certificate; resolves once it listens. */
export const serve: (options: {
  root: string
  port: number
  host?: string
  certificate?: { key: string; cert: string } | undefined
  onRequest?: (request: IncomingMessage, response: ServerResponse) => boolean | Promise<boolean>
}) => Promise<{ url: string; port: number; close: () => Promise<void> }>
