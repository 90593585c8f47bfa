import { useTranslation } from 'react-i18next'
import { errorText, isSignedOut } from '@/i18n/errors'
import { alertDialog } from '@/ui/dialog'

type Failure = {
  title: string
  error: unknown
  /** False leaves out the reason, where only the uncertainty matters. */
  withReason?: boolean
  next: string
  closeText: string
}

/** FailureNote as a dialog, for long forms whose button is far from the top. */
export const useWriteErrorDialog = (): ((failure: Failure) => Promise<void>) => {
  const { t } = useTranslation()
  return async ({ title, error, withReason = true, next, closeText }) => {
    if (isSignedOut(error)) return
    const message = withReason ? `${errorText(t, error)}\n${next}` : next
    await alertDialog({ title, message, confirmText: closeText })
  }
}
