import { test } from '@playwright/test'
import { walk, type Walk } from './support/monkey/walk'

/** A longer run consists of many walks, because the data of a walk's clinic grows with each order. */
const STEPS_OF_A_WALK = 250

/** A sample, and the beginnings of walks that once found a defect. */
const KEPT: readonly Walk[] = [
  { seed: 1, steps: 40 },
  // A refund that a message opened had nothing to tap.
  { seed: 11, steps: 25 },
  // Keys of words, where a screen opened while the language changed.
  { seed: 106, steps: 11 },
]

const all = Number(process.env['MONKEY_STEPS'] ?? 0)
const first = Number(process.env['MONKEY_SEED'] ?? 1)
const walks =
  all === 0
    ? KEPT
    : Array.from({ length: Math.ceil(all / STEPS_OF_A_WALK) }, (_, index) => ({
        seed: first + index,
        steps: Math.min(STEPS_OF_A_WALK, all - index * STEPS_OF_A_WALK),
      }))

for (const { seed, steps } of walks)
  test(`a walk of ${steps} steps through the demo breaks nothing (seed ${seed}) @zh`, async ({ context, baseURL }) => {
    test.setTimeout(60_000 + steps * 1000)
    await walk(context, baseURL ?? '', { seed, steps })
  })
