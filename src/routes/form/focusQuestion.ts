import type { QuestionId } from '../../domain/form/question'

/** The id of the element around a question; one form is open at a time. */
export const fieldId = (id: QuestionId): string => `question-${id}`

/** Brings a question into sight and the focus to its answer. */
export const focusQuestion = (id: QuestionId): void => {
  const field = document.getElementById(fieldId(id))
  const answer =
    field?.querySelector<HTMLElement>('input:checked') ?? field?.querySelector<HTMLElement>('input, button')
  answer?.focus({ preventScroll: true })
  field?.scrollIntoView({ block: 'center' })
}
