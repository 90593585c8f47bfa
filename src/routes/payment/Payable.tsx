import { useEffect, useReducer, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useBlocker } from 'react-router-dom'
import { formatFen } from '../../domain/money'
import { formatCountdown, type OrderType } from '../../domain/payment/payment'
import { secondsLeft, type Countdown } from '../../lib/countdown'
import { canPayHere, openPayment, pay, type Payment } from '../../stores/payment'
import { Announced } from '../../ui/Announced'
import { Card } from '../../ui/Card'
import { confirmDialog } from '../../ui/dialog'
import { Note } from '../../ui/Note'
import { Page } from '../../ui/Page'
import { PageTitle } from '../../ui/PageTitle'
import { SubmitButton } from '../../ui/SubmitButton'
import { paths } from '../paths'
import { OpenInWechat } from '../shared/OpenInWechat'
import styles from './payment.module.css'

type Props = { type: OrderType; id: string; payment: Extract<Payment, { state: 'payable' }> }

/** The amount, the time left, and the button that opens the cashier. */
export const Payable = ({ type, id, payment }: Props) => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('payment')
  const left = useSecondsLeft(payment.countdown, () => void openPayment(type, id))
  useLeaveGuard(left > 0)
  const outcome = useRef<HTMLDivElement>(null)
  const tap = () => {
    // What to do stands there already; the tap leads the eye and the screen reader to it.
    if (!canPayHere()) outcome.current?.focus()
    void pay(type, id)
  }
  return (
    <Page>
      <PageTitle>{shell('titles.tradePay')}</PageTitle>
      <Card>
        <dl className={styles.due}>
          <dt>{t('amount')}</dt>
          <dd className={styles.amount}>{formatFen(payment.priceFen)}</dd>
          <dt>{t('left')}</dt>
          <dd className={styles.countdown}>
            <span role="timer">{formatCountdown(left)}</span>
          </dd>
        </dl>
      </Card>
      <Announced ref={outcome} role="status">
        {payment.last !== undefined && <Outcome type={type} id={id} last={payment.last} />}
      </Announced>
      <div>
        <SubmitButton block busy={payment.opening} offlineText={shell('offline')} onClick={tap}>
          {payment.opening ? t('opening') : t('pay')}
        </SubmitButton>
      </div>
      <Link className={styles.leave ?? ''} to={paths.appointment(id)} replace>
        {t('leave')}
      </Link>
    </Page>
  )
}

const Outcome = ({ type, id, last }: { type: OrderType; id: string; last: 'cancel' | 'fail' | 'missing' }) => {
  const { t } = useTranslation('payment')
  return (
    <Note tone="caution" title={t(`outcomes.${last}`)}>
      {last === 'missing' ? <OpenInWechat type={type} id={id} /> : <p>{t(`kept.${last}`)}</p>}
    </Note>
  )
}

/** Leaving unpaid asks first (PAY-10); once the time is over it does not (A108). */
const useLeaveGuard = (unpaid: boolean): void => {
  const { t } = useTranslation('payment')
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => unpaid && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    const texts = {
      title: t('leaveConfirm.title'),
      message: t('leaveConfirm.message'),
      confirmText: t('leaveConfirm.leave'),
      cancelText: t('leaveConfirm.stay'),
      tone: 'leave' as const,
    }
    void confirmDialog(texts).then((leave) => (leave ? blocker.proceed() : blocker.reset()))
  }, [blocker, t])
}

/** Ticks once a second; at 0 the server is asked once what has become of the order. */
const useSecondsLeft = (countdown: Countdown, onOver: () => void): number => {
  const [, tick] = useReducer((ticks: number) => ticks + 1, 0)
  useEffect(() => {
    const timer = setInterval(() => {
      tick()
      if (secondsLeft(countdown) > 0) return
      clearInterval(timer)
      onOver()
    }, 1000)
    return () => clearInterval(timer)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the countdown alone starts the clock anew
  }, [countdown])
  return secondsLeft(countdown)
}
