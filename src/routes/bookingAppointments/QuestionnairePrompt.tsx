import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { Appointment } from '../../domain/booking/appointment'
import { Button } from '../../ui/Button'
import { Section } from '../../ui/Section'
import { paths } from '../paths'
import { checkOf } from '../shared/checkOf'

/** The way to the detailed questionnaire of this check (A117). */
export const QuestionnairePrompt = ({ appointment }: { appointment: Appointment }) => {
  const { t } = useTranslation('bookingAppointments')
  const navigate = useNavigate()
  return (
    <Section title={t('questionnaire.title')}>
      <p>{t('questionnaire.text')}</p>
      <Button block onClick={() => void navigate(paths.inspectQuestionnaire(checkOf(appointment)))}>
        {t('questionnaire.open')}
      </Button>
    </Section>
  )
}
