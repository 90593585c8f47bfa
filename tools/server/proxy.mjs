/**
 * Returns the address that `--server` names. Throws an error that says what is wrong with it. A path in it stands for
 * `/api`; without one the server has its calls below `/api`, too.
 */
export const serverAddress = (text) => {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url === undefined || !['http:', 'https:'].includes(url.protocol))
    throw new Error(`--server must be an address such as https://host/api, but is "${text}".`)
  if (url.username !== '' || url.search !== '' || url.hash !== '')
    throw new Error('--server takes an address without a user, a query or a fragment.')
  url.pathname = url.pathname.replace(/\/+$/, '')
  return url
}

/** Returns the proxy rules of Vite's server: calls and documents go to the server, as nginx passes them on. */
export const proxyTo = (url) => {
  const common = {
    target: url.origin,
    changeOrigin: true,
    headers: { origin: url.origin },
    configure: (proxy) => proxy.on('proxyRes', ({ headers }) => keepCookies(headers)),
  }
  const base = url.pathname === '/' ? '/api' : url.pathname
  return {
    '^/api/': { ...common, rewrite: (path) => path.replace(/^\/api/, base) },
    '^/pdfProxy/': common,
  }
}

/** The page is on plain http and another host, so the browser would drop cookies that name a domain or are secure. */
const keepCookies = (headers) => {
  const cookies = headers['set-cookie']
  if (cookies !== undefined)
    headers['set-cookie'] = cookies.map((cookie) =>
      cookie.replace(/;\s*(domain=[^;]*|secure|samesite=none)(?=;|$)/gi, ''),
    )
}
