import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Appointment } from '@/domain/appointments/appointment'
import { buttonProps } from '@/ui/Button'
import { Section } from '@/ui/Section'
import { examinationParams } from '@/routes/shared/examinationParams'
import { paths } from '@/routes/paths'

export const QuestionnairePrompt = ({ appointment }: { appointment: Appointment }) => {
  const { t } = useTranslation('appointments')
  return (
    <Section title={t('questionnaire.title')}>
      <p>{t('questionnaire.text')}</p>
      <Link
        {...buttonProps('primary', true)}
        to={paths.inspectQuestionnaire(examinationParams(appointment))}
        state={{ from: 'appointment' }}
      >
        {t('questionnaire.open')}
      </Link>
    </Section>
  )
}
