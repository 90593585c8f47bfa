import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { Suspense } from 'react'
import { maskPhone } from '@/domain/account/account'
import {
  asksQuestionnaire,
  isAhead,
  canPay,
  discountFen,
  dueFen,
  paidFen,
  hasRefund,
  reportedInspection,
  type Appointment,
} from '@/domain/appointments/appointment'
import { canCancel } from '@/domain/appointments/cancellation'
import { formatFen } from '@/domain/money'
import { cancellingText } from '@/i18n/appointments/cancellingText'
import { momentText } from '@/i18n/dates'
import { isFinalRefusal } from '@/i18n/errors'
import { priceText } from '@/i18n/prices'
import { loadWords } from '@/i18n/setup'
import { isWeChat } from '@/lib/device'
import { inTime } from '@/lib/inTime'
import { idle, refreshOf, type Refresh } from '@/lib/remote'
import { loadAppointment, lookUpAppointment, useAppointments } from '@/stores/appointments/appointments'
import { BottomBar } from '@/ui/bars'
import { Card } from '@/ui/Card'
import { LinkRow } from '@/ui/Row'
import { Page, PageTitle } from '@/ui/Page'
import { SkeletonBlock } from '@/ui/Skeleton'
import { lazyWithFallback } from '@/ui/lazyWithFallback'
import { AppointmentSkeleton } from './AppointmentSkeleton'
import { FactCard } from '@/routes/shared/FactCard'
import { Preparation } from '@/routes/shared/Preparation'
import { Redirect } from '@/routes/shared/Redirect'
import { StaleNotice } from '@/routes/shared/StaleNotice'
import { PageError, PartNotLoaded } from '@/routes/shared/errors'
import { useOnResume } from '@/routes/shared/useOnResume'
import { useIsWaiting } from '@/routes/shared/useIsWaiting'
import { useByClock, useToday } from '@/routes/shared/useToday'
import { paths } from '@/routes/paths'
import { RescheduleNotice } from './RescheduleNotice'
import { AppointmentResult, WhatNext } from './WhatNext'
import { PayAction } from './PayAction'
import { QuestionnairePrompt } from './QuestionnairePrompt'
import { RecordPrompt, useAskForRecord } from './RecordPrompt'
import { StatusHead } from './StatusHead'
import { useRefund } from './StatusLine'
import { useCurrentNotice } from './useCurrentNotice'
import { useReloadOncePaid } from './useReloadOncePaid'

// Lazy: its words are the largest part of the screen, and few people tap it first.
const LazySaveToCalendar = lazyWithFallback<{ appointment: Appointment }>(async () => {
  const part = inTime(import('./lazy/SaveToCalendar'))
  const [{ SaveToCalendar }] = await Promise.all([part, loadWords(['reminder'])])
  return SaveToCalendar
}, PartNotLoaded)

// Three buttons, below a sentence within WeChat.
const CalendarSkeleton = () => (
  <Card aria-hidden="true">
    <SkeletonBlock height={isWeChat() ? '18rem' : '12rem'} />
  </Card>
)

const BeforeTheCheck = ({ appointment }: { appointment: Appointment }) => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('appointments')
  return <Preparation cancelling={useByClock(() => cancellingText({ t, shell }, appointment))} />
}

const Remember = ({ appointment }: { appointment: Appointment }) => (
  <Suspense fallback={<CalendarSkeleton />}>
    <LazySaveToCalendar appointment={appointment} />
  </Suspense>
)

const LinkCard = (link: { to: string; title: string }) => (
  <Card edgeToEdge>
    <LinkRow {...link} />
  </Card>
)

const AppointmentLinks = ({ appointment }: { appointment: Appointment }) => {
  const { t } = useTranslation('appointments')
  const { id } = appointment
  const inspectionId = reportedInspection(appointment)
  return (
    <>
      {inspectionId !== undefined && <LinkCard to={paths.reportProgress(inspectionId)} title={t('detail.report')} />}
      {canCancel(appointment) && <LinkCard to={paths.cancelAppointment(id)} title={t('detail.cancel')} />}
      {hasRefund(appointment) && <LinkCard to={paths.refund(id)} title={t('detail.refund')} />}
    </>
  )
}

