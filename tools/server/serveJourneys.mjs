import { serve } from './serve.mjs'
import { portSetting } from '../scripts/ports.mjs'

// The demo's clinic answers inside the page. A request that comes as far as this server was made by a page that is
// being left, whose clinic is gone already; it ends with the page, as it would on the way to a real server.
const isLeftBehind = ({ url }) => /^\/(api|pdfProxy)\//.test(url ?? '')

await serve({ root: 'dist-demo', port: portSetting('E2E_PORT', 4180), onRequest: isLeftBehind })
