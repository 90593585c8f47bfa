import { createServer, request, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { apiHeaders } from '../tools/server/serve.mjs'
import { startNginx } from './support/nginx'
import { expect } from './support/test'
import { testAt } from './support/testAt'

type Asked = Pick<IncomingMessage, 'method' | 'url' | 'headers'> & { body: Buffer }
type Reply = { type: string; body: string; headers?: OutgoingHttpHeaders }
type Upstream = { port: number; asked: Asked[]; url: string; close: () => Promise<void> }

const SCRIPT = 'window.ran = true; document.title = document.cookie'
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><style>rect{fill:red}</style><rect/></svg>'
/** What a user could have uploaded to the server. */
const REPLIES: Readonly<Record<string, Reply>> = {
  '/api/files/page.html': {
    type: 'text/html',
    body: `<!doctype html><title>page</title><script src="script.js"></script><script>${SCRIPT}</script>`,
  },
  '/api/files/script.js': { type: 'text/javascript', body: SCRIPT },
  '/api/files/drawing.svg': { type: 'image/svg+xml', body: SVG },
  '/api/files/table.csv': {
    type: 'text/csv',
    body: 'a,b',
    headers: { 'Content-Disposition': 'attachment; filename=table.csv' },
  },
}

/** nginx before a server that remembers what it is asked, and is also the host of the documents. */
const openUpstream = async (apiPath?: string): Promise<Upstream> => {
  const asked: Asked[] = []
  const server = createServer((incoming, response) => {
    void buffer(incoming).then((body) => {
      const { method, url = '', headers } = incoming
      asked.push({ method, url, headers, body })
      const reply = REPLIES[url] ?? { type: 'application/json', body: '{}' }
      response.writeHead(200, { 'Content-Type': reply.type, ...reply.headers }).end(reply.body)
    })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  const root = mkdtempSync(join(tmpdir(), 'site-'))
  writeFileSync(join(root, 'index.html'), '<!doctype html><title>home</title>')
  const documents = `http://127.0.0.1:${port}/files`
  const nginx = await startNginx({ root, apiPort: port, ...(apiPath !== undefined && { apiPath }), documents })
  return {
    port,
    asked,
    url: nginx.url,
    close: async () => {
      await nginx.close()
      server.closeAllConnections()
      server.close()
      rmSync(root, { recursive: true })
    },
  }
}

const test = testAt(openUpstream)

/** Asks for the path exactly as given, because fetch would resolve it. */
const statusOf = (site: string, path: string): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(site)
    request({ hostname, port, path }, (response) => {
      response.resume()
      resolve(response.statusCode)
    })
      .on('error', reject)
      .end()
  })

/** Paths by which one server or another would leave the folder. */
const LEAVING = [
  '..;/actuator/env',
  '%2e%2e;/x',
  '.%2E;v=1/x',
  '..%3b/x',
  '..%3B%2Fx',
  'a/..;/..;/x',
  ';/../x',
  ';a/%2e%2e/x',
  '.;/x',
  'a/..',
  'a/..;',
  '..%5cx',
  '..\\x',
]
/** Ordinary paths, however odd their names are. */
const STAYING = ['order/x?next=/../y;', 'a..b/..c/d..', '.hidden', '...', 'v1.2;a=b/x', '%E6%8A%A5%E5%91%8A%201.pdf']

for (const apiPath of [undefined, '/base/'])
  test(`[A675] nginx asks for no path that leaves /api/ or /pdfProxy/, with ${apiPath ?? 'no'} path of the server @zh`, async () => {
    const upstream = await openUpstream(apiPath)
    for (const folder of ['api', 'pdfProxy']) {
      for (const path of LEAVING)
        expect([path, await statusOf(upstream.url, `/${folder}/${path}`)], folder).toEqual([path, 404])
      expect(upstream.asked.map(({ url }) => url)).toEqual([])
      for (const path of STAYING)
        expect([path, await statusOf(upstream.url, `/${folder}/${path}`)], folder).toEqual([path, 200])
      expect(upstream.asked.splice(0)).toHaveLength(STAYING.length)
    }
    await upstream.close()
  })

test('[A675] the server learns the token, and no cookie, page or made-up address of the visitor @zh', async ({
  site: upstream,
}) => {
  const before = upstream.asked.length
  const forged = { 'x-real-ip': '203.0.113.7', forwarded: 'for=203.0.113.7', 'x-forwarded-for': '203.0.113.7' }
  const headers = { token: 'tok', cookie: 'token=tok; name=Anna', origin: 'https://app.example', ...forged }
  await fetch(`${upstream.url}/api/login/signOut`, { method: 'POST', headers, body: 'a=1' })
  const [sent] = upstream.asked.slice(before)
  expect(sent?.body.toString()).toBe('a=1')
  expect(sent?.headers).toMatchObject({
    host: `127.0.0.1:${upstream.port}`,
    token: 'tok',
    'x-forwarded-for': '203.0.113.7, 127.0.0.1',
  })
  for (const name of ['cookie', 'origin', 'x-real-ip', 'forwarded'])
    expect(sent?.headers, name).not.toHaveProperty(name)
})

test('[A675] a page or a drawing that the server answers runs nothing and reads no cookie @zh', async ({
  page,
  site: upstream,
  problems,
}) => {
  problems.expected(/^console error: .*(Blocked script execution|Content Security Policy|sandbox)/)
  problems.possible(/^request failed: /)
  await page.context().addCookies([{ name: 'token', value: 'secret', url: upstream.url }])
  for (const path of ['/api/files/page.html', '/api/files/drawing.svg']) {
    const answer = await page.goto(path)
    expect(await answer?.headerValue('content-security-policy'), path).toBe(apiHeaders['Content-Security-Policy'])
    expect(await page.evaluate(() => 'ran' in window), path).toBe(false)
    expect(await page.evaluate(() => window.origin), path).toBe('null')
    expect(await page.title(), path).not.toContain('secret')
  }
})

test('[A675] calls, pictures, uploads and files to save of the server reach the page as before @zh', async ({
  page,
  site: upstream,
}) => {
  await page.goto('/')
  const before = upstream.asked.length
  const seen = await page.evaluate(async () => {
    const form = new FormData()
    form.append('file', new Blob(['picture']), 'a.jpg')
    const call = await fetch('/api/consultation/uploadConsultationImage', { method: 'POST', body: form })
    const picture = new Image()
    picture.src = '/api/files/drawing.svg'
    await picture.decode()
    return [await call.json(), picture.naturalWidth]
  })
  expect(seen).toEqual([{}, 8])
  const [upload] = upstream.asked.slice(before)
  expect(upload?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/)
  expect(upload?.body.toString()).toContain('picture')
  const saved = page.waitForEvent('download')
  await page.evaluate(() => {
    const link = document.createElement('a')
    link.href = '/api/files/table.csv'
    link.click()
  })
  expect((await saved).suggestedFilename()).toBe('table.csv')
})
