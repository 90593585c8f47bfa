import { serve } from './serve.mjs'
import { portSetting } from '../scripts/ports.mjs'

// The demo's clinic answers inside the page. A request that reaches this server comes from a page that is being left,
// so it is dropped.
const isLeftBehind = ({ url }) => /^\/(api|pdfProxy)\//.test(url ?? '')

await serve({ root: 'dist-demo', port: portSetting('E2E_PORT', 4180), onRequest: isLeftBehind })

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
