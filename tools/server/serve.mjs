import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { createServer } from 'node:http'
import { createSecureServer } from 'node:http2'
import { extname, join, posix, relative, resolve, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import { acceptedOf, isCompressible, isPrecompressed, precompressedForms, packings } from '../build/precompress.mjs'
import { platformSources } from './platformHosts.mjs'
import { portSetting, setting, whyNotListening } from '../scripts/ports.mjs'

const appNumber = setting('VITE_IM_SDK_APP_ID')

const contentSecurityPolicy = {
  'default-src': ["'self'"],
  // The hashes of the one inline script and the one inline style. A test of the build prints new ones.
  'script-src': ["'self'", "'sha256-QrnPIxMdZ0dHDVgcB0RXTAvVHwznCBvHUW042ypnkww='"],
  'style-src': ["'self'", "'sha256-IXrY3F1nghTLPTV3gDYF31V7ao5BfN1dmIoTrbPgcsM='"],
  'img-src': ["'self'", 'data:', 'https:'],
  // Received voice messages are at the platform's storage, own ones in the page.
  'media-src': ["'self'", 'data:', 'https:'],
  // The platform's package opens these by itself in a consultation.
  'connect-src': ["'self'", ...platformSources(appNumber)],
  'worker-src': ["'self'"],
  // The messaging app's bridge communicates by frames.
  'frame-src': ['weixin:'],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
}

export const productionHeaders = {
  'Content-Security-Policy': Object.entries(contentSecurityPolicy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; '),
  'Strict-Transport-Security': 'max-age=31536000',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Permissions-Policy': 'geolocation=(self), microphone=(self), camera=()',
  // A676: a page that has opened the app in a window cannot replace it later. The app itself opens no window.
  'Cross-Origin-Opener-Policy': 'same-origin',
}

/** Headers by which a page, a worker or a document is governed. Parts of a page have nothing to govern. */
export const policies = [
  'Content-Security-Policy',
  'Cross-Origin-Opener-Policy',
  'Permissions-Policy',
  'Referrer-Policy',
  'Strict-Transport-Security',
]

/** A517: the build's own scripts, style sheets and pictures. A first visit fetches 30, smaller than the policies. */
export const PART_OF_PAGE = /^\/(?:assets\/(?!.*worker).*\.(?:js|css)|(?:icon|pictures\/.*)\.svg)$/i

// By the standard a browser refuses a sandboxed answer that has an opener policy.
const { 'Cross-Origin-Opener-Policy': _ofPages, ...headersWithoutOpener } = productionHeaders

/** A675: headers of every answer below `/api/`. What a user has uploaded there runs nothing in our name. */
export const apiHeaders = { ...headersWithoutOpener, 'Content-Security-Policy': "sandbox; default-src 'none'" }

/**
 * A445: headers of every answer below `/pdfProxy/`, which replace those of the documents' host. Nothing from there
 * runs, and it is shown as a PDF or not at all.
 */
export const documentHeaders = { ...apiHeaders, 'Content-Disposition': 'inline' }

const types = {
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.mp3': 'audio/mpeg',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.wav': 'audio/wav',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

/**
 * Serves a built app as static files. Navigations get the page, missing files never do. `onRequest` may answer first
 * and then returns true. With a certificate it speaks HTTP/2. Resolves once the server listens.
 */
export const serve = async ({ root, port, host = '0.0.0.0', certificate, onRequest }) => {
  const read = filesOf(resolve(root))
  const answer = async (request, response) => {
    const path = pathOf(request)
    const isDocument = isBelow('pdfProxy', path)
    const isCall = isBelow('api', path)
    for (const [name, value] of Object.entries(isDocument ? documentHeaders : isCall ? apiHeaders : productionHeaders))
      response.setHeader(name, value)
    // The default for answers without a cache header.
    if (isDocument || isCall) response.setHeader('Cache-Control', 'no-store')
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (isDocument && !isRead) return sayPlainly(response, 405)
    if ((await onRequest?.(request, response)) === true) return
    if (!isRead) return sayPlainly(response, isPageless(path) ? 404 : 405)
    const file = (await read(path)) ?? (wantsPage(request, path) ? await read('/index.html') : undefined)
    if (file === undefined) return sayPlainly(response, 404)
    if (PART_OF_PAGE.test(path)) for (const name of policies) response.removeHeader(name)
    return send(request, response, file)
  }
  const respond = (request, response) => {
    answer(request, response).catch((error) => {
      console.error(error)
      if (response.headersSent) response.destroy()
      else sayPlainly(response, 500)
    })
  }
  const server = certificate === undefined ? createServer(respond) : createSecureServer(certificate, respond)
  const sockets = new Set()
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  await new Promise((listening, failed) => {
    server.once('error', failed)
    server.listen(port, host, listening)
  })
  const taken = server.address().port
  const scheme = certificate === undefined ? 'http' : 'https'
  return { url: `${scheme}://localhost:${taken}`, port: taken, close: () => close(server, sockets) }
}

const filesOf = (root) => {
  const kept = new Map()
  return async (path) => {
    const name = resolve(root, `.${path === '/' ? '/index.html' : path}`)
    const inside = relative(root, name)
    if (!name.startsWith(root + sep) || inside.split(sep).some((part) => part.startsWith('.'))) return undefined
    if (isPrecompressed(name)) return undefined
    // Impossible file names (a NUL, 5,000 characters) fail here like missing ones.
    const found = await stat(name).catch(() => undefined)
    if (!found?.isFile()) return undefined
    const version = `${found.mtimeMs}-${found.size}`
    if (kept.get(name)?.version !== version) kept.set(name, { version, file: load(name, inside, found) })
    return kept.get(name).file
  }
}

const load = async (name, inside, found) => {
  const body = await readFile(name)
  return {
    body,
    packed: isCompressible(name) ? await packedForms(name, body, found) : new Map(),
    type: types[extname(name)] ?? 'application/octet-stream',
    tag: createHash('sha256').update(body).digest('base64url').slice(0, 22),
    // Names below assets contain a hash; everything else keeps its name over releases.
    cache: inside.startsWith(`assets${sep}`) ? 'public, max-age=31536000, immutable' : 'no-cache',
  }
}

const packedForms = async (name, body, found) => {
  const beside = await precompressedForms(name, found)
  if (beside.size > 0) return beside
  const { coding, pack } = packings.at(-1)
  const packed = await pack(body)
  return new Map(packed.length < body.length ? [[coding, packed]] : [])
}

const send = (request, response, { body, packed, type, tag, cache }) => {
  const coding = acceptedOf(request.headers['accept-encoding'] ?? '', [...packed.keys()])
  const etag = `"${tag}${coding === undefined ? '' : `-${coding}`}"`
  response.setHeader('Cache-Control', cache)
  response.setHeader('ETag', etag)
  if (packed.size > 0) response.setHeader('Vary', 'Accept-Encoding')
  if (request.headers['if-none-match'] === etag) return response.writeHead(304).end()
  const sent = packed.get(coding) ?? body
  if (coding !== undefined) response.setHeader('Content-Encoding', coding)
  response.writeHead(200, { 'Content-Type': type, 'Content-Length': sent.length })
  return request.method === 'HEAD' ? response.end() : response.end(sent)
}

const sayPlainly = (response, status) => {
  const text = { 404: 'Not found\n', 405: 'Only GET and HEAD are answered here\n', 500: 'The server failed\n' }[status]
  if (status === 405) response.setHeader('Allow', 'GET, HEAD')
  return response
    .writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' })
    .end(text)
}

/** Returns the decoded path, or the original one when it cannot be decoded. */
const pathOf = (request) => {
  const raw = (request.url ?? '/').startsWith('/') ? new URL(`http://any${request.url}`).pathname : '/'
  try {
    return decodeURIComponent(raw)
  } catch {
    return raw
  }
}

/** Whether a browser navigates to a screen, rather than a script requesting data or a missing file. */
const wantsPage = ({ headers }, path) => {
  const { accept = '*/*', 'sec-fetch-dest': target = 'document' } = headers
  const isAsking = target === 'document' && (accept === '*/*' || accept.includes('text/html'))
  const isOutside = posix.normalize(`.${path}`).startsWith('..')
  return isAsking && !isOutside && !isPageless(path) && !/\.[a-z][a-z0-9]{0,7}$/i.test(path)
}

const isBelow = (folder, path) => path === `/${folder}` || path.startsWith(`/${folder}/`)

const isPageless = (path) => ['api', 'assets', 'pdfProxy'].some((folder) => isBelow(folder, path))

const close = (server, sockets) =>
  new Promise((closed) => {
    server.close(() => closed())
    for (const socket of sockets) socket.destroy()
  })

const fromCommandLine = async () => {
  const root = process.argv[2] ?? 'dist'
  if (!existsSync(join(root, 'index.html')))
    throw new Error(`${join(root, 'index.html')} is missing: run npm run build first.`)
  const { url } = await serve({ root, port: portSetting('PORT', 4173) })
  console.log(`${root} is served at ${url}`)
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href)
  fromCommandLine().catch((error) => {
    console.error(whyNotListening(error, 'PORT'))
    process.exit(1)
  })
