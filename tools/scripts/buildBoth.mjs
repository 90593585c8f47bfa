import { ensureBuilt } from './ensureBuilt.mjs'

// Tests of the build and journeys need both: the demo, and production with the settings of .env.example.
await ensureBuilt('dist')
await ensureBuilt('dist-demo')
