import { ensureChromium } from './ensureChromium.mjs'
import { ensureInstalled } from './ensureInstalled.mjs'

await ensureInstalled()
await ensureChromium()
// Vite reads the TypeScript of the parts, and that of the demo clinic which answers here.
const { runnerImport } = await import('vite')
const { module } = await runnerImport(new URL('../../e2e/bench/main.ts', import.meta.url).pathname, {
  resolve: { tsconfigPaths: true },
})
// Reading it has made this a process of development, whose builds would be no production ones.
process.env.NODE_ENV = 'production'
await module.bench(process.argv.slice(2)).catch((error) => {
  console.error(error.message)
  process.exitCode = 1
})
