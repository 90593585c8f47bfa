import { useTranslation } from 'react-i18next'
import { minutesIn, type Service } from '@/domain/booking/service'
import { DrawnSteps } from '@/ui/DrawnSteps'
import { Fold } from '@/ui/Fold'
import { Section, SectionTitle } from '@/ui/Section'
import { BookVisitStep, CheckVisitStep, ReportVisitStep } from '@/ui/illustrations/visit'
import { CancellationRules } from '@/routes/shared/CancellationRules'
import { Preparation } from '@/routes/shared/Preparation'

/** Answers what patients ask before they book a check: the procedure, the preparation, and the cost of cancelling. */
export const ServiceGuide = ({ service }: { service: Service }) => {
  const { t } = useTranslation('guides')
  return (
    <>
      <HowItGoes minutes={minutesIn(service.description)} />
      <Preparation />
      <Section title={t('visit.cancelling')} landmark>
        <CancellationRules />
      </Section>
      <Questions />
    </>
  )
}

const HowItGoes = ({ minutes }: { minutes: number | undefined }) => {
  const { t } = useTranslation('guides')
  return (
    <>
      <SectionTitle>{t('visit.steps.title')}</SectionTitle>
      <DrawnSteps
        level={3}
        steps={[
          { title: t('visit.steps.book.title'), text: t('visit.steps.book.text'), Drawing: BookVisitStep },
          {
            title: t('visit.steps.check.title'),
            text: t('visit.steps.check.text'),
            Drawing: CheckVisitStep,
            below: minutes !== undefined && <p>{t('visit.steps.check.minutes', { minutes })}</p>,
          },
          { title: t('visit.steps.report.title'), text: t('visit.steps.report.text'), Drawing: ReportVisitStep },
        ]}
      />
    </>
  )
}

const QUESTIONS = ['family', 'questionnaire', 'special', 'find', 'meaning'] as const

const Questions = () => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('guides')
  return (
    <Section title={t('visit.questions.title')} landmark>
      <div>
        <Fold title={t('visit.questions.lump.question')}>
          <p>{t('visit.questions.lump.answer')}</p>
          <p>{shell('urgentSigns')}</p>
          <p>{shell('urgentWhere')}</p>
        </Fold>
        {QUESTIONS.map((name) => (
          <Fold key={name} title={t(`visit.questions.${name}.question`)}>
            <p>{t(`visit.questions.${name}.answer`)}</p>
          </Fold>
        ))}
      </div>
    </Section>
  )
}
