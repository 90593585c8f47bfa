import { useTranslation } from 'react-i18next'
import { errorText, isSignedOut } from '../../i18n/errors'
import type { NotSent } from '../../stores/send'
import { alertDialog } from '../../ui/dialog'

type Unanswered = { title: string; text: string }

/**
 * Says why something was not saved, and that it still stands as it was typed; `unanswered` stands in its place
 * where nobody knows whether it was (RB2).
 */
export const useTellNotSaved = (): ((notSent: NotSent, unanswered?: Unanswered) => Promise<void>) => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('people')
  return async ({ kind, error }, unanswered) => {
    // The page is about to begin anew.
    if (isSignedOut(error)) return
    const kept = t(kind === 'undecided' ? 'notSaved.unanswered' : 'notSaved.kept')
    const { title, text } = (kind === 'undecided' ? unanswered : undefined) ?? {
      title: t('notSaved.title'),
      text: `${errorText(shell, error)}\n${kept}`,
    }
    await alertDialog({ title, message: text, confirmText: t('notSaved.close') })
  }
}
