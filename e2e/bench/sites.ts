import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { DOCUMENT_PROXY } from '@/domain/pdf/document'
import { openClinic } from '@/mocks/clinic'
import { requestHandler } from '@/mocks/node'
import { seed } from '@/mocks/seeds/seed'
import { memoryStore } from '@/mocks/store'
import { serve } from '../../tools/server/serve.mjs'
import { answerBy } from '../../tools/server/clinicServer'
import { tokenFor } from '../support/signedIn'

export const ANSWER_AFTER_MS = 300

const ASKED = ['/api/', `${DOCUMENT_PROXY}/`]

/**
 * The app, the app with a substitute platform, and the references. These are React alone, the app's packages without
 * the app, pdf.js alone, and a minimal virtual list.
 */
export const SITES = ['app', 'chat', 'floor', 'bare', 'reader', 'list'] as const
export type Site = (typeof SITES)[number]

export type Sites = Record<Site, string> & {
  tokenOf: (phone: string) => string
  close: () => Promise<void>
}

export const openSites = async (folder: string): Promise<Sites> => {
  const clinic = openClinic({ seed, store: memoryStore() })
  const ask = requestHandler(clinic)
  const onRequest = async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    if (!ASKED.some((path) => request.url?.startsWith(path))) return false
    await wait(ANSWER_AFTER_MS)
    // Ignore: the page was closed.
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
