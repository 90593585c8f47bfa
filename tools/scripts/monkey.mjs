import { numberOptions } from './numberOptions.mjs'
import { runTool } from './runTool.mjs'

const { steps, seed } = numberOptions({ steps: 1000, seed: 1 })

process.env.MONKEY_STEPS = steps
process.env.MONKEY_SEED = seed
await import('./prepareJourneys.mjs')
const options = ['--project=wechat-zh', '--workers=1', '--retries=0', '--reporter=line']
const { code } = await runTool('playwright', ['test', 'e2e/monkey.spec.ts', ...options])
process.exitCode = code
