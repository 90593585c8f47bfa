import { ensureChromium, findChromium } from './ensureChromium.mjs'
import { ensureInstalled } from './ensureInstalled.mjs'

await ensureInstalled()
if (findChromium() === undefined) await ensureChromium()
const { runnerImport } = await import('vite')
const { module } = await runnerImport(new URL('../../e2e/bench/main.ts', import.meta.url).pathname, {
  resolve: { tsconfigPaths: true },
})
// Importing Vite sets NODE_ENV to development, which would spoil the production builds.
process.env.NODE_ENV = 'production'
await module.bench(process.argv.slice(2)).catch((error) => {
  console.error(error.message)
  process.exitCode = 1
})
