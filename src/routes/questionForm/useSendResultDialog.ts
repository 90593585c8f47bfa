import { useTranslation } from 'react-i18next'
import type { SentAnswers } from '@/stores/questionnaires/send'
import { alertDialog } from '@/ui/dialog'
import { useWriteErrorDialog } from '@/routes/shared/useWriteErrorDialog'
import { leaveSections } from './leaveSections'

export const useSendResultDialog = () => {
  const { t } = useTranslation('questionnaireForms')
  const showError = useWriteErrorDialog()
  return async (sent: SentAnswers, onSent: (reportId: string | undefined) => void): Promise<void> => {
    switch (sent.kind) {
      case 'sent':
        await alertDialog(
          sent.data.reportId === undefined
            ? { title: t('sent.title'), message: t('sent.text'), confirmText: t('sent.goOn') }
            : { title: t('sent.title'), message: t('sent.withReport'), confirmText: t('sent.seeReport') },
        )
        await leaveSections()
        onSent(sent.data.reportId)
        return
      case 'unconfirmed':
      case 'rejected': {
        const unconfirmed = sent.kind === 'unconfirmed'
        await showError({
          title: t(unconfirmed ? 'notSent.unconfirmed' : 'notSent.title'),
          error: sent.error,
          next: t(unconfirmed ? 'notSent.unanswered' : 'notSent.kept'),
          closeText: t('notSent.close'),
        })
        return
      }
      case 'ignored':
        return
    }
  }
}
