import { ensureInstalled } from './ensureInstalled.mjs'
import { runScripts } from './runScripts.mjs'

// Everything that needs neither a browser nor a page: minutes, not a quarter of an hour.
await ensureInstalled()
const done = await runScripts([
  [
    { name: 'Type check', script: ['typecheck'] },
    { name: 'Lint', script: ['lint'] },
    { name: 'Formatting', script: ['format:check'] },
  ],
  [{ name: 'Pure tests', script: ['test:unit', '--project', 'pure'] }],
])
process.exitCode = done.find(({ code }) => code !== 0)?.code ?? 0
