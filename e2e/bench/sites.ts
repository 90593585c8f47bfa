import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { DOCUMENT_PROXY } from '@/domain/pdf/document'
import { openClinic } from '@/mocks/clinic'
import { requestHandler } from '@/mocks/requestHandler'
import { seed } from '@/mocks/seeds/seed'
import { memoryStore } from '@/mocks/store'
import { serve } from '../../tools/server/serve.mjs'
import { answerBy } from '../support/clinicServer'
import { tokenFor } from '../support/signedIn'

/** After so many milliseconds the server answers each call. */
export const ANSWER_AFTER_MS = 300

/** What is the clinic's to answer. */
const ASKED = ['/api/', `${DOCUMENT_PROXY}/`]

/**
 * The app, the app over another platform of the chat, and what they are compared with: React alone, the app's packages
 * bare, the reader of documents alone, and a list that draws what is seen of a long talk.
 */
export const SITES = ['app', 'chat', 'floor', 'bare', 'reader', 'list'] as const
export type Site = (typeof SITES)[number]

export type Sites = Record<Site, string> & {
  /** The session of an account of the clinic. */
  tokenOf: (phone: string) => string
  close: () => Promise<void>
}

/** Each on a port of its own, and one demo clinic behind all of them. */
export const openSites = async (folder: string): Promise<Sites> => {
  const clinic = openClinic({ seed, store: memoryStore() })
  const ask = requestHandler(clinic)
  const onRequest = async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    if (!ASKED.some((path) => request.url?.startsWith(path))) return false
    await wait(ANSWER_AFTER_MS)
    // Who has closed the page takes no answer.
    await answerBy(ask, request, response).catch(() => response.destroy())
    return true
  }
  const open = (name: string) => serve({ root: join(folder, name), port: 0, host: '127.0.0.1', onRequest })
  const sites = await Promise.all(SITES.map(async (name) => [name, await open(name)] as const))
  return {
    ...(Object.fromEntries(sites.map(([name, { url }]) => [name, url])) as Record<Site, string>),
    tokenOf: (phone) => tokenFor(clinic, phone),
    close: async () => void (await Promise.all(sites.map(([, site]) => site.close()))),
  }
}
