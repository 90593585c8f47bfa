import { useTranslation } from 'react-i18next'
import { errorText, isSignedOut } from '@/i18n/errors'
import { alertDialog } from '@/ui/dialog'

type Failure = {
  title: string
  error: unknown
  /** The reason is left out where only the uncertainty counts. */
  withReason?: boolean
  next: string
  closeText: string
}

/** The same as FailedWrite in a dialog, where the form is long and the tap far from its beginning. */
export const useWriteErrorDialog = (): ((failure: Failure) => Promise<void>) => {
  const { t } = useTranslation()
  return async ({ title, error, withReason = true, next, closeText }) => {
    if (isSignedOut(error)) return
    const message = withReason ? `${errorText(t, error)}\n${next}` : next
    await alertDialog({ title, message, confirmText: closeText })
  }
}
