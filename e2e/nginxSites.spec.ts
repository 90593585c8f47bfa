import { createServer, request, type IncomingHttpHeaders } from 'node:http'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { startSites } from './support/nginx'
import { expect, test } from './support/test'

const NOWHERE = 'http://127.0.0.1:1'

type Answer = { body: string; headers: IncomingHttpHeaders }

const ask = (site: string, host: string, path = '/'): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(site)
    request({ hostname, port, path, headers: { host } }, (response) => {
      text(response).then((body) => resolve({ body, headers: response.headers }), reject)
    })
      .on('error', reject)
      .end()
  })

const siteWith = (page: string) => {
  const root = mkdtempSync(join(tmpdir(), 'site-'))
  writeFileSync(join(root, 'index.html'), page)
  return root
}

test('two sites share one nginx and one log, each with its own names, page and content policy @zh', async () => {
  const [production, staging] = [siteWith('production'), siteWith('staging')]
  const policy = "default-src 'none'"
  const nginx = await startSites({
    'app.example www.app.example': { root: production, apiPort: 1, documents: NOWHERE },
    'staging.example': { root: staging, apiPort: 1, documents: NOWHERE, policy },
  })
  const seen = async (host: string) => {
    const { body, headers } = await ask(nginx.url, host)
    return [body, headers['content-security-policy'] === policy]
  }
  expect(await seen('app.example')).toEqual(['production', false])
  expect(await seen('www.app.example')).toEqual(['production', false])
  expect(await seen('staging.example')).toEqual(['staging', true])
  expect(nginx.log().match(/ GET \/ 200 /g)?.length).toBeGreaterThanOrEqual(3)
  await nginx.close()
  for (const root of [production, staging]) rmSync(root, { recursive: true })
})

test('[A676] a foreign page that has opened the app in a window can neither see nor replace it @zh', async ({
  page,
  problems,
}) => {
  problems.expected(/^foreign host: GET http:\/\/(localhost|127\.0\.0\.1):/)
  const foreign = createServer((_, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html' }).end('<title>foreign</title>')
  })
  await new Promise<void>((listening) => foreign.listen(0, listening))
  const { port } = foreign.address() as AddressInfo
  const root = siteWith('<!doctype html><title>app</title>')
  const app = await startSites({ _: { root, apiPort: 1, documents: NOWHERE } })

  await page.goto(`http://localhost:${port}/`)
  const [opened] = await Promise.all([
    page.waitForEvent('popup'),
    page.evaluate((address) => void Object.assign(window, { opened: window.open(address) }), app.url),
  ])
  await expect(opened).toHaveTitle('app')
  const tried = await page.evaluate(() => {
    const kept: unknown = Reflect.get(window, 'opened')
    if (typeof kept !== 'object' || kept === null || !('closed' in kept)) return 'no window'
    try {
      Reflect.set(kept, 'location', `${window.location.href}?false-sign-in`)
    } catch {}
    return kept.closed
  })
  expect(tried).toBe(true)
  await page.waitForTimeout(500)
  await expect(opened).toHaveTitle('app')
  expect(await opened.evaluate(() => window.opener === null)).toBe(true)
  await opened.close()
  await app.close()
  foreign.close()
  rmSync(root, { recursive: true })
})
