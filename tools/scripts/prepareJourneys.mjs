import { ensureBuilt } from './ensureBuilt.mjs'
import { ensureChromium } from './ensureChromium.mjs'
import { ensureInstalled } from './ensureInstalled.mjs'
import { ensurePrograms } from './ensurePrograms.mjs'

await ensureInstalled()
await ensureChromium()
await ensurePrograms()
// A server that runs already serves a build of its own.
if (process.env.E2E_BASE_URL === undefined) await ensureBuilt('dist-demo')
await ensureBuilt('dist')
