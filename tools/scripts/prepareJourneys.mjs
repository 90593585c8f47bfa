import { ensureBuilt } from './ensureBuilt.mjs'
import { ensureChromium } from './ensureChromium.mjs'
import { ensureInstalled } from './ensureInstalled.mjs'
import { ensurePrograms } from './ensurePrograms.mjs'

await ensureInstalled()
await ensureChromium()
await ensurePrograms()
// A running server serves its own build.
if (process.env.E2E_BASE_URL === undefined) await ensureBuilt('dist-demo')
await ensureBuilt('dist')
