import { useTranslation } from 'react-i18next'
import type { QuestionId } from '@/domain/questionForm/question'
import { noToTheRest } from '@/domain/questionForm/steps'
import { VARIANTS } from '@/domain/questionForm/variants'
import { answerQuestions, useForm } from '@/stores/questionForm/form'
import { Button } from '@/ui/Button'

type Props = {
  questions: readonly QuestionId[]
  /** It goes away with the last open question: the focus has to go on. */
  onAnswered: () => void
}

/** Below its questions one tap says no to those of a section that are open, each still to be changed (A439). */
export const AnswerNoToRest = ({ questions, onAnswered }: Props) => {
  const { t } = useTranslation('questionnaires')
  const isOpen = useForm(
    ({ form, answers }) =>
      form !== undefined && noToTheRest(VARIANTS[form.variantId], questions, answers) !== undefined,
  )
  if (!isOpen) return null
  const answer = () => {
    const { form, answers } = useForm.getState()
    answerQuestions((form && noToTheRest(VARIANTS[form.variantId], questions, answers)) ?? {})
    onAnswered()
  }
  return (
    <Button block variant="secondary" onClick={answer}>
      {t('noToTheRest')}
    </Button>
  )
}
