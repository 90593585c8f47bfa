import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Appointment } from '@/domain/appointments/appointment'
import { buttonProps } from '@/ui/buttonProps'
import { Section } from '@/ui/Section'
import { paths } from '@/routes/paths'
import { examinationParams } from '@/routes/shared/examinationParams'

/** The way to the detailed questionnaire of this check (A117). */
export const QuestionnairePrompt = ({ appointment }: { appointment: Appointment }) => {
  const { t } = useTranslation('appointments')
  return (
    <Section title={t('questionnaire.title')}>
      <p>{t('questionnaire.text')}</p>
      <Link {...buttonProps('primary', true)} to={paths.inspectQuestionnaire(examinationParams(appointment))}>
        {t('questionnaire.open')}
      </Link>
    </Section>
  )
}
