import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import * as v from 'valibot'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { connectClient, type ClientHost } from '@/api/http'
import type { ApiError } from '@/api/errors'
import { get, post } from '@/contract/endpoint'
import { id, pageOf, text } from '@/contract/fields'

/** Four endpoints, one for each way to send. */
export const readThing = get('/thing', v.object({ id }), v.object({ name: text }))
export const listThings = get('/things', v.object({}), pageOf(v.object({ id })))
export const formThing = post('/formThing', 'form', v.object({ id, note: v.string() }), v.object({ id }))
export const jsonThing = post('/jsonThing', 'json', v.object({ id, note: v.nullable(v.string()) }), v.object({ id }))
export const multipartThing = post(
  '/multipartThing',
  'multipart',
  v.object({ file: v.instance(Blob), id: v.string() }),
  v.object({ id }),
)

export type Seen = {
  url: string
  token: string | null
  type: string
  body: string
  key: string | null
  caching: string | null
}

export const seen: Seen[] = []
let reply: (request: Seen, turn: number) => Response | Promise<Response> = () => ok({})

export const ok = (data: unknown, headers: Record<string, string> = {}) =>
  HttpResponse.json({ data, message: '', status: 200 }, { headers })
export const status = (code: number | string, message = '', headers: Record<string, string> = {}) =>
  HttpResponse.json({ data: null, message, status: code }, { headers })
export const body = (content: string, httpStatus = 200) => new HttpResponse(content, { status: httpStatus })
export const answerWith = (next: typeof reply): void => {
  reply = next
}

/** What the client reported to the app. */
export const reported: {
  token: string | undefined
  mayWrite: boolean
  renewed: string[]
  dropped: number
  signedOut: unknown[]
  notices: ApiError[]
} = {
  token: 'token-1',
  mayWrite: true,
  renewed: [],
  dropped: 0,
  signedOut: [],
  notices: [],
}

const host: ClientHost = {
  baseUrl: '/api',
  token: () => reported.token,
  mayWrite: () => reported.mayWrite,
  renewed: (token) => {
    reported.token = token
    reported.renewed.push(token)
  },
  dropped: () => {
    reported.token = undefined
    reported.dropped++
  },
  signedOut: (reason) => {
    reported.token = undefined
    reported.signedOut.push(reason)
  },
  notice: (failure) => reported.notices.push(failure),
}

const server = setupServer(
  http.all('*/api/*', async ({ request }) => {
    const asked: Seen = {
      url: new URL(request.url).pathname + new URL(request.url).search,
      token: request.headers.get('token'),
      type: request.headers.get('Content-Type') ?? '',
      body: await request.clone().text(),
      key: request.headers.get('Idempotency-Key'),
      caching: request.headers.get('Cache-Control'),
    }
    seen.push(asked)
    return reply(asked, seen.length)
  }),
)

/** Requests that have not been answered yet. */
let pending = 0
server.events.on('request:start', () => void pending++)
server.events.on('request:end', () => void pending--)

/** Waits until every request is answered, and no other one followed at four looks. */
export const settled = async (): Promise<void> => {
  for (let quiet = 0; quiet < 4;) {
    const before = seen.length
    await new Promise<void>((turned) => setTimeout(turned, 5))
    quiet = pending === 0 && seen.length === before ? quiet + 1 : 0
  }
}

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
beforeEach(() => {
  seen.length = 0
  Object.assign(reported, { token: 'token-1', mayWrite: true, renewed: [], dropped: 0, signedOut: [], notices: [] })
  connectClient(host)
})
afterEach(() => server.resetHandlers())
afterAll(() => server.close())
