import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { evaluationAdvice, type EvaluationFacts } from '@/domain/evaluationAdvice'

const none: EvaluationFacts = {
  age: 39,
  sex: '0',
  special: false,
  firstDegree: [],
  secondDegree: [],
  menopauseAge: undefined,
  abortion: false,
  smoking: false,
  drink: false,
  lackExercise: false,
  sleepDebt: false,
  contraception: false,
  useProduct: false,
}
const advice = (part: Partial<EvaluationFacts>) => evaluationAdvice({ ...none, ...part })
const BURDENS = ['smoking', 'drink', 'lackExercise', 'sleepDebt', 'contraception', 'useProduct', 'abortion'] as const

describe('the evaluation rules, first match first', () => {
  test.each<[string, Partial<EvaluationFacts>, string | undefined]>([
    ['R1 a man', { sex: '1' }, 'specialCase'],
    ['R1 a man with everything', { sex: '1', special: true, firstDegree: ['0'], age: 60 }, 'specialCase'],
    ['R2 pregnant or breastfeeding', { special: true, firstDegree: ['0'] }, 'specialCase'],
    ['R3 a first-degree relative', { firstDegree: ['2'] }, 'twoExamsWithinAYear'],
    ['R3 two kinds of second degree', { secondDegree: ['0', '2'] }, 'twoExamsWithinAYear'],
    ['R4 one kind', { secondDegree: ['1'] }, 'oneYear'],
    ['R4 one kind named twice', { secondDegree: ['1', '1'] }, 'oneYear'],
  ])('[A213, A372, HSREP-06, HSREP-07, HSREP-10] sex, status and family decide first: %s', (_name, part, expected) => {
    expect(advice(part)).toBe(expected)
  })

  test.each<[string, Partial<EvaluationFacts>, string | undefined]>([
    ['R5 at 54', { age: 54 }, 'twoYears'],
    ['R5 at 55 without menopause', { age: 55 }, 'oneYear'],
    ['R5 at 55, nothing typed', { age: 55, menopauseAge: '' }, 'oneYear'],
    ['R5 at 55, null', { age: 55, menopauseAge: null }, 'oneYear'],
    ['R5 at 55, zero', { age: 55, menopauseAge: 0 }, 'oneYear'],
    ['R5 at 55 with menopause', { age: 55, menopauseAge: 50 }, 'twoYears'],
    ['R6 at 39', { age: 39, smoking: true, drink: true }, 'twoYears'],
    ['R6 at 40', { age: 40, smoking: true, drink: true }, 'oneYear'],
    ['R6 at 40 with one', { age: 40, smoking: true }, 'twoYears'],
    ['R7', {}, 'twoYears'],
    ['no age', { age: undefined, firstDegree: ['0'] }, undefined],
    ['no sex', { sex: undefined, firstDegree: ['0'] }, undefined],
    ['a man without age', { age: undefined, sex: '1' }, undefined],
  ])(
    '[A213, A372, HSREP-04, HSREP-05, HSREP-10] then age, menopause and burdens decide: %s',
    (_name, part, expected) => {
      expect(advice(part)).toBe(expected)
    },
  )

  test('[A213, HSREP-04, HSREP-08, HSREP-09] any two of the seven factors count from the age of 40', () => {
    for (const one of BURDENS)
      for (const other of BURDENS)
        expect(advice({ age: 40, [one]: true, [other]: true })).toBe(one === other ? 'twoYears' : 'oneYear')
  })
})

test('[A213] one more factor or one more year never gives milder advice', () => {
  const severity = { twoYears: 0, oneYear: 1, twoExamsWithinAYear: 2, specialCase: Number.NaN }
  const rank = (facts: EvaluationFacts) => severity[evaluationAdvice(facts) ?? 'specialCase']
  const facts = fc.record({
    age: fc.integer({ min: 2, max: 138 }),
    sex: fc.constant('0' as const),
    special: fc.constant(false),
    firstDegree: fc.subarray(['0', '1', '2']),
    secondDegree: fc.subarray(['0', '1', '2']),
    menopauseAge: fc.constantFrom(undefined, null, '' as const, 0, 45, 55),
    abortion: fc.boolean(),
    smoking: fc.boolean(),
    drink: fc.boolean(),
    lackExercise: fc.boolean(),
    sleepDebt: fc.boolean(),
    contraception: fc.boolean(),
    useProduct: fc.boolean(),
  })
  fc.assert(
    fc.property(facts, (before) => {
      const worse: EvaluationFacts[] = [
        { ...before, age: before.age + 1 },
        ...['0', '1', '2'].map((code) => ({ ...before, firstDegree: [...before.firstDegree, code] })),
        ...['0', '1', '2'].map((code) => ({ ...before, secondDegree: [...before.secondDegree, code] })),
        ...BURDENS.map((burden) => ({ ...before, [burden]: true })),
      ]
      for (const after of worse) expect(rank(after)).toBeGreaterThanOrEqual(rank(before))
    }),
    { numRuns: 500 },
  )
})
