import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import journeys from '../../playwright.config'
import { startBackground, freePort } from '../../e2e/support/background'
import { ROOT } from '../structure/source'

const PROGRAM = join(ROOT, 'tools/server/serveJourneys.mjs')
const folder = mkdtempSync(join(tmpdir(), 'journeys-'))
afterAll(() => rmSync(folder, { recursive: true }))

const serveIn = (cwd: string, port: number) =>
  spawnSync(process.execPath, [PROGRAM], {
    cwd,
    encoding: 'utf8',
    timeout: 20_000,
    env: { ...process.env, E2E_PORT: String(port) },
  })

const builtFolder = (): string => {
  const built = join(folder, 'built')
  mkdirSync(join(built, 'dist-demo'), { recursive: true })
  writeFileSync(join(built, 'dist-demo/index.html'), '<!doctype html>')
  return built
}

test('without a build of the demo its server ends at once, and says what builds it', async () => {
  const { status, stderr } = serveIn(folder, await freePort())
  expect(stderr).toBe(
    'dist-demo/index.html is missing: npm run build:tested builds it, npm run e2e does so by itself.\n',
  )
  expect(status).toBe(1)
})

test.each(['0.0.0.0', '127.0.0.1', '::1'])(
  'where %s has the port already, the server names E2E_PORT',
  async (host) => {
    const other = createServer().listen(0, host)
    await once(other, 'listening')
    const address = other.address()
    if (typeof address !== 'object' || address === null) throw new Error('The server has no port.')
    const { status, stderr } = serveIn(builtFolder(), address.port)
    other.close()
    const next = address.port + 1
    expect(stderr).toBe(`Port ${address.port} is taken. Stop what uses it, or name another one: E2E_PORT=${next}\n`)
    expect(status).toBe(1)
  },
)

test('the configuration of the journeys waits for what the server prints', async () => {
  const { webServer } = journeys
  const waited = webServer !== undefined && !Array.isArray(webServer) ? webServer.wait?.stdout : undefined
  const port = await freePort()
  const program = `process.chdir(${JSON.stringify(builtFolder())}); import(${JSON.stringify(PROGRAM)})`
  const { close } = await startBackground(process.execPath, ['-e', program], {
    isReady: (printed) => waited?.test(printed) === true,
    env: { E2E_PORT: String(port) },
  })
  expect(await (await fetch(`http://localhost:${port}`)).text()).toBe('<!doctype html>')
  await close()
})
