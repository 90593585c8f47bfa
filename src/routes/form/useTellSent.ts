import { useTranslation } from 'react-i18next'
import { errorText, isSignedOut } from '../../i18n/errors'
import type { SentAnswers } from '../../stores/questionnairesSend'
import { alertDialog } from '../../ui/dialog'

/** Says what became of a questionnaire that was sent (FULLQ-49, FULLQ-51), and leads on when it was taken. */
export const useTellSent = () => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('chq')
  return async (sent: SentAnswers, onSent: (reportId: string | undefined) => void): Promise<void> => {
    switch (sent.kind) {
      case 'sent':
        await alertDialog(
          sent.data.reportId === undefined
            ? { title: t('sent.title'), message: t('sent.text'), confirmText: t('sent.goOn') }
            : { title: t('sent.title'), message: t('sent.withReport'), confirmText: t('sent.seeReport') },
        )
        onSent(sent.data.reportId)
        return
      case 'undecided':
      case 'refused':
        // The page is about to begin anew; what was typed comes back after the sign-in.
        if (isSignedOut(sent.error)) return
        await alertDialog({
          title: t('notSent.title'),
          message: [
            errorText(shell, sent.error),
            t(sent.kind === 'undecided' ? 'notSent.unanswered' : 'notSent.kept'),
          ].join('\n'),
          confirmText: t('notSent.close'),
        })
        return
      case 'stale':
        return
    }
  }
}
