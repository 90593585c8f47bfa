import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

const require = createRequire(import.meta.url)

/** MSW's worker does this when its last page closes. A page that is loading then would be left without a clinic. */
const UNREGISTER = 'self.registration.unregister()'

/** The clinic does not answer requests for the page, its parts and its pictures, so the worker ignores them. */
const IGNORE_FILES = `addEventListener('fetch', (event) => {
  if (event.request.destination !== '') event.stopImmediatePropagation()
})
`

/** The demo's worker file: served in dev and emitted into demo builds only, so a production build never carries it. */
export const demoWorker = (): Plugin => {
  const source = () => {
    const text = readFileSync(require.resolve('msw/mockServiceWorker.js'), 'utf8')
    if (!text.includes(UNREGISTER)) throw new Error(`MSW's worker does not say ${UNREGISTER} any more.`)
    return IGNORE_FILES + text.replace(UNREGISTER, '')
  }
  return {
    name: 'demo-worker',
    configureServer(server) {
      server.middlewares.use('/mockServiceWorker.js', (_request, response) => {
        response.setHeader('Content-Type', 'text/javascript')
        response.end(source())
      })
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'mockServiceWorker.js', source: source() })
    },
  }
}
