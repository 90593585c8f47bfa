import { createServer, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { samplePdf } from '@/mocks/pdf/pdf'
import { documentHeaders } from '../tools/server/serve.mjs'
import { DIST, openSite, type Site } from './support/nginxSite'
import { ACCOUNT } from './support/signIn'
import { expect } from './support/test'
import { testAt } from './support/testAt'

const PDF = Buffer.from(samplePdf([{ lines: ['report'] }]))
const SCRIPT = 'window.ran = true; document.cookie = "ran=1"'
const PAGE = `<!doctype html><!-- %PDF-1.7 --><title>foreign</title><script>${SCRIPT}</script>`
const SVG = `<svg xmlns="http://www.w3.org/2000/svg"><script>${SCRIPT}</script></svg>`

/** Headers by which a document host could act on the phone in our name. */
const FOREIGN: OutgoingHttpHeaders = {
  'Access-Control-Allow-Origin': '*',
  'Cache-Control': 'public, max-age=31536000',
  'Clear-Site-Data': '"*"',
  'Content-Disposition': 'attachment; filename=a.html',
  'Content-Security-Policy': "script-src 'unsafe-inline'",
  Link: '</assets/a.js>; rel=preload; as=script',
  NEL: '{}',
  Refresh: '0; url=/login',
  'Report-To': '{}',
  'Service-Worker-Allowed': '/',
  'Set-Cookie': 'token=theirs; Path=/',
  token: 'theirs',
  'WWW-Authenticate': 'Basic realm="hospital"',
  'X-Accel-Redirect': '/index.html',
}

type Reply = { status?: number; type?: string; headers?: OutgoingHttpHeaders; body?: string | Buffer }

const REPLIES: Readonly<Record<string, Reply>> = {
  '/whole.pdf': { type: 'application/pdf', body: PDF, headers: { ETag: '"v1"', 'Accept-Ranges': 'bytes' } },
  '/%E6%8A%A5%E5%91%8A%201.pdf?sign=1%2F2&e=3': { type: 'application/pdf', body: PDF },
  '/100%25.pdf': { type: 'application/pdf', body: PDF },
  '/page.pdf': { type: 'text/html', body: PAGE },
  '/drawing.pdf': { type: 'image/svg+xml', body: SVG },
  '/script.pdf': { type: 'text/javascript', body: SCRIPT },
  '/typeless.pdf': { body: PAGE },
  '/missing.pdf': { status: 404, type: 'text/html', body: PAGE },
  '/closed.pdf': { status: 401, type: 'text/html', body: PAGE },
  '/broken.pdf': { status: 500, type: 'text/html', body: PAGE },
  ...Object.fromEntries(
    [301, 302, 303, 307, 308].map((status) => [
      `/moved${status}.pdf`,
      { status, headers: { Location: '/api/login/signOut' }, body: PAGE },
    ]),
  ),
}

type Documents = Site & { requests: IncomingMessage[] }

const openDocuments = async (): Promise<Documents> => {
  const requests: IncomingMessage[] = []
  const host = createServer((request, response) => {
    requests.push(request)
    const { status = 200, type, headers, body = '' } = REPLIES[request.url ?? ''] ?? {}
    response.writeHead(status, {
      ...FOREIGN,
      ...headers,
      ...(type !== undefined && { 'Content-Type': type }),
      'Content-Length': Buffer.byteLength(body),
    })
    response.end(request.method === 'HEAD' ? undefined : body)
  })
  await new Promise<void>((listening) => host.listen(0, '127.0.0.1', listening))
  const site = await openSite(DIST, { documents: `http://127.0.0.1:${(host.address() as AddressInfo).port}` })
  return {
    ...site,
    requests,
    close: async () => {
      host.closeAllConnections()
      await Promise.all([site.close(), new Promise((closed) => host.close(closed))])
    },
  }
}

const test = testAt(openDocuments)

/** Headers of the connection, and those that describe bytes. */
const MAY_COME = [
  'accept-ranges',
  'cache-control',
  'connection',
  'content-length',
  'content-range',
  'content-type',
  'date',
  'etag',
  'last-modified',
  'server',
  'transfer-encoding',
  ...Object.keys(documentHeaders).map((name) => name.toLowerCase()),
]

test('[A224] [A445] [RG3] nginx asks for the document’s own path, and passes on its bytes, length and version only @zh', async ({
  site: documents,
}) => {
  for (const [path, { status = 200 }] of Object.entries(REPLIES)) {
    const answer = await fetch(`${documents.url}/pdfProxy${path}`, { redirect: 'manual' })
    const isRedirect = status >= 300 && status < 400
    // A597: 401 and 403 say that the address has expired.
    expect([path, answer.status]).toEqual([path, isRedirect ? 502 : status === 401 ? 403 : status])
    expect(
      [...answer.headers.keys()].filter((name) => !MAY_COME.includes(name)),
      path,
      // nginx keeps www-authenticate beside another status, which no browser acts on.
    ).toEqual(path === '/closed.pdf' ? ['www-authenticate'] : [])
    for (const [name, value] of Object.entries(documentHeaders))
      expect([path, name, answer.headers.get(name)]).toEqual([path, name, value])
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('content-type')).toBe(status === 200 ? 'application/pdf' : 'text/plain; charset=utf-8')
    const bytes = Buffer.from(await answer.arrayBuffer())
    if (status === 200) expect(bytes).toEqual(Buffer.from(REPLIES[path]?.body ?? ''))
    else expect(bytes.toString()).toBe('No document\n')
  }
})

