import { useEffect, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Appointment, AppointmentRow } from '@/domain/appointments/appointment'
import { DEFAULT_SERVICE_ID } from '@/domain/booking/service'
import type { UnreadConsultation } from '@/domain/consultations/unread'
import type { NextStep } from '@/domain/home/nextStep'
import type { Unfinished } from '@/domain/questionnaires/record'
import { dayText } from '@/i18n/dates'
import { priceText } from '@/i18n/prices'
import { joinWithDot } from '@/lib/joinWithDot'
import { writeStored } from '@/lib/storage'
import { findRelativeName, replaceNextStep, type Shown } from '@/stores/home/nextStep'
import { ADVISED_CUSTOMER } from '@/stores/userStorage'
import { IconText } from '@/ui/IconText'
import { NoBreakDates } from '@/ui/NoBreakDates'
import { StepCard } from '@/ui/StepCard'
import { CalendarIcon, PlaceIcon } from '@/ui/icons'
import { ServerText } from '@/ui/ServerText'
import { PayWithin } from '@/routes/shared/PayWithin'
import { PrimaryLink } from '@/routes/shared/PrimaryLink'
import { examinationParams } from '@/routes/shared/examinationParams'
import { useToday } from '@/routes/shared/useToday'
import { paths } from '@/routes/paths'
import { BookStep } from '../stepStates'
import { unfinishedPath } from '../serviceLinks'

type Props = {
  row: Pick<AppointmentRow, 'day' | 'customerName'> & { organisation: Pick<AppointmentRow['organisation'], 'name'> }
  address?: string | undefined
}

const StepFacts = ({ row: { day, customerName, organisation }, address }: Props) => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('nextStep')
  const today = useToday()
  return (
    <>
      <IconText
        Icon={CalendarIcon}
        name={t('day')}
        text={joinWithDot(dayText(shell, day, today), customerName)}
        named
      />
      <IconText
        Icon={PlaceIcon}
        name={t('place')}
        text={joinWithDot(organisation.name ?? shell('unknown'), address)}
        named
      />
    </>
  )
}

export const NextStepCard = ({ shown: { step, countdown } }: { shown: Shown }) => {
  switch (step.kind) {
    case 'pay':
      return <PayStep row={step.row} countdown={countdown} />
    case 'check':
      return <CheckStep {...step} />
    case 'report':
    case 'due':
      return <ReportStep step={step} />
    case 'replied':
      return <RepliedStep consultation={step.consultation} />
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
  return (
    <Step
      tone="soon"
      kind="pay"
      to={paths.tradePay('subscribe', row.id)}
      price={priceText(shell, row.practicalPriceFen)}
    >
      <StepFacts row={row} />
      <PayWithin countdown={countdown} onOver={replaceNextStep} />
    </Step>
  )
}

const CheckStep = ({ coming: { row, page }, near }: Extract<NextStep, { kind: 'check' }>) => {
  const { t: home } = useTranslation('home')
  const { t } = useTranslation('nextStep')
  return (
    <StepCard
      tone="health"
      label={home('next.label')}
      title={t(`check.${near}`)}
      action={<PrimaryLink to={paths.appointment(row.id)}>{t('check.action')}</PrimaryLink>}
    >
      <StepFacts row={row} address={page?.organisation.address} />
      <p>{t('check.prepare')}</p>
    </StepCard>
  )
}

const ReportStep = ({ step }: { step: Extract<NextStep, { kind: 'report' | 'due' }> }) => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('nextStep')
  const { kind, report } = step
  const link =
    kind === 'due'
      ? {
          to: paths.organisationList(DEFAULT_SERVICE_ID),
          onClick: () => void writeStored('session', ADVISED_CUSTOMER, step.customerId ?? ''),
        }
      : { to: paths.palpationReport(report.reportId, report.specificationId) }
  const day = dayText(shell, kind === 'due' ? step.day : report.day)
  return (
    <Step kind={kind} {...link}>
      <p>
        <NoBreakDates>{t(`${kind}.text`, { patient: report.patientName ?? shell('unknown'), day })}</NoBreakDates>
      </p>
    </Step>
  )
}

const RepliedStep = ({
  consultation: { id, type, doctorName, patientName },
}: {
  consultation: UnreadConsultation
}) => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('nextStep')
  const doctor = doctorName ?? t('replied.doctor')
  return (
    <Step kind="replied" to={paths.chat(id, type)}>
      <p>
        <ServerText>{t('replied.text', { doctor, patient: patientName ?? shell('unknown') })}</ServerText>
      </p>
    </Step>
  )
}

const ResumeStep = ({ unfinished }: { unfinished: Unfinished }) => {
  const { t } = useTranslation('nextStep')
  const patient = useRelativeName(unfinished.customerId)
  return (
    <Step kind="resume" to={unfinishedPath(unfinished)}>
      <p>{patient === undefined ? t('resume.text') : <ServerText>{t('resume.of', { patient })}</ServerText>}</p>
    </Step>
  )
}

/** A647: the name of a relative; undefined for the customer, and while it is unknown. */
const useRelativeName = (id: string): string | undefined => {
  const [found, setFound] = useState<{ id: string; name: string | undefined }>()
  useEffect(() => void findRelativeName(id).then((name) => setFound({ id, name })), [id])
  return found?.id === id ? found.name : undefined
}

const QuestionnaireStep = ({ page }: { page: Appointment }) => {
  const { t } = useTranslation('nextStep')
  return (
    <Step kind="questionnaire" to={paths.inspectQuestionnaire(examinationParams(page))}>
      <StepFacts row={{ ...page, customerName: page.customer.name }} />
      <p>{t('questionnaire.text')}</p>
    </Step>
  )
}

const AheadStep = ({ row }: { row: AppointmentRow }) => {
  const { t } = useTranslation('nextStep')
  return (
    <StepCard
      tone="health"
      label={t('ahead.label')}
      title={t('ahead.title')}
      action={<PrimaryLink to={paths.appointment(row.id)}>{t('ahead.action')}</PrimaryLink>}
    >
      <StepFacts row={row} />
      <p>{t('check.prepare')}</p>
    </StepCard>
  )
}

type StepProps = {
  tone?: 'act' | 'soon'
  kind: 'pay' | 'report' | 'replied' | 'due' | 'resume' | 'questionnaire'
  to: string
  onClick?: () => void
  price?: string
  children: ReactNode
}

const Step = ({ kind, to, onClick, tone = 'act', ...rest }: StepProps) => {
  const { t: home } = useTranslation('home')
  const { t } = useTranslation('nextStep')
  return (
    <StepCard
      {...rest}
      tone={tone}
      label={home('next.label')}
      title={t(`${kind}.title`)}
      action={<PrimaryLink {...{ to, onClick }}>{t(`${kind}.action`)}</PrimaryLink>}
    />
  )
}
