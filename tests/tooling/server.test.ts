import { mkdtempSync, mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { request, type IncomingHttpHeaders } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { apiHeaders, policies, serve } from '../../tools/server/serve.mjs'

const page = '<!doctype html><title>Home</title>'
const script = 'console.log("hello")\n'.repeat(50)
const folder = mkdtempSync(join(tmpdir(), 'serving-'))
let server: Awaited<ReturnType<typeof serve>>

beforeAll(async () => {
  mkdirSync(join(folder, 'dist/assets'), { recursive: true })
  writeFileSync(join(folder, 'secret'), 'secret')
  writeFileSync(join(folder, 'dist/index.html'), page)
  writeFileSync(join(folder, 'dist/.builtFrom'), 'secret')
  writeFileSync(join(folder, 'dist/mockServiceWorker.js'), '// worker')
  writeFileSync(join(folder, 'dist/assets/main-1a2b.js'), script)
  writeFileSync(join(folder, 'dist/assets/pdfWorker-2b.js'), '// worker')
  writeFileSync(join(folder, 'dist/icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  server = await serve({ root: join(folder, 'dist'), port: 0, host: '127.0.0.1' })
})

afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer }

/** Requests the path exactly as given, because fetch would normalise it. */
const ask = (path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port: server.port, path, method, headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      )
    })
    sent.on('error', reject)
    sent.end()
  })

test.each([
  '/',
  '/home',
  '/organ/list?serviceId=1',
  '/news/detail/..%2Fx',
  '/news/detail/%E0%A4%A',
  '/news/detail/%00',
  '//evil.example/x',
])('a navigation to %s receives the page, revalidated each time', async (path) => {
  const { status, headers, body } = await ask(path, { accept: 'text/html' })
  expect([status, headers['cache-control'], headers['content-type'], body.toString()]).toEqual([
    200,
    'no-cache',
    'text/html; charset=utf-8',
    page,
  ])
})

test.each([
  '/assets/gone-9f.js',
  '/assets/',
  '/api/home',
  '/api',
  '/gone.png',
  '/..%2fsecret',
  '/%2e%2e%2fsecret',
  '/api/..;/secret',
  '/.builtFrom.js',
])('a missing file at %s is a plain 404, never the page', async (path) => {
  const { status, headers, body } = await ask(path, { accept: 'text/html' })
  expect([status, headers['content-type'], body.toString()]).toEqual([404, 'text/plain; charset=utf-8', 'Not found\n'])
})

test('a dot file is not served', async () => {
  expect((await ask('/.builtFrom')).body.toString()).not.toContain('secret')
})

test('a data request of a script never receives the page', async () => {
  expect((await ask('/demo/im/messages', { accept: 'application/json, text/plain, */*' })).status).toBe(404)
})

test('a hashed asset is compressed and cached permanently, and the demo worker is revalidated', async () => {
  const { headers, body } = await ask('/assets/main-1a2b.js', { 'accept-encoding': 'gzip, deflate' })
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(headers['content-type']).toBe('text/javascript; charset=utf-8')
  expect(headers['content-encoding']).toBe('gzip')
  expect(gunzipSync(body).toString()).toBe(script)
  expect((await ask('/mockServiceWorker.js')).headers['cache-control']).toBe('no-cache')
})

/** Writes a script to the site's assets, and compressed files with these contents to the same folder. */
const putPacked = (name: string, text: string, forms: { br?: string; gz?: string }) => {
  const file = join(folder, 'dist/assets', name)
  writeFileSync(file, text)
  if (forms.br !== undefined) writeFileSync(`${file}.br`, brotliCompressSync(forms.br))
  if (forms.gz !== undefined) writeFileSync(`${file}.gz`, gzipSync(forms.gz))
}

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['gzip;q=1.0, br;q=0.5', 'gzip'],
  ['BR; q=0.1', 'br'],
  ['*', 'br'],
  ['*;q=0.5, br;q=0', 'gzip'],
  ['gzip;q=0, br;q=0', undefined],
  ['identity, br;q=0.5', undefined],
  ['gzip;q=much', undefined],
  ['identity', undefined],
  ['', undefined],
])('the compressed file is sent to clients that accept it: to "%s" as %s', async (accepted, coding) => {
  putPacked('packed-3c.js', script, { br: script, gz: script })
  const { headers, body } = await ask('/assets/packed-3c.js', { 'accept-encoding': accepted })
  expect([headers['content-encoding'], headers['content-type'], headers['vary'], headers['cache-control']]).toEqual([
    coding,
    'text/javascript; charset=utf-8',
    'Accept-Encoding',
    'public, max-age=31536000, immutable',
  ])
  expect(Number(headers['content-length'])).toBe(body.length)
  const read = { br: brotliDecompressSync, gzip: gunzipSync, none: (text: Buffer) => text }[coding ?? 'none']
  expect(read?.(body).toString()).toBe(script)
  const again = { 'accept-encoding': accepted, 'if-none-match': headers.etag ?? '' }
  expect((await ask('/assets/packed-3c.js', again)).status).toBe(304)
  expect((await ask('/assets/packed-3c.js', { ...again, 'accept-encoding': 'deflate' })).status).toBe(
    coding === undefined ? 304 : 200,
  )
})

