import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { runTool } from './runTool.mjs'

const { values } = parseArgs({
  options: { steps: { type: 'string', default: '1000' }, seed: { type: 'string', default: '1' } },
})
for (const [name, value] of Object.entries(values))
  if (!/^[1-9]\d*$/.test(value)) throw new Error(`--${name} is a number from 1 on, not ${value}`)

process.env.MONKEY_STEPS = values.steps
process.env.MONKEY_SEED = values.seed
await import('./prepareJourneys.mjs')
const playwright = fileURLToPath(import.meta.resolve('@playwright/test/cli'))
const options = ['--project=wechat-zh', '--workers=1', '--retries=0', '--reporter=line']
const { code } = await runTool(playwright, ['test', 'e2e/monkey.spec.ts', ...options])
process.exitCode = code
