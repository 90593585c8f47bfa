import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dueDay, isCheck, stepsInOrder, type Step, type StepSources } from '@/domain/reports/advisedSteps'

const order = (sources: StepSources) => stepsInOrder(sources).map(({ source, step }) => `${source} ${step}`)

describe('the order of next steps', () => {
  test.each<[string, StepSources, string[]]>([
    ['nothing is known', {}, []],
    ['the level alone', { level: 1 }, ['level twoYears']],
    [
      'palpation asks for half a year',
      { level: 2, palpation: 'reviewInHalfAYear', evaluation: 'twoYears' },
      ['palpation reviewInHalfAYear', 'level oneYear', 'evaluation twoYears'],
    ],
    [
      'the family asks for two checks',
      { level: 1, palpation: 'regularReview', evaluation: 'twoExamsWithinAYear' },
      ['evaluation twoExamsWithinAYear', 'level twoYears', 'palpation regularReview'],
    ],
    ['the answers ask for a year', { level: 1, evaluation: 'oneYear' }, ['evaluation oneYear', 'level twoYears']],
    [
      'the clinic asks for no date',
      { palpation: 'regularReview', evaluation: 'twoYears' },
      ['evaluation twoYears', 'palpation regularReview'],
    ],
    [
      'a referral leads before a specialist',
      { level: 4, palpation: 'referral', evaluation: 'oneYear' },
      ['palpation referral', 'level specialist', 'evaluation oneYear'],
    ],
    [
      'as urgent as the level',
      { level: 5, palpation: 'referral' },
      ['level surgeryAndGeneticTest', 'palpation referral'],
    ],
    ['a biopsy before any check', { level: 2, biopsy: true }, ['biopsy specialist', 'level oneYear']],
    [
      'findings before a biopsy and the history, which says the same as the biopsy',
      { level: 2, biopsy: true, history: true, findings: true },
      ['findings referral', 'biopsy specialist', 'level oneYear'],
    ],
    [
      'the history before any date',
      { level: 2, palpation: 'reviewInHalfAYear', evaluation: 'twoExamsWithinAYear', history: true },
      ['history specialist', 'palpation reviewInHalfAYear', 'evaluation twoExamsWithinAYear', 'level oneYear'],
    ],
    ['whoever repeats is left out', { level: 2, evaluation: 'oneYear' }, ['level oneYear']],
    ['the special case has no rank', { level: 3, evaluation: 'specialCase' }, ['level specialist']],
  ])('[HSREP-10] [RISK-06] [PALP-18] [A210] the most urgent step leads: %s', (_name, sources, expected) => {
    expect(order(sources)).toEqual(expected)
  })

  test('[HSREP-10] one more source never makes the next step milder', () => {
    /** By hand: least urgent first. */
    const URGENCY: Step[][] = [
      ['regularReview'],
      ['twoYears'],
      ['oneYear'],
      ['reviewInHalfAYear', 'twoExamsWithinAYear'],
      ['specialist'],
      ['referral', 'surgeryAndGeneticTest'],
    ]
    const rankOf = (sources: StepSources) => {
      const [first] = stepsInOrder(sources)
      return first === undefined ? -1 : URGENCY.findIndex((steps) => steps.includes(first.step))
    }
    const known = {
      level: fc.constantFrom(1, 2, 3, 4, 5, undefined),
      palpation: fc.constantFrom('regularReview', 'reviewInHalfAYear', 'referral', undefined),
      evaluation: fc.constantFrom('twoYears', 'oneYear', 'twoExamsWithinAYear', 'specialCase', undefined),
      biopsy: fc.constantFrom(true, undefined),
      history: fc.constantFrom(true, undefined),
      findings: fc.constantFrom(true, undefined),
      lacksPerson: fc.constantFrom(true, undefined),
    } satisfies { [K in keyof Required<StepSources>]: fc.Arbitrary<StepSources[K]> }
    fc.assert(
      fc.property(fc.record(known), (sources) => {
        for (const name of Object.keys(known))
          expect(rankOf({ ...sources, [name]: undefined }), name).toBeLessThanOrEqual(rankOf(sources))
        for (const { step } of stepsInOrder(sources))
          expect(URGENCY.findIndex((steps) => steps.includes(step))).toBeLessThanOrEqual(rankOf(sources))
      }),
    )
  })
})

describe('the day on which the next check is due', () => {
  test.each<[string, Step, string | undefined]>([
    ['2024-11-20', 'twoYears', '2026-11-20'],
    ['2024-11-20', 'oneYear', '2025-11-20'],
    ['2024-02-29', 'oneYear', '2025-02-28'],
    ['2024-02-29', 'twoYears', '2026-02-28'],
    ['2025-08-31', 'reviewInHalfAYear', '2026-02-28'],
    ['2025-12-31', 'twoExamsWithinAYear', '2026-06-30'],
    ['2025-12-31', 'specialist', undefined],
    ['2025-12-31', 'referral', undefined],
    ['2025-12-31', 'surgeryAndGeneticTest', undefined],
    ['2025-12-31', 'regularReview', undefined],
  ])('[RISK-04] [RISK-05] a report of %s that says %s makes it due on %s', (reported, step, due) => {
    expect(dueDay(reported, step)).toBe(due)
    expect(isCheck(step)).toBe(due !== undefined || step === 'regularReview')
  })
})
