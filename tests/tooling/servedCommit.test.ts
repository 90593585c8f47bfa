import { createServer, type RequestListener } from 'node:http'
import { afterEach, expect, test, vi } from 'vitest'
import checkServedCommit from '../../e2e/support/checkServedCommit'
import { commitOf } from '../../tools/build/commit.mjs'
import { ROOT } from '../structure/source'

const HERE = commitOf(undefined, ROOT)

afterEach(() => vi.unstubAllEnvs())

const checked = async (answer: RequestListener): Promise<void> => {
  const server = createServer(answer)
  await new Promise<void>((listening) => server.listen(0, 'localhost', listening))
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('The server has no port.')
  vi.stubEnv('E2E_BASE_URL', `http://localhost:${address.port}`)
  try {
    await checkServedCommit()
  } finally {
    server.close()
  }
}

const versionFile =
  (content: unknown): RequestListener =>
  (_request, response) => {
    response.setHeader('Content-Type', 'application/json')
    response.end(JSON.stringify(content))
  }

const STALE = /serves a build of commit 0123456789, and these journeys are of commit/

test('journeys run on a build of this commit', async () => {
  expect(await checked(versionFile({ version: '0.1.0', commit: HERE }))).toBeUndefined()
})

test('journeys refuse a build of another commit, and one that tells none', async () => {
  await expect(checked(versionFile({ version: '0.1.0', commit: '0123456789' }))).rejects.toThrow(STALE)
  await expect(checked(versionFile({ version: '0.1.0' }))).rejects.toThrow(/a build of commit unknown/)
})

test('E2E_ANY_BUILD=1 runs them on another build', async () => {
  vi.stubEnv('E2E_ANY_BUILD', '1')
  expect(await checked(versionFile({ version: '0.1.0', commit: '0123456789' }))).toBeUndefined()
})

test('a development server has no version file, and serves the present files', async () => {
  const page: RequestListener = (_request, response) => {
    response.setHeader('Content-Type', 'text/html')
    response.end('<!doctype html>')
  }
  expect(await checked(page)).toBeUndefined()
})

test('an address without a server is named, with what to do', async () => {
  vi.stubEnv('E2E_BASE_URL', 'http://localhost:1')
  await expect(checkServedCommit()).rejects.toThrow(
    'No server answers at http://localhost:1. Start one, for example by npm run dev, or run without E2E_BASE_URL.',
  )
})

test.each(['', 'localhost:5173', 'http://127.0.0.1:5173', 'https://demo.example'])(
  'the address "%s" is refused at once, on any build, because journeys cannot sign in there',
  async (address) => {
    vi.stubEnv('E2E_BASE_URL', address)
    vi.stubEnv('E2E_ANY_BUILD', '1')
    await expect(checkServedCommit()).rejects.toThrow(
      `E2E_BASE_URL must be an address such as http://localhost:5173, but is "${address}".`,
    )
  },
)
