import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import type { QuestionId } from '@/domain/questionForm/question'
import { checkForm } from '@/stores/questionForm/form'
import { alertDialog } from '@/ui/dialog'
import { focusFirst } from '@/ui/FormField'

type Check = (lead?: (question: QuestionId) => void, questions?: readonly QuestionId[]) => Promise<boolean>

/**
 * Returns a function that validates the form or some questions, focuses the first error, and returns whether there is
 * none.
 */
export const useCheckForm = (): Check => {
  const { t } = useTranslation('questionnaires')
  const { t: texts } = useTranslation('questions')
  return async (lead = (question) => focusFirst([question]), questions) => {
    // The error must be rendered before the focus, or a screen reader misses it.
    const problems = flushSync(() => checkForm(questions))
    const [first] = problems
    if (first === undefined) return true
    if (problems.some(({ problem }) => problem === 'neitherPeriodNorMenopause')) {
      await alertDialog({
        title: t('neither.title'),
        message: texts('problems.neitherPeriodNorMenopause'),
        confirmText: t('neither.close'),
      })
    }
    lead(first.question)
    return false
  }
}
