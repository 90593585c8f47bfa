import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { formatFen } from '@/domain/money'
import type { OrderType } from '@/domain/payment/payment'
import { dayText } from '@/i18n/dates'
import { secondsLeft } from '@/lib/countdown'
import { joinWithDot } from '@/lib/joinWithDot'
import { dataOf, idle } from '@/lib/remote'
import { useAppointments } from '@/stores/appointments/appointments'
import { sentQuestionOf, useSentQuestion } from '@/stores/chat/sentQuestion'
import { useHome } from '@/stores/home/home'
import { openPayment, pay } from '@/stores/payment/pay'
import { canPayHere, type Payment } from '@/stores/payment/payment'
import { BottomBar } from '@/ui/bars'
import { Callout } from '@/ui/Callout'
import { Card } from '@/ui/Card'
import { LiveRegion } from '@/ui/LiveRegion'
import { Page, PageTitle } from '@/ui/Page'
import { FactCard } from '@/routes/shared/FactCard'
import { OpenInWechat } from '@/routes/shared/OpenInWechat'
import { PayWithin } from '@/routes/shared/PayWithin'
import { SendButton } from '@/routes/shared/SendButton'
import { useNavigationGuard } from '@/routes/shared/useNavigationGuard'
import { useToday } from '@/routes/shared/useToday'
import { orderPath } from './afterPayment'
import styles from './payment.module.css'

const AppointmentSummary = ({ id }: { id: string }) => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('payment')
  const today = useToday()
  const appointment = dataOf(useAppointments(({ appointments }) => appointments.get(id)) ?? idle)
  const service = useHome(({ details }) => appointment && dataOf(details.get(appointment.serviceId) ?? idle)?.service)
  if (appointment === undefined) return null
  const { organisation, specificationName, day, customer } = appointment
  const check = joinWithDot(service?.name, specificationName)
  return (
    <div className="names">
      <FactCard
        title={organisation.name ?? shell('unknown')}
        facts={[
          [t('check'), check || undefined],
          [t('day'), dayText(shell, day, today)],
          [t('person'), customer.name],
        ]}
      />
    </div>
  )
}

const ConsultationSummary = ({ id }: { id: string }) => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('consultations')
  const consultation = dataOf(useSentQuestion(sentQuestionOf(id)))
  if (consultation === undefined) return null
  const { type, doctor, patientName } = consultation
  return (
    <div className="names">
      <FactCard
        title={t(`types.${type}`)}
        facts={[
          [t('mine.doctor'), doctor.name ?? (type === 'quick' ? t('mine.noDoctor') : shell('unknown'))],
          [t('mine.for'), patientName],
        ]}
      />
    </div>
  )
}

type Props = { type: OrderType; id: string; payment: Extract<Payment, { state: 'payable' }> }

export const PayForm = ({ type, id, payment }: Props) => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('payment')
  useLeaveGuard(() => secondsLeft(payment.countdown) > 0)
  const outcome = useRef<HTMLDivElement>(null)
  // Only a user who has seen the new amount agrees to it with the next tap.
  useEffect(() => {
    if (payment.last === 'newPrice') outcome.current?.focus()
  }, [payment.last])
  const tap = () => {
    // The explanation is already on the page; the focus brings it into view and to the screen reader.
    if (!canPayHere()) outcome.current?.focus()
    void pay(type, id)
  }
  return (
    <Page
      bar={
        <BottomBar>
          <SendButton
            block
            kept={t('offline')}
            variant={canPayHere() ? 'primary' : 'secondary'}
            busy={payment.opening}
            onClick={tap}
          >
            {payment.opening ? t('opening') : t('pay')}
          </SendButton>
        </BottomBar>
      }
    >
      <PageTitle>{shell('titles.tradePay')}</PageTitle>
      <Card>
        <div className={styles.due}>
          <dl>
            <dt>{t('amount')}</dt>
            <dd className={styles.amount}>{formatFen(payment.priceFen)}</dd>
          </dl>
          <PayWithin countdown={payment.countdown} onOver={() => void openPayment(type, id, true)} />
        </div>
      </Card>
      {type === 'subscribe' ? <AppointmentSummary id={id} /> : <ConsultationSummary id={id} />}
      <LiveRegion ref={outcome} role="status">
        {payment.last !== undefined && (
          <Outcome type={type} id={id} last={payment.last} amount={formatFen(payment.priceFen)} />
        )}
      </LiveRegion>
      <Link className={styles.leave ?? ''} to={orderPath(type, id)} replace>
        {t('leave')}
      </Link>
    </Page>
  )
}

type OutcomeProps = { type: OrderType; id: string; last: NonNullable<Props['payment']['last']>; amount: string }

const Outcome = ({ type, id, last, amount }: OutcomeProps) => {
  const { t } = useTranslation('payment')
  return (
    <Callout tone="caution" title={t(`outcomes.${last}`)}>
      {last === 'missing' ? <OpenInWechat type={type} id={id} /> : <p>{t(`kept.${last}`, { amount })}</p>}
    </Callout>
  )
}

/** PAY-10: leaving without paying asks first; A108: not after the time has ended. */
const useLeaveGuard = (isUnpaid: () => boolean): void => {
  const { t } = useTranslation('payment')
  useNavigationGuard(
    ({ currentLocation, nextLocation }) => isUnpaid() && currentLocation.pathname !== nextLocation.pathname,
    () => ({
      title: t('leaveConfirm.title'),
      message: t('leaveConfirm.message'),
      confirmText: t('leaveConfirm.leave'),
      cancelText: t('leaveConfirm.stay'),
    }),
  )
}
