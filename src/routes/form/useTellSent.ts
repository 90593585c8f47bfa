import { useTranslation } from 'react-i18next'
import { errorText, isSignedOut, isUnanswered } from '../../i18n/errors'
import type { SendResult } from '../../stores/questionnairesSend'
import { alertDialog } from '../../ui/dialog'

/** Says what became of a questionnaire that was sent (FULLQ-49, FULLQ-51), and leads on when it was taken. */
export const useTellSent = () => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('chq')
  return async (result: SendResult, onSent: (reportId: string | undefined) => void): Promise<void> => {
    switch (result.kind) {
      case 'sent':
        await alertDialog(
          result.reportId === undefined
            ? { title: t('sent.title'), message: t('sent.text'), confirmText: t('sent.goOn') }
            : { title: t('sent.title'), message: t('sent.withReport'), confirmText: t('sent.seeReport') },
        )
        onSent(result.reportId)
        return
      case 'failed':
        // The page is about to begin anew; what was typed comes back after the sign-in.
        if (isSignedOut(result.error)) return
        await alertDialog({
          title: t('notSent.title'),
          message: [
            errorText(shell, result.error),
            t(isUnanswered(result.error) ? 'notSent.unanswered' : 'notSent.kept'),
          ].join('\n'),
          confirmText: t('notSent.close'),
        })
        return
      case 'nothing':
        return
    }
  }
}
