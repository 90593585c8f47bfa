import { ensureBuilt } from './ensureBuilt.mjs'

await ensureBuilt('dist')
await ensureBuilt('dist-demo')
