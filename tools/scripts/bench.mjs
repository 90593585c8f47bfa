import { ensureChromium, findChromium } from './ensureChromium.mjs'
import { ensureInstalled } from './ensureInstalled.mjs'

await ensureInstalled()
if (findChromium() === undefined) await ensureChromium()
const { importSource } = await import('./importSource.mjs')
const { bench } = await importSource('e2e/bench/main.ts')
// Importing Vite sets NODE_ENV to development, which would spoil the production builds.
process.env.NODE_ENV = 'production'
await bench(process.argv.slice(2)).catch((error) => {
  console.error(error.message)
  process.exitCode = 1
})
