import { useTranslation } from 'react-i18next'
import { areAnswersUnanswered } from '@/stores/questionnaires/send'
import { Note } from '@/ui/Note'

/** An answer was lost, and the questionnaire may have arrived (A434). */
export const MaybeSent = ({ sending }: { sending: boolean }) => {
  const { t } = useTranslation('questionnaireForms')
  if (sending || !areAnswersUnanswered()) return null
  return (
    <Note tone="caution" role="status">
      {t('notSent.unanswered')}
    </Note>
  )
}