const MoneyFacts = ({ appointment }: { appointment: Appointment }) => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('appointments')
  const due = dueFen(appointment)
  const paid = paidFen(appointment)
  const discount = discountFen(appointment)
  const facts: [string, string][] = [[t('detail.original'), priceText(shell, appointment.originalPriceFen)]]
  if (discount !== undefined) facts.push([t('detail.discount'), formatFen(-discount)])
  if (due !== undefined) facts.push([t('detail.due'), priceText(shell, due)])
  if (paid !== undefined) facts.push([t('detail.paid'), formatFen(paid)])
  return <FactCard title={t('detail.money')} facts={facts} />
}

const PayBar = ({ appointment }: { appointment: Appointment }) =>
  canPay(appointment) && (
    <BottomBar>
      <PayAction appointment={appointment} />
    </BottomBar>
  )

export const AppointmentDetail = () => {
  const { id = '' } = useParams()
  const appointment = useAppointments(({ appointments }) => appointments.get(id)) ?? idle
  useOnResume(() => void loadAppointment(id))
  switch (appointment.state) {
    case 'idle':
    case 'loading':
      return <AppointmentSkeleton of="subscribeDetail" />
    case 'failed':
      if (isFinalRefusal(appointment.error)) return <Redirect to={paths.home()} />
      return <PageError error={appointment.error} onRetry={() => void loadAppointment(id)} />
    case 'ready':
      return <Detail key={id} appointment={appointment.data} refresh={refreshOf(appointment)} />
  }
}

const Detail = ({ appointment, refresh }: { appointment: Appointment; refresh: Refresh }) => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('appointments')
  const today = useToday()
  const { customer } = appointment
  useReloadOncePaid(appointment, lookUpAppointment)
  const notice = useCurrentNotice(appointment)
  const missing = useAskForRecord(appointment, notice !== undefined)
  const { refund, isAsked } = useRefund(appointment)
  const isWaiting = useIsWaiting(isAsked)
  // The refund takes lines above everything else.
  if (isWaiting && notice === undefined) return <AppointmentSkeleton of="subscribeDetail" />
  const record = missing && <RecordPrompt appointment={appointment} whose={missing} />
  const isComing = isAhead(appointment, today)
  const before = isComing && <BeforeTheCheck appointment={appointment} />
  const remember = isComing && <Remember appointment={appointment} />
  const reschedule = (
    <RescheduleNotice seen={appointment} quieter={canPay(appointment) || asksQuestionnaire(appointment)} />
  )
  const notRefreshed = <StaleNotice {...refresh} onRetry={() => void loadAppointment(appointment.id)} />
  return (
    <Page bar={notice === undefined ? <PayBar appointment={appointment} /> : undefined}>
      {notice === undefined ? (
        <>
          <PageTitle>{shell('titles.subscribeDetail')}</PageTitle>
          {notRefreshed}
          {reschedule}
          <StatusHead appointment={appointment} today={today} refund={refund} />
          {asksQuestionnaire(appointment) && <QuestionnairePrompt appointment={appointment} />}
          {before}
        </>
      ) : (
        <AppointmentResult notice={notice} appointment={appointment} refund={refund} isRefundAsked={isAsked}>
          {notRefreshed}
          {reschedule}
          <StatusHead appointment={appointment} today={today} withoutStatus />
          {before}
          {remember}
          {record}
        </AppointmentResult>
      )}
      <FactCard
        title={t('detail.who')}
        facts={[
          [t('detail.name'), customer.name],
          [t('detail.sex'), customer.sex && shell(`sex.${customer.sex}`)],
          [t('detail.age'), customer.age === undefined ? undefined : t('detail.ageYears', { age: customer.age })],
          [t('detail.phone'), customer.phone && maskPhone(customer.phone)],
        ]}
      />
      <FactCard
        title={t('detail.about')}
        facts={[
          [t('detail.specification'), appointment.specificationName],
          [t('detail.number'), appointment.number],
          [t('detail.orderedAt'), appointment.orderedAt && momentText(shell, appointment.orderedAt)],
        ]}
      />
      <MoneyFacts appointment={appointment} />
      {notice === undefined && remember}
      {notice !== 'cancelled' && <WhatNext appointment={appointment} />}
      <AppointmentLinks appointment={appointment} />
      {notice === undefined && record}
    </Page>
  )
}
