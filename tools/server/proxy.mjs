/**
 * Returns the address that an option names. Throws an error that says what is wrong with it. A path in `--server`
 * replaces `/api`; without one the server has its calls below `/api`, too. A path in `--documents` replaces
 * `/pdfProxy`.
 */
export const addressIn = (option, text) => {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url === undefined || !['http:', 'https:'].includes(url.protocol))
    throw new Error(`${option} must be an address such as https://host/path, but is "${text}".`)
  if (url.username !== '' || url.search !== '' || url.hash !== '')
    throw new Error(`${option} takes an address without a user, a query or a fragment.`)
  url.pathname = url.pathname.replace(/\/+$/, '')
  return url
}

/**
 * Returns the proxy rules of Vite's server: calls and documents are passed on as nginx does. Without a host of
 * documents the server is taken for a site, which has them below its own `/pdfProxy`.
 */
export const proxyTo = (url, documents) => {
  const common = {
    target: url.origin,
    changeOrigin: true,
    configure: (proxy) => {
      withhold(proxy, ['cookie', 'origin'])
      // A cookie `token` of the server would replace the app's own.
      proxy.on('proxyRes', ({ headers }) => void delete headers['set-cookie'])
    },
  }
  return {
    '^/api/': { ...common, rewrite: (path) => path.replace(/^\/api/, baseOf(url)) },
    '^/pdfProxy/': documents === undefined ? common : proxyToDocuments(documents),
  }
}

const baseOf = ({ pathname }) => (pathname === '/' ? '/api' : pathname)

/** Says where calls and documents go by these rules. */
export const proxyText = (url, documents) =>
  `/api is answered by ${url.origin}${baseOf(url)}, and /pdfProxy by ${documents?.href ?? `${url.origin}/pdfProxy`}`

/** A224: `/pdfProxy/path` is the host's `/path`. A445: the host learns nothing of who asks. */
const proxyToDocuments = ({ origin, pathname }) => ({
  target: origin,
  changeOrigin: true,
  rewrite: (path) => path.replace(/^\/pdfProxy/, pathname === '/' ? '' : pathname),
  configure: (proxy) => withhold(proxy, ['cookie', 'token', 'authorization']),
})

const withhold = (proxy, names) =>
  proxy.on('proxyReq', (request) => {
    for (const name of names) request.removeHeader(name)
  })
