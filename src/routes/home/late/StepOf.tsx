import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Appointment, AppointmentRow } from '../../../domain/booking/appointment'
import type { NextStep } from '../../../domain/homeNextStep'
import type { Unfinished } from '../../../domain/questionnaires/unfinished'
import { priceText } from '../../../i18n/prices'
import { loadNextStep, type Shown } from '../../../stores/homeNextStep'
import { buttonLook } from '../../../ui/buttonLook'
import { StepCard } from '../../../ui/StepCard'
import { paths } from '../../paths'
import { PayWithin } from '../../shared/PayWithin'
import { BookStep } from '../BookStep'
import { checkOf } from '../../shared/checkOf'
import { unfinishedPath } from '../leads'
import { StepFacts } from './StepFacts'

/** Each kind of next step: what it is about, and the way there. */
export const StepOf = ({ shown: { step, countdown } }: { shown: Shown }) => {
  switch (step.kind) {
    case 'pay':
      return <PayStep row={step.row} countdown={countdown} />
    case 'check':
      return <CheckStep {...step} />
    case 'resume':
      return <ResumeStep unfinished={step.unfinished} />
    case 'questionnaire':
      return <QuestionnaireStep page={step.page} />
    case 'ahead':
      return <AheadStep row={step.row} />
    case 'book':
      return <BookStep first={step.first} />
  }
}

const PayStep = ({ row, countdown }: { row: AppointmentRow; countdown: Shown['countdown'] }) => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('home')
  return (
    <StepCard
      tone="soon"
      label={t('next.label')}
      title={t('next.pay.title')}
      action={<Way to={paths.tradePay('subscribe', row.id)} words={t('next.pay.action')} />}
      price={priceText(shell, row.practicalPriceFen)}
    >
      <StepFacts row={row} />
      <PayWithin countdown={countdown} onOver={() => void loadNextStep()} />
    </StepCard>
  )
}

const CheckStep = ({ coming: { row, page }, near }: Extract<NextStep, { kind: 'check' }>) => {
  const { t } = useTranslation('home')
  return (
    <StepCard
      tone="health"
      label={t('next.label')}
      title={t(`next.check.${near}`)}
      action={<Way to={paths.appointment(row.id)} words={t('next.check.action')} />}
    >
      <StepFacts row={row} address={page?.organisation.address} />
      <p>{t('next.check.prepare')}</p>
    </StepCard>
  )
}

const ResumeStep = ({ unfinished }: { unfinished: Unfinished }) => {
  const { t } = useTranslation('home')
  return (
    <StepCard
      tone="act"
      label={t('next.label')}
      title={t('next.resume.title')}
      action={<Way to={unfinishedPath(unfinished)} words={t('next.resume.action')} />}
    >
      <p>{t('next.resume.text')}</p>
    </StepCard>
  )
}

const QuestionnaireStep = ({ page }: { page: Appointment }) => {
  const { t } = useTranslation('home')
  return (
    <StepCard
      tone="act"
      label={t('next.label')}
      title={t('next.questionnaire.title')}
      action={<Way to={paths.inspectQuestionnaire(checkOf(page))} words={t('next.questionnaire.action')} />}
    >
      <StepFacts row={{ ...page, customerName: page.customer.name }} />
      <p>{t('next.questionnaire.text')}</p>
    </StepCard>
  )
}

const AheadStep = ({ row }: { row: AppointmentRow }) => {
  const { t } = useTranslation('home')
  return (
    <StepCard
      tone="health"
      label={t('next.ahead.label')}
      title={t('next.ahead.title')}
      action={<Way to={paths.appointment(row.id)} words={t('next.ahead.action')} />}
    >
      <StepFacts row={row} />
      <p>{t('next.check.prepare')}</p>
    </StepCard>
  )
}

const Way = ({ to, words }: { to: string; words: string }) => (
  <Link {...buttonLook('primary', false)} to={to}>
    {words}
  </Link>
)