test('a compressed form has no address, and one that is older than its file is not sent', async () => {
  putPacked('old-4d.js', script, { br: 'old', gz: script })
  const earlier = new Date(Date.now() - 60_000)
  utimesSync(join(folder, 'dist/assets/old-4d.js.br'), earlier, earlier)
  const { headers } = await ask('/assets/old-4d.js', { 'accept-encoding': 'br, gzip' })
  expect(headers['content-encoding']).toBe('gzip')
  for (const form of ['br', 'gz']) expect((await ask(`/assets/old-4d.js.${form}`)).status).toBe(404)
})

test('without gzip the same asset is sent plain, and HEAD sends its length only', async () => {
  expect((await ask('/assets/main-1a2b.js')).body.toString()).toBe(script)
  const { status, headers, body } = await ask('/assets/main-1a2b.js', {}, 'HEAD')
  expect([status, headers['content-length'], body.length]).toEqual([200, String(script.length), 0])
})

test('an unchanged page is not sent again', async () => {
  const { headers } = await ask('/home')
  expect((await ask('/home', { 'if-none-match': headers.etag ?? '' })).status).toBe(304)
})

test('a changed file is read again', async () => {
  writeFileSync(join(folder, 'dist/changing.txt'), 'one')
  expect((await ask('/changing.txt')).body.toString()).toBe('one')
  writeFileSync(join(folder, 'dist/changing.txt'), 'two and more')
  expect((await ask('/changing.txt')).body.toString()).toBe('two and more')
})

test('a write is refused at a screen and not found at the API', async () => {
  expect((await ask('/home', {}, 'POST')).status).toBe(405)
  expect((await ask('/api/login', {}, 'POST')).status).toBe(404)
})

test('[A441] an answer of the API is not cached unless the server allows it', async () => {
  const said: Record<string, string> = { '/api/said': 'max-age=60' }
  const answering = await serve({
    root: join(folder, 'dist'),
    port: 0,
    host: '127.0.0.1',
    onRequest: ({ url = '' }, response) => {
      if (!url.startsWith('/api/')) return false
      response.writeHead(200, said[url] === undefined ? {} : { 'Cache-Control': said[url] }).end('{}')
      return true
    },
  })
  const cacheControl = async (path: string) => (await fetch(answering.url + path)).headers.get('cache-control')
  expect([await cacheControl('/api/silent'), await cacheControl('/api/said'), await cacheControl('/api')]).toEqual([
    'no-store',
    'max-age=60',
    'no-store',
  ])
  await answering.close()
})

test('[A675] what an API answers here runs nothing in the name of the site', async () => {
  for (const path of ['/api/files/page.html', '/api']) {
    const { headers } = await ask(path, { accept: 'text/html' })
    expect(headers['content-security-policy'], path).toBe("sandbox; default-src 'none'")
    for (const [name, value] of Object.entries(apiHeaders)) expect(headers[name.toLowerCase()], name).toBe(value)
    expect(headers, path).not.toHaveProperty('cross-origin-opener-policy')
  }
})

test.each(['/pdfProxy/reports/1.pdf', '/pdfProxy/reports/1', '/pdfProxy'])(
  '[A445] [RG3] a missing host at %s answers with no page and nothing executable, and allows reading only',
  async (path) => {
    const { status, headers, body } = await ask(path, { accept: 'text/html' })
    expect([status, headers['content-type'], body.toString()]).toEqual([
      404,
      'text/plain; charset=utf-8',
      'Not found\n',
    ])
    expect(headers).toMatchObject({
      'content-security-policy': "sandbox; default-src 'none'",
      'content-disposition': 'inline',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    })
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) expect((await ask(path, {}, method)).status).toBe(405)
  },
)

test('[RC8] a script or picture of a page repeats none of its policies, and keeps its type', async () => {
  for (const path of ['/assets/main-1a2b.js', '/icon.svg']) {
    const { status, headers } = await ask(path)
    expect([status, headers['x-content-type-options']]).toEqual([200, 'nosniff'])
    for (const name of policies) expect(headers, name).not.toHaveProperty(name.toLowerCase())
  }
})

test('[A676] [RC8] every answer has the strict headers, including a 404 and the file of a worker', async () => {
  for (const path of ['/', '/home', '/assets/gone.js', '/assets/pdfWorker-2b.js', '/mockServiceWorker.js']) {
    const { headers } = await ask(path)
    const policy = String(headers['content-security-policy']).split('; ')
    expect(policy).toEqual(
      expect.arrayContaining([
        "default-src 'self'",
        expect.stringMatching(/^script-src 'self' 'sha256-[\w+/]{43}='$/),
        "object-src 'none'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
      ]),
    )
    expect(policy).toContain('frame-src weixin:')
    expect(String(headers['content-security-policy'])).not.toMatch(/unsafe-eval|unsafe-inline/)
    expect(headers['strict-transport-security']).toBe('max-age=31536000')
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['referrer-policy']).toBe('no-referrer')
    expect(headers['permissions-policy']).toBe('geolocation=(self), microphone=(self), camera=()')
    expect(headers['cross-origin-opener-policy']).toBe('same-origin')
  }
})
