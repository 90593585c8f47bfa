import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { DOCUMENT_PROXY } from '@/domain/pdf/document'
import { onSms, openClinic } from '@/mocks/clinic'
import { payOrder } from '@/mocks/payment/cashier'
import { requestHandler } from '@/mocks/node'
import { seed } from '@/mocks/seeds/seed'
import { memoryStore } from '@/mocks/store'
import { serve } from '../../tools/server/serve.mjs'
import { answerBy } from '../../tools/server/clinicServer'
import { tokenFor } from '../support/signedIn'
import { HTTP2, makeCertificate } from './http2'

export const ANSWER_AFTER_MS = 300

const PROXIED = ['/api/', `${DOCUMENT_PROXY}/`]

/**
 * The app, the app with a substitute platform, and the references. These are React alone, the app's packages without
 * the app, pdf.js alone, and a minimal virtual list.
 */
export const SITES = ['app', 'chat', 'hello', 'bare', 'reader', 'list'] as const
export type Site = (typeof SITES)[number]

export type ServedKind = 'files' | 'calls' | 'documents'

/** What the app's site has answered: files of the build, calls of the API, documents. `asked` counts each call. */
export type Served = Record<ServedKind, { requests: number; bytes: number }> & { asked: Record<string, number> }

export type Sites = Record<Site, string> & {
  tokenOf: (phone: string) => string
  /** The last code that the clinic sent to a phone. */
  codeFor: (phone: string) => string | undefined
  /** Pays as the cashier of the messaging app. */
  pay: (orderId: string) => void
  /** Counts from zero again, and returns what was counted so far. */
  served: () => Served
  close: () => Promise<void>
}

export const openSites = async (folder: string): Promise<Sites> => {
  const clinic = openClinic({ seed, store: memoryStore() })
  const ask = requestHandler(clinic)
  const codes = new Map<string, string>()
  onSms(clinic, ({ phone, code }) => codes.set(phone, code))
  let counted = nothingServed()
  const onRequest = async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    count(counted, request, response)
    if (!PROXIED.some((path) => request.url?.startsWith(path))) return false
    await wait(ANSWER_AFTER_MS)
    // Ignore: the page was closed.
    await answerBy(ask, request, response).catch(() => response.destroy())
    return true
  }
  const certificate = HTTP2 ? makeCertificate(folder) : undefined
  const open = (name: string) =>
    serve({ root: join(folder, name), port: 0, host: '127.0.0.1', onRequest, certificate })
  const sites = await Promise.all(SITES.map(async (name) => [name, await open(name)] as const))
  return {
    ...(Object.fromEntries(sites.map(([name, { url }]) => [name, url])) as Record<Site, string>),
    tokenOf: (phone) => tokenFor(clinic, phone),
    codeFor: (phone) => codes.get(phone),
    pay: (orderId) => void payOrder(clinic, orderId, { settleAfterMs: 0 }),
    served: () => {
      const before = counted
      counted = nothingServed()
      return before
    },
    close: async () => void (await Promise.all(sites.map(([, site]) => site.close()))),
  }
}

const nothingServed = (): Served => ({
  files: { requests: 0, bytes: 0 },
  calls: { requests: 0, bytes: 0 },
  documents: { requests: 0, bytes: 0 },
  asked: {},
})

/** Adds an answer with its headers, as it left the server. */
const count = (served: Served, { method, url = '' }: IncomingMessage, response: ServerResponse): void => {
  const kind = url.startsWith('/api/') ? 'calls' : url.startsWith(`${DOCUMENT_PROXY}/`) ? 'documents' : 'files'
  const call = `${method} ${url.replace(/^\/api|\?.*/g, '')}`
  if (kind === 'calls') served.asked[call] = (served.asked[call] ?? 0) + 1
  const { socket } = response
  const before = socket?.bytesWritten ?? 0
  response.once('finish', () => {
    served[kind].requests += 1
    served[kind].bytes += (socket?.bytesWritten ?? before) - before
  })
}
