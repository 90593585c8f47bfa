import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { isWithoutRefund, type Refund } from '@/domain/appointments/cancellation'
import { formatFen } from '@/domain/money'
import { refundText } from '@/i18n/appointments/refundText'
import { momentText } from '@/i18n/dates'
import { isFinalRefusal } from '@/i18n/errors'
import { idle, refreshOf } from '@/lib/remote'
import { loadRefund, useAppointments } from '@/stores/appointments/appointments'
import { Card } from '@/ui/Card'
import { Page, PageTitle } from '@/ui/Page'
import { LinkRow } from '@/ui/Row'
import { Section } from '@/ui/Section'
import { StatusMark } from '@/ui/StatusMark'
import { AppointmentSkeleton } from './AppointmentSkeleton'
import { FactCard } from '@/routes/shared/FactCard'
import { Redirect } from '@/routes/shared/Redirect'
import { StaleNotice } from '@/routes/shared/StaleNotice'
import { PageError } from '@/routes/shared/errors'
import { useOnResume } from '@/routes/shared/useOnResume'
import { paths } from '@/routes/paths'

const RefundHead = ({ refund }: { refund: Refund }) => {
  const { t } = useTranslation('appointments')
  const refundLine = refundText(t, refund)
  if (refundLine === undefined) return null
  if (isWithoutRefund(refund))
    return (
      <Section>
        <StatusMark kind="over">{refundLine}</StatusMark>
        <p>{t('refund.noneWhy')}</p>
      </Section>
    )
  const isBack = refund.payStatus === 'refunded'
  return (
    <Section>
      <StatusMark kind={isBack ? 'done' : 'waiting'}>{refundLine}</StatusMark>
      <p>{t(isBack ? 'refund.isBack' : 'refund.next')}</p>
    </Section>
  )
}

export const RefundDetail = () => {
  const { id = '' } = useParams()
  const refund = useAppointments(({ refunds }) => refunds.get(id)) ?? idle
  useOnResume(() => void loadRefund(id))
  switch (refund.state) {
    case 'idle':
    case 'loading':
      return <AppointmentSkeleton of="refundDetail" />
    case 'failed':
      if (isFinalRefusal(refund.error)) return <Redirect to={paths.home()} />
      return <PageError error={refund.error} onRetry={() => void loadRefund(id)} />
    case 'ready':
      return (
        <Detail id={id} refund={refund.data}>
          <StaleNotice {...refreshOf(refund)} onRetry={() => void loadRefund(id)} />
        </Detail>
      )
  }
}

const Detail = ({ id, refund, children }: { id: string; refund: Refund; children: ReactNode }) => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('appointments')
  const { number, payStatus, refundFen, reason, requestedAt, refundedAt } = refund
  const facts: [string, string | undefined][] = [
    [t('refund.status'), isWithoutRefund(refund) ? t('refund.none') : t(`payStatuses.${payStatus}`)],
    [t('refund.amount'), formatFen(refundFen)],
    [t('detail.number'), number],
    [t('cancel.reason'), reason && t(`cancel.reasons.${reason}`)],
    [t('refund.requestedAt'), requestedAt && momentText(shell, requestedAt)],
  ]
  // Before the refund is paid it has no time, so none is missing.
  if (refundedAt !== undefined || (payStatus === 'refunded' && refundFen > 0))
    facts.push([t('refund.refundedAt'), refundedAt && momentText(shell, refundedAt)])
  return (
    <Page>
      <PageTitle>{shell('titles.refundDetail')}</PageTitle>
      {children}
      <RefundHead refund={refund} />
      <FactCard title={t('refund.title')} facts={facts} />
      {/* A page opened from a message has no previous page. */}
      <Card edgeToEdge>
        <LinkRow to={paths.appointment(id)} title={shell('titles.subscribeDetail')} />
      </Card>
    </Page>
  )
}
