import { ensureInstalled } from './ensureInstalled.mjs'
import { runScripts } from './runScripts.mjs'

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
