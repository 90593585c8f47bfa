import fc from 'fast-check'
import { questionOf, questionsOf } from '@/domain/questionForm/form'
import { codesOf } from '@/domain/questionForm/questions'
import type { Answer, Answers, QuestionId } from '@/domain/questionForm/question'
import type { Variant } from '@/domain/questionForm/variants'

/** Any valid typed answers to a form; any question may be unanswered. */
export const anyAnswers = (variant: Variant): fc.Arbitrary<Answers> =>
  fc.record(Object.fromEntries(questionsOf(variant).map((id) => [id, anyAnswer(variant, id)])), { requiredKeys: [] })

const NUMBERS: Partial<Record<QuestionId, string>> = { identityCard: '11010119800101123X', phone: '13812345678' }

const anyAnswer = (variant: Variant, id: QuestionId): fc.Arbitrary<Answer> => {
  const number = NUMBERS[id]
  // The server's records read any other text as a number that the form would refuse (A569).
  if (number !== undefined) return fc.constantFrom('', number)
  switch (questionOf(variant, id).control) {
    case 'radio':
      return fc.constantFrom('', ...codesOf(id))
    case 'checkboxes':
      return fc.subarray(codesOf(id))
    case 'day':
      return fc.constantFrom('', '2020-01-01', '2024-02-29', '2026-11-21')
    case 'decimal':
      return fc.oneof(
        fc.constant(''),
        fc.integer({ min: 1, max: 1299 }).map((tenths) => String(tenths / 10)),
      )
    case 'integer':
      return fc.oneof(fc.constant(''), fc.integer({ min: 2, max: 139 }).map(String))
    case 'select':
    case 'text':
      return fc.constantFrom('', '汉族', '王芳', "O'Neil")
  }
}
