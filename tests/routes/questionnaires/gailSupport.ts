import { act, screen } from '@testing-library/react'
import type { userEvent } from '@testing-library/user-event'
import type { QuestionId } from '@/domain/questionForm/question'
import { answerQuestion } from '@/stores/questionForm/form'
import { heading, renderApp } from '../../support/app'

type User = ReturnType<typeof userEvent.setup>

/** The answers of the form by the codes of A198, in the order of its rows. */
export type SixAnswers = readonly [
  age: string,
  menarche: number,
  firstBirth: number,
  relatives: number,
  biopsy: number,
  atypical: number,
]

const QUESTIONS = [
  'gailAge',
  'gailMenarche',
  'gailFirstBirth',
  'gailRelatives',
  'gailBiopsy',
  'gailAtypical',
] as const satisfies readonly QuestionId[]

/** Opens the self-test as a visitor who has not signed in. */
export const openGail = async (language: 'zh' | 'en' = 'zh') => {
  const opened = await renderApp('/chq/gail', { language })
  await heading(language === 'zh' ? '乳腺癌风险自测' : 'Breast cancer risk self-test')
  return opened
}

/** Gives all six answers at once, not by hand. */
export const giveAnswers = (answers: SixAnswers): void =>
  act(() => QUESTIONS.forEach((question, index) => answerQuestion(question, String(answers[index]))))

export const compute = (user: User) => user.click(screen.getByRole('button', { name: /^(查看结果|See the result)$/ }))

/** The result's own heading: the number in people. */
export const headline = () =>
  screen.findByRole('heading', {
    level: 2,
    name: /^(每 \d+ 名与您情况相近的女性中|About .* women with these answers)/,
  })

/** From the form to the result. */
export const openResult = async (answers: SixAnswers, language: 'zh' | 'en' = 'zh') => {
  const opened = await openGail(language)
  giveAnswers(answers)
  await compute(opened.user)
  await headline()
  return opened
}
