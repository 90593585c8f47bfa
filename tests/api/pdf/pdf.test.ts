import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { fetchDocument } from '@/api/pdf'
import { connectClient } from '@/api/http'
import { clientHost } from '../../support/fixtures/clientHost'

const notice = vi.fn()
let server: Server
let origin = ''

// A real server, because request mocks can neither stay silent nor send half an answer.
beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.method === 'OPTIONS') response.writeHead(204, HEADERS).end()
    else server.emit('asked', request, response)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  connectClient(clientHost({ notice }))
})
afterEach(() => void vi.useRealTimers())
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const realTimeout = setTimeout
/** jsdom reports progress at most twenty times a second. */
const rest = () => new Promise((rested) => realTimeout(rested, 120))

const HEADERS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': 'Cache-Control',
  'Content-Type': 'application/pdf',
  Connection: 'close',
}

/** Requests a document and returns the server's side of it. */
const ask = async () => {
  const leaving = new AbortController()
  const progress: number[] = []
  const arrived = once(server, 'asked') as Promise<[IncomingMessage, ServerResponse]>
  const answer = fetchDocument(`${origin}/a.pdf`, {
    signal: leaving.signal,
    onProgress: ({ loaded }) => progress.push(loaded),
  })
  answer.catch(() => undefined)
  const [request, response] = await arrived
  return { request, response, answer, leaving, progress }
}

test('[A411] [A441] a document is fetched without the token and without caching, and arrives unchanged', async () => {
  const { request, response, answer, progress } = await ask()
  expect(request.headers['token']).toBeUndefined()
  expect(request.headers['cache-control']).toBe('no-cache, no-store')
  response.writeHead(200, HEADERS).end('%PDF-1.7 whole')
  expect(await (await answer).text()).toBe('%PDF-1.7 whole')
  expect(progress[progress.length - 1]).toBe(14)
})

test('[RA10] half a minute of silence ends a download, however long it has been running', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { response, answer, progress } = await ask()
  response.writeHead(200, HEADERS)
  for (const part of ['%PDF-1.7', ' more', ' and more']) {
    await rest()
    response.write(part)
    await rest()
    vi.advanceTimersByTime(25_000)
  }
  expect(progress.length).toBeGreaterThan(1)
  vi.advanceTimersByTime(6000)
  await expect(answer).rejects.toMatchObject({ kind: 'timeout' })
  expect(notice).not.toHaveBeenCalled()
})

test.each([
  [200, '<!doctype html>', { problem: 'notPdf' }],
  [200, '', { problem: 'notPdf' }],
  [200, `${' '.repeat(1100)}%PDF-1.7`, { problem: 'notPdf' }],
  [200, '<!doctype html><!-- %PDF-1.7 --><script>alert(1)</script>', { problem: 'notPdf' }],
  [200, '\ufeff\n <svg xmlns="http://www.w3.org/2000/svg"><title>%PDF-1.7</title></svg>', { problem: 'notPdf' }],
  [404, 'gone', { problem: 'gone' }],
  [410, 'gone', { problem: 'gone' }],
  [401, 'no', { problem: 'gone' }],
  [403, '<Code>AccessDenied</Code>', { problem: 'gone' }],
  [429, 'slow down', { kind: 'http', status: 429 }],
  [502, 'bad gateway', { kind: 'http', status: 502 }],
])('[RC3] [RG3] [A597] an answer of %i with %j is no document', async (status, body, failure) => {
  const { response, answer } = await ask()
  response.writeHead(status, HEADERS).end(body)
  await expect(answer).rejects.toMatchObject(failure)
})

test('[RA11] leaving the page cancels the request at the server as well', async () => {
  const { response, answer, leaving } = await ask()
  response.writeHead(200, HEADERS).write('%PDF-1.7')
  await rest()
  const closed = once(response, 'close')
  leaving.abort()
  await expect(answer).rejects.toMatchObject({ kind: 'cancelled' })
  await closed
})
