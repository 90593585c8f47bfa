import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { reasonsOfOrigin } from '../../tools/contract/origin'

const APP = 'https://app.example'
const ALLOWED = {
  'Access-Control-Allow-Origin': APP,
  'Access-Control-Allow-Headers': 'content-type, token, idempotency-key, cache-control',
  'Access-Control-Expose-Headers': 'token, Date, Age, Retry-After',
  'Cache-Control': 'private, no-store',
}

const started = async (server: Server): Promise<string> => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`
}

test('a server that does not answer is named with the reason', async () => {
  const server = createServer()
  const url = await started(server)
  await new Promise((closed) => server.close(closed))
  expect(await reasonsOfOrigin(url, APP)).toEqual([
    expect.stringMatching(/^No answer to a page of https:\/\/app\.example \(fetch failed: .*ECONNREFUSED.*\)\.$/),
  ])
})

test('a server that redirects is named, because a browser refuses a redirect of OPTIONS', async () => {
  const server = createServer(({ url }, response) => {
    if (url === '/elsewhere') response.writeHead(204, ALLOWED).end()
    else response.writeHead(302, { ...ALLOWED, Location: '/elsewhere' }).end()
  })
  expect(await reasonsOfOrigin(await started(server), APP)).toEqual([
    'OPTIONS /news/listColumn is answered by 302 instead of 204.',
  ])
  server.close()
})

test.each<[string, number, Record<string, string>, string[]]>([
  ['is allowed by these headers', 204, ALLOWED, []],
  ['is allowed like every other', 204, { ...ALLOWED, 'Access-Control-Allow-Origin': '*' }, []],
  [
    'is not known to the server',
    404,
    {},
    [
      'OPTIONS /news/listColumn is answered by 404 instead of 204.',
      'OPTIONS /news/listColumn has no Access-Control-Allow-Origin instead of https://app.example.',
      'GET /news/listColumn has no Access-Control-Allow-Origin instead of https://app.example.',
      'OPTIONS /news/listColumn does not allow these headers: Content-Type, token, Idempotency-Key, Cache-Control.',
      'GET /news/listColumn does not expose these headers: token, Date, Age, Retry-After.',
      'GET /news/listColumn has no Cache-Control instead of no-store, so a browser may keep the answer.',
    ],
  ],
  [
    'could find its answers in the cache of the browser',
    204,
    { ...ALLOWED, 'Cache-Control': 'no-cache' },
    ['GET /news/listColumn has the Cache-Control no-cache instead of no-store, so a browser may keep the answer.'],
  ],
  [
    'meets headers that name too little',
    204,
    {
      'Access-Control-Allow-Origin': 'https://other.example',
      'Access-Control-Allow-Headers': 'token, content-type, cache-control',
      'Access-Control-Expose-Headers': '*',
      'Cache-Control': 'no-store',
    },
    [
      'OPTIONS /news/listColumn has the Access-Control-Allow-Origin https://other.example instead of https://app.example.',
      'GET /news/listColumn has the Access-Control-Allow-Origin https://other.example instead of https://app.example.',
      'OPTIONS /news/listColumn does not allow these headers: Idempotency-Key.',
      'GET /news/listColumn does not expose these headers: token, Date, Age, Retry-After.',
    ],
  ],
])('a page of another origin %s', async (_, status, headers, reasons) => {
  const requests: unknown[] = []
  const server = createServer(({ method, headers: sent }, response) => {
    requests.push([method, sent.origin, sent['access-control-request-method']])
    response.writeHead(method === 'OPTIONS' ? status : 200, headers).end()
  })
  expect(await reasonsOfOrigin(await started(server), APP)).toEqual(reasons)
  expect(requests).toEqual([
    ['OPTIONS', APP, 'POST'],
    ['GET', APP, undefined],
    ['GET', APP, undefined],
  ])
  server.close()
})

test('[API-08] a refusal without the header is named, because a page does not see that its session is over', async () => {
  const server = createServer(({ headers: { token } }, response) => {
    response.writeHead(204, token === undefined ? ALLOWED : {}).end()
  })
  expect(await reasonsOfOrigin(await started(server), APP)).toEqual([
    'GET /customer/getCustomerInfo with a wrong token has no Access-Control-Allow-Origin instead of https://app.example.',
  ])
  server.close()
})
