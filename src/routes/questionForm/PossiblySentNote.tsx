import { useTranslation } from 'react-i18next'
import { areAnswersUnconfirmed } from '@/stores/questionnaires/send'
import { Callout } from '@/ui/Callout'

/** A434: the answer was lost, and the questionnaire may be stored. */
export const PossiblySentNote = ({ sending }: { sending: boolean }) => {
  const { t } = useTranslation('questionnaireForms')
  if (sending || !areAnswersUnconfirmed()) return null
  return (
    <Callout tone="caution" role="status">
      {t('notSent.unanswered')}
    </Callout>
  )
}
