import { numberOptions } from './numberOptions.mjs'
import { runTool } from './runTool.mjs'

const { runs, seed } = numberOptions({ runs: 10_000, seed: 1 })

const { code } = await runTool(
  'vitest',
  ['run', 'tests/stores/oneWrongField.test.ts', 'tests/routes/faults/oneWrongField.test.tsx'],
  {
    env: { ANSWER_RUNS: runs, ANSWER_SEED: seed },
  },
)
process.exitCode = code
