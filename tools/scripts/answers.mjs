import { parseArgs } from 'node:util'
import { fileURLToPath } from 'node:url'
import { runTool } from './runTool.mjs'

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '10000' }, seed: { type: 'string', default: '1' } },
})
for (const [name, value] of Object.entries(values))
  if (!/^[1-9]\d*$/.test(value)) throw new Error(`--${name} is a number from 1 on, not ${value}`)

const vitest = fileURLToPath(new URL('../../node_modules/vitest/vitest.mjs', import.meta.url))
const { code } = await runTool(
  vitest,
  ['run', 'tests/stores/oneWrongField.test.ts', 'tests/routes/faults/oneWrongField.test.tsx'],
  {
    env: { ANSWER_RUNS: values.runs, ANSWER_SEED: values.seed },
  },
)
process.exitCode = code
