import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { brotliModule } from '../tools/scripts/ensurePrograms.mjs'
import { isPrecompressed } from '../tools/build/precompress.mjs'
import { apiHeaders, policies, productionHeaders } from '../tools/server/serve.mjs'
import { startNginx } from './support/nginx'
import { DIST, openSite, type Site } from './support/nginxSite'
import { ACCOUNT } from './support/signIn'
import { expect, test as base } from './support/test'
import { heading } from './support/heading'

const test = base.extend<object, { build: string; site: Site }>({
  build: [DIST, { option: true, scope: 'worker' }],
  site: [
    async ({ build }, provide) => {
      const site = await openSite(build)
      await provide(site)
      await site.close()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, provide) => {
    await provide(site.url)
  },
})

const ownHeaders = ({ headers }: Response) =>
  Object.fromEntries(Object.keys(productionHeaders).map((name) => [name, headers.get(name)]))
/** Headers of a part of a page: all but the policies, which apply to pages only. */
const PARTS_HEADERS = Object.fromEntries(
  Object.entries(productionHeaders).map(([name, value]) => [name, policies.includes(name) ? null : value]),
)
/** Nothing listens there. */
const CLOSED_ORIGIN = 'http://127.0.0.1:1'
const CALL = '/api/login/getOpenIdByCode?code=nobodys'
const assets = (isWanted: (name: string) => boolean = (name) => !isPrecompressed(name)) =>
  readdirSync(join(DIST, 'assets'))
    .filter(isWanted)
    .map((name) => `/assets/${name}`)

test('@zh every answer of nginx has its headers once: page, worker, missing file, API call', async ({ site }) => {
  const worker = assets((name) => /worker.*\.js$/i.test(name))
  expect(worker.length).toBeGreaterThan(0)
  const paths = ['/', '/home', '/version.json', ...worker, '/assets/gone.js', '/.hidden']
  for (const path of paths) expect(ownHeaders(await fetch(site.url + path)), path).toEqual(productionHeaders)
  for (const path of ['/api', CALL])
    expect(ownHeaders(await fetch(site.url + path)), path).toEqual({
      'Cross-Origin-Opener-Policy': null,
      ...apiHeaders,
    })
  for (const path of ['/icon.svg', assets((name) => /^app-.*\.(js|css)$/.test(name))[0] ?? ''])
    expect(ownHeaders(await fetch(site.url + path)), path).toEqual(PARTS_HEADERS)
})

const headersOf = async (url: string, coding: string) => {
  const { status, headers } = await fetch(url, { headers: { 'accept-encoding': coding } })
  return [status, ...['content-type', 'content-encoding', 'vary', 'cache-control'].map((name) => headers.get(name))]
}

test('@zh nginx sends the build’s compressed files to clients that accept them', async ({ site }) => {
  const script = site.url + (assets().find((path) => /\/vendor-.*\.js$/.test(path)) ?? '')
  const sent = (coding: string | null) => [
    200,
    'text/javascript; charset=utf-8',
    coding,
    'Accept-Encoding',
    'public, max-age=31536000, immutable',
  ]
  expect(await headersOf(script, 'gzip')).toEqual(sent('gzip'))
  expect(await headersOf(script, 'gzip, deflate, br')).toEqual(sent(brotliModule() === undefined ? 'gzip' : 'br'))
  expect(await headersOf(script, 'identity')).toEqual(sent(null))
  const packed = await fetch(script, { headers: { 'accept-encoding': 'gzip' } })
  const inBuild = statSync(join(DIST, `${new URL(script).pathname}.gz`)).size
  expect(Number(packed.headers.get('content-length'))).toBe(inBuild)
  const forms = assets(isPrecompressed)
  expect(forms.length).toBeGreaterThan(50)
  for (const path of forms.slice(0, 6)) expect((await fetch(site.url + path)).status, path).toBe(404)
})

test('@zh nginx caches assets for a year and the page never, compresses both, and never sends the page for a missing file', async ({
  site,
}) => {
  const headersOf = async (path: string) => {
    const { status, headers } = await fetch(site.url + path)
    return [status, headers.get('content-type'), headers.get('content-encoding'), headers.get('cache-control')]
  }
  for (const path of ['/', '/home', '/organ/list?serviceId=1', '/news/detail/..%2Fx'])
    expect(await headersOf(path), path).toEqual([200, 'text/html; charset=utf-8', 'gzip', 'no-cache'])
  const script = assets().find((path) => /\/vendor-.*\.js$/.test(path)) ?? ''
  expect(await headersOf(script)).toEqual([
    200,
    'text/javascript; charset=utf-8',
    'gzip',
    'public, max-age=31536000, immutable',
  ])
  expect(await headersOf('/version.json')).toEqual([200, 'application/json; charset=utf-8', null, 'no-cache'])
  for (const path of ['/assets/gone.js', '/assets/', '/gone.png', '/.hidden', '/api']) {
    const [status, , , caching] = await headersOf(path)
    expect([status, caching], path).toEqual([404, 'no-store'])
  }
  expect(await headersOf(CALL)).toEqual([200, 'application/json; charset=utf-8', null, 'no-store'])
  // A browser under nosniff refuses a type that nginx does not know.
  for (const path of assets()) expect((await headersOf(path))[1], path).not.toBe('application/octet-stream')
})

test('@zh nginx hides every path that begins with a dot, wherever it is', async () => {
  const root = mkdtempSync(join(tmpdir(), 'hidden-'))
  const put = (path: string) => writeFileSync(join(root, path), 'secret')
  for (const folder of ['.vite', 'assets']) mkdirSync(join(root, folder))
  const hidden = ['.hidden', '.hidden.json', '.vite/manifest.json', 'assets/.hidden.js']
  for (const path of ['index.html', 'open.json', ...hidden]) put(path)
  const nginx = await startNginx({ root, apiPort: 1, documents: CLOSED_ORIGIN })
  const status = async (path: string) => (await fetch(`${nginx.url}/${path}`)).status
  expect(await status('open.json')).toBe(200)
  for (const path of hidden) expect(await status(path), path).toBe(404)
  await nginx.close()
  rmSync(root, { recursive: true })
})

test('@zh nginx serves the provider’s verification file as it is, and the assets of earlier releases', async () => {
  const [root, earlier] = [mkdtempSync(join(tmpdir(), 'site-')), mkdtempSync(join(tmpdir(), 'earlier-'))]
  for (const folder of [root, earlier]) mkdirSync(join(folder, 'assets'))
  writeFileSync(join(root, 'index.html'), 'the page')
  writeFileSync(join(root, 'MP_verify_aB3xYz.txt'), 'aB3xYz')
  writeFileSync(join(root, 'assets/home-new.js'), 'new')
  writeFileSync(join(earlier, 'assets/home-old.js'), 'old')
  writeFileSync(join(earlier, 'secret.txt'), 'secret')
  const nginx = await startNginx({ root, apiPort: 1, documents: CLOSED_ORIGIN, earlier })
  const headersOf = async (path: string) => {
    const answer = await fetch(nginx.url + path)
    return [
      answer.status,
      answer.headers.get('content-type'),
      answer.headers.get('cache-control'),
      await answer.text(),
    ]
  }
  expect(await headersOf('/MP_verify_aB3xYz.txt')).toEqual([200, 'text/plain; charset=utf-8', 'no-cache', 'aB3xYz'])
  const immutable = 'public, max-age=31536000, immutable'
  expect(await headersOf('/assets/home-old.js')).toEqual([200, 'text/javascript; charset=utf-8', immutable, 'old'])
  expect(await headersOf('/assets/home-new.js')).toEqual([200, 'text/javascript; charset=utf-8', immutable, 'new'])
  expect(ownHeaders(await fetch(`${nginx.url}/assets/home-old.js`))).toEqual(PARTS_HEADERS)
  for (const path of ['/secret.txt', '/assets/gone.js', '/MP_verify_other.txt'])
    expect((await headersOf(path)).slice(0, 3), path).toEqual([404, 'text/html; charset=utf-8', 'no-store'])
  await nginx.close()
  for (const folder of [root, earlier]) rmSync(folder, { recursive: true })
})

test('@zh the logs of nginx have no query and nothing of the visitor', async () => {
  const root = mkdtempSync(join(tmpdir(), 'site-'))
  writeFileSync(join(root, 'index.html'), 'the page')
  const nginx = await startNginx({ root, apiPort: 1, documents: CLOSED_ORIGIN })
  await fetch(`${nginx.url}/order/list?name=Anna`, { headers: { token: 'tok', 'user-agent': 'phone', cookie: 'a=b' } })
  const [line = ''] = nginx
    .log()
    .split('\n')
    .filter((one) => one.includes('/order/list'))
  expect(line).toMatch(/^\d{4}-\d\d-\d\dT[\d:+-]+ GET \/order\/list 200 8 \d+\.\d{3} -$/)
  // nginx describes a failed call in its other log, with all of the request line.
  const failed = await fetch(`${nginx.url}/api/customer/checkTelphone?telphone=13800000001`)
  expect(failed.status).toBe(502)
  expect(nginx.log()).toMatch(/ GET \/api\/customer\/checkTelphone 502 /)
  expect(nginx.log('error.log')).toBe('')
  await nginx.close()
  rmSync(root, { recursive: true })
})

/** Reads the scripts afterwards: the browser drops the text of a response that a reload leaves behind. */
const demoScripts = (page: Page) => {
  const seen = new Set<string>()
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') seen.add(response.url())
  })
  const isDemo = async (url: string) =>
    /\bmsw\b|mockServiceWorker|setupWorker|demo-clinic/.test(await (await page.request.get(url)).text())
  return async () => {
    const urls = [...seen]
    const found = await Promise.all(urls.map(isDemo))
    return { seen: urls.length, demo: urls.filter((_, index) => found[index]) }
  }
}

