import { useTranslation } from 'react-i18next'
import { errorText, isSignedOut, isUnanswered } from '../../i18n/errors'
import type { SaveError } from '../../stores/peopleRecord'
import { alertDialog } from '../../ui/dialog'

/** Says why something was not saved, and that it still stands as it was typed. */
export const useTellNotSaved = (): ((error: SaveError) => Promise<void>) => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('people')
  return async (error) => {
    // The page is about to begin anew.
    if (isSignedOut(error)) return
    await alertDialog({
      title: t('notSaved.title'),
      message: [errorText(shell, error), t(isUnanswered(error) ? 'notSaved.unanswered' : 'notSaved.kept')].join('\n'),
      confirmText: t('notSaved.close'),
    })
  }
}