test('[A687] nginx asks the host of documents for a slash where an address holds an encoded one @zh', async ({
  site: documents,
}) => {
  const before = documents.requests.length
  for (const path of ['r%2Fx.pdf', 'a%25b.pdf']) await fetch(`${documents.url}/pdfProxy/${path}`)
  expect(documents.requests.slice(before).map(({ url }) => url)).toEqual(['/r/x.pdf', '/a%25b.pdf'])
})

test('[A445] [RG3] nginx requests documents by GET and HEAD only, without data about the client @zh', async ({
  site: documents,
}) => {
  const address = `${documents.url}/pdfProxy/whole.pdf`
  const before = documents.requests.length
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])
    expect((await fetch(address, { method })).status).toBe(405)
  expect(documents.requests.length).toBe(before)
  const headers = { token: 'secret', Cookie: 'token=secret', Authorization: 'Basic secret', Range: 'bytes=0-3' }
  await fetch(address, { headers: { ...headers, 'If-None-Match': '"v1"' } })
  const head = await fetch(address, { method: 'HEAD' })
  expect([head.status, head.headers.get('content-length'), head.headers.get('etag')]).toEqual([
    200,
    String(PDF.length),
    '"v1"',
  ])
  const [get] = documents.requests.slice(before)
  expect(Object.keys(get?.headers ?? {}).sort()).toEqual(['connection', 'host', 'if-none-match', 'range'])
  expect(documents.requests.slice(before).map(({ method }) => method)).toEqual(['GET', 'HEAD'])
})

const goTo = (page: Page, address: string) => page.goto(address).catch(() => undefined)

test('[A445] [RG3] a page, drawing or script at the document path runs nothing and stores nothing @zh', async ({
  page,
  site: documents,
  problems,
}) => {
  // A full Chromium draws them with its own viewer; the headless shell has none, like the messaging app.
  if (await page.evaluate(() => navigator.pdfViewerEnabled))
    problems.expected(/^foreign host: GET chrome(-extension)?:/)
  problems.expected(/^console error: .*(403|404|500|502|MIME|net::ERR_ABORTED)/)
  for (const path of Object.keys(REPLIES)) {
    await goTo(page, `/pdfProxy${path}`)
    expect(await page.evaluate(() => 'ran' in window), path).toBe(false)
    expect(page.url(), path).not.toContain('/login')
  }
  expect(await page.context().cookies(documents.url)).toEqual([])

  await page.goto('/version.json')
  const ran = await page.evaluate(async () => {
    const tried = (load: (done: (what: string) => void) => void) => new Promise<string>((done) => load(done))
    const script = await tried((done) => {
      const tag = document.createElement('script')
      tag.onload = () => done('loaded')
      tag.onerror = () => done('refused')
      tag.src = '/pdfProxy/script.pdf'
      document.head.append(tag)
    })
    const worker = await navigator.serviceWorker.register('/pdfProxy/script.pdf').then(
      () => 'registered',
      () => 'refused',
    )
    return { script, worker, ran: 'ran' in window }
  })
  expect(ran).toEqual({ script: 'refused', worker: 'refused', ran: false })
})

test('[A445] [RG3] [RC3] the viewer says in words that a page or a drawing is no document @zh', async ({
  page,
  words,
  site: documents,
}) => {
  await page.context().addCookies([{ name: 'token', value: documents.tokenFor(ACCOUNT), url: documents.url }])
  for (const name of ['page', 'drawing', 'script', 'typeless']) {
    const address = encodeURIComponent(`https://reports.example/${name}.pdf`)
    await page.goto(`/pdf/pdfViewer?pdfUrl=${address}`)
    await expect(page.getByRole('main')).toContainText(words.pdf.problems.notPdf.title)
    await expect(page.locator('canvas')).toHaveCount(0)
  }
})