test('@zh [AUTH-06] the production build works behind nginx: sign-in by phone number and code, home, reload, a deep link', async ({
  page,
  words,
  site,
}) => {
  const { home, auth, shell } = words
  const scripts = demoScripts(page)
  const opened = await page.goto('/')
  expect(await opened?.allHeaders()).toMatchObject(
    Object.fromEntries(Object.entries(productionHeaders).map(([name, value]) => [name.toLowerCase(), value])),
  )
  await expect(page).toHaveURL(/\/login\?redirect=/)
  await expect(heading(page, shell.titles.login)).toBeVisible()
  await page.getByLabel(auth.phone, { exact: true }).fill(ACCOUNT)
  await page.getByRole('button', { name: auth.getCode }).click()
  await expect.poll(() => site.codeFor(ACCOUNT)).toMatch(/^\d{6}$/)
  await page.getByLabel(auth.code, { exact: true }).fill(site.codeFor(ACCOUNT) ?? '')
  await page.getByRole('button', { name: auth.signIn, exact: true }).click()
  await expect(page).toHaveURL(/\/home$/)

  const atHome = async () => {
    await expect(heading(page, shell.product)).toBeVisible()
    for (const name of ['乳腺健康检测', '健康问卷评估', '尊享乳腺检查'])
      await expect(
        page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) }),
      ).toBeVisible()
    await expect(page.getByRole('main')).not.toContainText(home.later)
  }
  await atHome()
  await page.reload()
  await atHome()
  await expect(page).toHaveURL(/\/home$/)

  await page.goto('/subscribe/list')
  await expect(page).toHaveTitle(new RegExp(shell.titles.subscribeList))
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page).toHaveURL(/\/subscribe\/list$/)

  const { seen, demo } = await scripts()
  expect(seen).toBeGreaterThan(2)
  expect(demo).toEqual([])
  expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('demo-clinic')
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
})
