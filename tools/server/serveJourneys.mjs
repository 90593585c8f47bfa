import { existsSync } from 'node:fs'
import { once } from 'node:events'
import { connect } from 'node:net'
import { serve } from './serve.mjs'
import { portSetting, whyNotListening } from '../scripts/ports.mjs'

const root = 'dist-demo'

const start = async () => {
  if (!existsSync(`${root}/index.html`))
    throw new Error(`${root}/index.html is missing: npm run build:tested builds it, npm run e2e does so by itself.`)
  const port = portSetting('E2E_PORT', 4180)
  // A browser takes ::1 for localhost first, where another server may be while this one could still listen.
  if (await isTaken('::1', port)) throw Object.assign(new Error(), { code: 'EADDRINUSE', port })
  const { url } = await serve({ root, port, onRequest: isLeftBehind })
  // The configuration of the journeys waits for this line.
  console.log(`The journeys meet the demo at ${url}`)
}

const isTaken = async (host, port) => {
  const socket = connect({ host, port })
  try {
    await once(socket, 'connect')
    return true
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}

// The demo's clinic answers inside the page. A request that reaches this server comes from a page that is being left,
// so it is dropped.
const isLeftBehind = ({ url }) => /^\/(api|pdfProxy)\//.test(url ?? '')

// A runner that is killed does not stop this server, so the server ends by itself when the runner is gone.
const runner = Number(process.env.RUNNER_PID)
const endWithRunner = () => {
  try {
    process.kill(runner, 0)
  } catch {
    process.exit()
  }
}
if (runner > 0) setInterval(endWithRunner, 500)

start().catch((error) => {
  console.error(whyNotListening(error, 'E2E_PORT'))
  process.exit(1)
})
