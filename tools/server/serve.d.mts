import type { IncomingMessage, ServerResponse } from 'node:http'

/** The headers of every answer in production, from any server. */
export const productionHeaders: Readonly<Record<string, string>>

/** The headers of every answer below `/pdfProxy/`, from any server. */
export const documentHeaders: Readonly<Record<string, string>>

/** Serves a built app as static files; resolves once it listens. */
export const serve: (options: {
  root: string
  port: number
  host?: string
  headers?: Readonly<Record<string, string>>
  onRequest?: (request: IncomingMessage, response: ServerResponse) => boolean | Promise<boolean>
}) => Promise<{ url: string; port: number; close: () => Promise<void> }>
