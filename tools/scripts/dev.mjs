import util from 'node:util'
import { ensureInstalled } from './ensureInstalled.mjs'
import { addressIn, proxyTo, proxyText } from '../server/proxy.mjs'
import { portIn } from './ports.mjs'

const USAGE = 'npm run dev [-- --server https://host[/path] [--documents https://host[/path]]] [--port 5173]'

const dev = async () => {
  const { values } = util.parseArgs({
    options: { server: { type: 'string' }, documents: { type: 'string' }, port: { type: 'string' } },
  })
  await ensureInstalled()
  const port = values.port === undefined ? {} : { port: portIn('--port', values.port) }
  if (values.server === undefined && values.documents !== undefined) throw new Error('--documents needs --server.')
  if (values.server === undefined) return open({ mode: 'demo', server: port })
  const target = addressIn('--server', values.server)
  const documents = values.documents === undefined ? undefined : addressIn('--documents', values.documents)
  // The environment takes precedence over .env.
  process.env.VITE_DEMO_GATEWAYS = '0'
  process.env.VITE_API_BASE = '/api'
  process.env.VITE_CONTRACT_INSPECTOR = '1'
  await open({ mode: 'development', server: { ...port, proxy: proxyTo(target, documents) } })
  console.log(`  ${proxyText(target, documents)}`)
  console.log('  The panel at the lower left and window.contractReport() list what differs from the contract.')
}

const open = async (config) => {
  const { createServer } = await import('vite')
  const server = await createServer(config)
  await server.listen()
  console.log(`\n  The app is open at ${server.resolvedUrls.local[0]}`)
}

dev().catch((error) => {
  console.error(`${error.message}\n${USAGE}`)
  process.exit(1)
})
