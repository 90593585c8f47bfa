import { request, type IncomingHttpHeaders } from 'node:http'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
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
