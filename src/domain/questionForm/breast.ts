import type { Answers, BreastPart, QuestionId } from './question'

const PARTS = ['Nipple', 'Skin', 'Discharge', 'Gland', 'Supernumerary', 'Pain'] as const satisfies BreastPart[]
const SIDES = ['left', 'right'] as const

/** What the results of an examination tell of each side. */
export const SIDE_FINDINGS = SIDES.flatMap((side) =>
  PARTS.map((part) => ({ side, part, question: `${side}${part}` as const })),
)

/** What is copied from the results of an examination: the type, then one side after the other. */
export const BREAST_FINDINGS: readonly QuestionId[] = ['breastType', ...SIDE_FINDINGS.map(({ question }) => question)]

/** What the dictionaries call nothing found (DICT-22 to DICT-27). */
const NOTHING: Record<BreastPart, string> = {
  Nipple: '0',
  Skin: '0',
  Discharge: '0',
  Gland: '0',
  Supernumerary: '1',
  Pain: '6',
}

/** No changes on either side (A425). */
export const NO_CHANGES: Answers = Object.fromEntries(
  SIDE_FINDINGS.map(({ part, question }) => [question, NOTHING[part]]),
)
