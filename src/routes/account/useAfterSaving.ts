import { useTranslation } from 'react-i18next'
import type { SendFailure } from '@/stores/submit'
import { useDelayedNavigation } from '@/routes/shared/useDelayedNavigation'
import { useWriteErrorDialog } from '@/routes/shared/useWriteErrorDialog'

/**
 * Returns a function that says why saving failed and that the input is kept. RB2: `unanswered` replaces the reason
 * when the result is unknown.
 */
export const useNotSavedDialog = (): ((failure: SendFailure, unanswered?: string) => Promise<void>) => {
  const { t } = useTranslation('account')
  const showError = useWriteErrorDialog()
  return async ({ kind, error }, unanswered) => {
    const closeText = t('notSaved.close')
    const unconfirmed = kind === 'unconfirmed'
    // A557: without an answer it may be saved.
    const title = t(unconfirmed ? 'maybeAdded.title' : 'notSaved.title')
    if (unconfirmed && unanswered !== undefined)
      await showError({ title, error, withReason: false, next: unanswered, closeText })
    else {
      const next = t(unconfirmed ? 'notSaved.unanswered' : 'notSaved.kept')
      await showError({ title, error, next, closeText })
    }
  }
}

const READ_MS = 1000

/** PROFILE-16, A365: shows the confirmation and leaves a second later. */
export const useAfterSaving = (): { saved: boolean; goOn: (leave: () => void) => void } => {
  const { t } = useTranslation('account')
  const { done, goOn } = useDelayedNavigation(READ_MS)
  return { saved: done, goOn: (leave) => goOn(t('saved'), leave) }
}
