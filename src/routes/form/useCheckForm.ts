import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { checkForm } from '../../stores/form'
import { alertDialog } from '../../ui/dialog'
import { focusFirst } from '../../ui/FormField'

/** Checks the open form and leads to the first of what is wrong; true when nothing is. */
export const useCheckForm = (): (() => Promise<boolean>) => {
  const { t } = useTranslation('questionnaires')
  const { t: questions } = useTranslation('questions')
  return async () => {
    // What is said must stand there before the focus comes, or it is not read out with the field.
    const first = flushSync(() => checkForm())
    if (first === undefined) return true
    if (first.problem === 'neitherPeriodNorMenopause') {
      await alertDialog({
        title: t('neither.title'),
        message: questions(`problems.${first.problem}`),
        confirmText: t('neither.close'),
      })
    }
    focusFirst([first.question])
    return false
  }
}
