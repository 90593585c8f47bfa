import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { openClinic } from '@/mocks/clinic'
import { requestHandler } from '@/mocks/node'
import { seed } from '@/mocks/seeds/seed'
import { memoryStore } from '@/mocks/store'
import { tokenFor } from '../../e2e/support/signedIn'
import { answerBy } from '../../tools/server/clinicServer'

export type Ask = ReturnType<typeof requestHandler>
export type Server = { url: string; close: () => Promise<void> }

/** Opens a demo clinic to ask, with the token of its complete account. */
export const clinicToAsk = () => {
  const clinic = openClinic({ seed, store: memoryStore() })
  return { clinic, ask: requestHandler(clinic), token: tokenFor(clinic, '13800000001') }
}

/** Serves calls on a free port of this machine. */
export const serverOf = async (
  ask: Ask,
  cutsOff: (request: IncomingMessage) => boolean = () => false,
): Promise<Server> => {
  const server = createServer((request, response) => {
    if (cutsOff(request)) request.socket.destroy()
    else answerBy(ask, request, response).catch(() => response.writeHead(500).end())
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`,
    close: () => new Promise((closed) => server.close(() => closed())),
  }
}

/** A server that refuses every call. */
export const refusing =
  (status: number): Ask =>
  async () =>
    Response.json({ data: null, message: 'No', status }, { headers: { Date: new Date().toUTCString() } })

/** Answers the calls whose paths end so in another way, and all others as before. */
export const except =
  (ask: Ask, ends: string, other: Ask): Ask =>
  (request) =>
    new URL(request.url).pathname.endsWith(ends) ? other(request) : ask(request)

/** Changes the data that a call answers whose path ends so, and the headers. */
export const changing = (
  ask: Ask,
  ends: string,
  change: (data: never) => unknown,
  more: Readonly<Record<string, string>> = {},
): Ask =>
  except(ask, ends, async (request) => {
    const response = await ask(request)
    if (response === undefined) return undefined
    const body = (await response.json()) as { data: never; status: number }
    const headers = new Headers(response.headers)
    headers.delete('content-length')
    for (const [name, value] of Object.entries(more)) headers.set(name, value)
    return new Response(JSON.stringify({ ...body, data: body.status === 200 ? change(body.data) : null }), {
      status: response.status,
      headers,
    })
  })
