import { useTranslation } from 'react-i18next'
import { errorText, isSignedOut, isUnanswered } from '../../i18n/errors'
import type { SaveError } from '../../stores/peopleRecord'
import { alertDialog } from '../../ui/dialog'

/** Says why something was not saved, and that it still stands as it was typed; `unanswered` is what to do where nobody knows whether it was. */
export const useTellNotSaved = (): ((error: SaveError, unanswered?: string) => Promise<void>) => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('people')
  return async (error, unanswered = t('notSaved.unanswered')) => {
    // The page is about to begin anew.
    if (isSignedOut(error)) return
    await alertDialog({
      title: t('notSaved.title'),
      message: [errorText(shell, error), isUnanswered(error) ? unanswered : t('notSaved.kept')].join('\n'),
      confirmText: t('notSaved.close'),
    })
  }
}
