import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { onSms, openClinic, type Clinic, type Sms } from '@/mocks/clinic'
import { requestHandler } from '@/mocks/node'
import { seed } from '@/mocks/seeds/seed'
import { memoryStore } from '@/mocks/store'

type Options = {
  /** 0 takes a free port. */
  port?: number
  host?: string
  headers?: Readonly<Record<string, string>>
  /** Gets the body of each answer. */
  onAnswer?: ((body: string) => void) | undefined
}

/** Headers by which a page of any origin may call the clinic, which has no data of real people, and keeps nothing. */
export const forAnyPage = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': 'Content-Type, token, Idempotency-Key, Cache-Control',
  'Access-Control-Expose-Headers': 'token, Date, Age, Retry-After',
  'Cache-Control': 'no-store',
}

/** Serves a clinic's calls below `/api` over HTTP. Resolves once it listens. */
export const openClinicServer = async (
  clinic: Clinic,
  { port = 0, host = '127.0.0.1', headers = {}, onAnswer }: Options = {},
): Promise<{ port: number; close: () => Promise<void> }> => {
  const ask = requestHandler(clinic)
  const server = createServer((request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    // A browser sends a preflight request before a call with custom headers.
    if (request.method === 'OPTIONS') return void response.writeHead(204).end()
    answerBy(ask, request, response)
      .then((body) => onAnswer?.(String(body ?? '')))
      .catch((error: unknown) => {
        console.error(error)
        response.writeHead(500).end()
      })
  })
  await new Promise<void>((listening, failed) => {
    server.once('error', failed)
    server.listen(port, host, listening)
  })
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('The clinic listens on no port.')
  return {
    port: address.port,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
}

/** Returns a clinic in memory; `onSmsSent` receives each phone code. */
export const newClinic = (onSmsSent: (sms: Sms) => void): Clinic => {
  const clinic = openClinic({ seed, store: memoryStore() })
  onSms(clinic, onSmsSent)
  return clinic
}

/** Answers the request; returns the body that it sends. */
export const answerBy = async (
  ask: ReturnType<typeof requestHandler>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<string | Buffer | undefined> => {
  const answer = await ask(await requestOf(request))
  // The clinic simulates a network fault: the connection is dropped.
  if (answer?.type === 'error') return void response.destroy()
  const { headers, body } = await withFilesOfPage(answer)
  response.writeHead(answer?.status ?? 404, headers.flat())
  response.end(body)
  return body
}

/** Makes addresses of the demo's files paths: the page that shows them serves them, whatever a proxy calls itself. */
const withFilesOfPage = async (answer: Response | undefined) => {
  const headers = [...(answer?.headers ?? [])]
  if (answer?.headers.get('content-type')?.includes('json') !== true)
    return { headers, body: answer && Buffer.from(await answer.arrayBuffer()) }
  const text = (await answer.text()).replaceAll(/https:\/\/files\.demo\.example(?=\/(pictures|sounds)\/)/g, '')
  const body = Buffer.from(text)
  const others = headers.filter(([name]) => name !== 'content-length')
  return { headers: [...others, ['content-length', String(body.length)]], body }
}

const requestOf = async (request: IncomingMessage): Promise<Request> => {
  const { method = 'GET', url = '/', headers } = request
  // HTTP/2 also sends method and path as headers: `:method`, `:path`.
  const sent = Object.entries(headers).flatMap(([name, value]) =>
    value === undefined || name.startsWith(':') ? [] : [[name, String(value)] satisfies [string, string]],
  )
  const body = await buffer(request)
  return new Request(`http://clinic.test${url}`, { method, headers: sent, ...(body.length > 0 && { body }) })
}
