import type { Day } from '@/lib/time/day'
import { isAnswered, isNeeded, isShown, tidyText, questionOf, questionsOf } from './form'
import { isStored, type AnswerProblem, type Answers, type QuestionId } from './question'
import type { Variant } from './variants'

export type FormProblem = { question: QuestionId; problem: AnswerProblem }

export const problemsOf = (variant: Variant, answers: Answers, today: Day): FormProblem[] =>
  questionsOf(variant).flatMap((question) => {
    const problem = problemOf(variant, question, answers, today)
    return problem === undefined ? [] : [{ question, problem }]
  })

export const problemOf = (
  variant: Variant,
  id: QuestionId,
  answers: Answers,
  today: Day,
): AnswerProblem | undefined => {
  if (!isShown(id, answers)) return undefined
  const question = questionOf(variant, id)
  if (!isAnswered(variant, id, answers)) return isNeeded(variant, id, answers) ? question.missing : undefined
  if (isStored(answers[id])) return undefined
  if (!('check' in question) || question.check === undefined) return undefined
  return question.check.fits(tidyText(question, answers, id), today) ? undefined : question.check.wrong
}
