import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import type { QuestionId } from '@/domain/questionForm/question'
import { checkForm } from '@/stores/questionForm/form'
import { alertDialog } from '@/ui/dialog'
import { focusFirst } from '@/ui/FormField'

type Check = (lead?: (question: QuestionId) => void, asked?: readonly QuestionId[]) => Promise<boolean>

/** Checks the open form, or these questions of it, and leads to the first of what is wrong; true when nothing is. */
export const useCheckForm = (): Check => {
  const { t } = useTranslation('questionnaires')
  const { t: questions } = useTranslation('questions')
  return async (lead = (question) => focusFirst([question]), asked) => {
    // What is said must stand there before the focus comes, or it is not read out with the field.
    const first = flushSync(() => checkForm(asked))
    if (first === undefined) return true
    if (first.problem === 'neitherPeriodNorMenopause') {
      await alertDialog({
        title: t('neither.title'),
        message: questions(`problems.${first.problem}`),
        confirmText: t('neither.close'),
      })
    }
    lead(first.question)
    return false
  }
}
