import type { VariantId } from '@/domain/variantIds'
import { isRecord } from '@/lib/isRecord'
import { dayFrom } from '@/lib/time/day'
import { questionOf, questionsOf } from './form'
import type { Answer, Answers, QuestionId } from './question'
import { codesOf } from './questions'
import type { Variant } from './variants'

/** A660: 0.1.0 removes a draft without this version. */
export type Draft = { form: string; version: 1; answers: Answers }

/** A384: returns the answers to store, without ID card, phone number and code. */
export const draftOf = (variant: Variant, answers: Answers): Draft => ({
  form: variant.id,
  version: 1,
  answers: keptAnswers(variant, answers),
})

/** A579: these are one form to the user, which asks for height and weight once a record lacks them. */
const OF_A_CHECK: readonly VariantId[] = ['inspection', 'inspectionMeasured']

/** Returns the variants whose drafts this one offers: itself first. */
export const draftForms = ({ id }: Variant): VariantId[] => [
  id,
  ...(OF_A_CHECK.includes(id) ? OF_A_CHECK.filter((other) => other !== id) : []),
]

/** Returns the answers that the form still accepts, also of a draft of an earlier version of the app (A384). */
export const answersOfDraft = (variant: Variant, draft: unknown): Answers | undefined => {
  if (!isRecord(draft) || !isRecord(draft['answers'])) return undefined
  if (!draftForms(variant).some((form) => form === draft['form'])) return undefined
  const answers = keptAnswers(variant, draft['answers'])
  return Object.keys(answers).length > 0 ? answers : undefined
}

export const leavesOut = (variant: Variant): boolean => questionsOf(variant).some((id) => NEVER_KEPT.includes(id))

const NEVER_KEPT: readonly QuestionId[] = ['identityCard', 'phone', 'phoneCode']
const LONGEST_TEXT = 200

const keptAnswers = (variant: Variant, answers: Readonly<Record<string, unknown>>): Answers => {
  const kept: Answers = {}
  for (const id of questionsOf(variant)) {
    const answer = NEVER_KEPT.includes(id) ? undefined : possibleAnswer(variant, id, answers[id])
    if (answer !== undefined) kept[id] = answer
  }
  return kept
}

const possibleAnswer = (variant: Variant, id: QuestionId, value: unknown): Answer | undefined => {
  switch (questionOf(variant, id).control) {
    case 'checkboxes': {
      if (!Array.isArray(value)) return undefined
      const ticked = codesOf(id).filter((code) => value.includes(code))
      return ticked.length > 0 || value.length === 0 ? ticked : undefined
    }
    case 'day':
      return value === '' ? value : typeof value === 'string' ? dayFrom(value) : undefined
    case 'radio':
      return value === '' ? value : codesOf(id).find((code) => code === value)
    case 'text':
    case 'select':
    case 'integer':
    case 'decimal':
      return typeof value === 'string' ? value.slice(0, LONGEST_TEXT) : undefined
  }
}
