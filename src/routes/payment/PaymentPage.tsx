import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams, useSearchParams, Link } from 'react-router-dom'
import { formatFen } from '@/domain/money'
import { orderTypeFrom, type OrderType } from '@/domain/payment/payment'
import { rememberTab } from '@/stores/consultations/consultations'
import { openPayment, recheckPayment, returnToPayment } from '@/stores/payment/pay'
import { paymentOf, usePayment, type Payment } from '@/stores/payment/payment'
import { BottomBar } from '@/ui/bars'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { Page, PageTitle } from '@/ui/Page'
import { SkeletonBlock } from '@/ui/Skeleton'
import { StateDrawing } from '@/ui/illustrations/lazy'
import { useFocusAfterForm } from '@/ui/focusMain'
import { Help } from '@/routes/shared/Help'
import { PrimaryLink } from '@/routes/shared/PrimaryLink'
import { Redirect } from '@/routes/shared/Redirect'
import { ContentUnavailablePage } from '@/routes/shared/pages'
import { PageError } from '@/routes/shared/errors'
import { withNotice } from '@/routes/shared/navigationNotice'
import { useOnResume } from '@/routes/shared/useOnResume'
import { paths } from '@/routes/paths'
import { PayForm } from './PayForm'
import { orderPath, paidPath } from './afterPayment'
import styles from './payment.module.css'

type Props = { type: OrderType; id: string; payment: Extract<Payment, { state: 'confirming' }> }

/** A380: between the cashier’s ok and the server’s confirmation no second payment is offered. */
const Confirming = ({ type, id, payment: { waiting, closed } }: Props) => {
  const { t } = useTranslation('payment')
  const [asking, setAsking] = useState(false)
  const [answer, setAnswer] = useState<'asked' | 'notAsked'>()
  const words = waiting ? 'now' : closed ? 'closed' : 'long'
  const title = useRef<HTMLHeadingElement>(null)
  // The tapped button is gone, and a region that appears with its words is not read out.
  useEffect(() => title.current?.focus({ preventScroll: true }), [])
  const refresh = async () => {
    setAsking(true)
    setAnswer((await recheckPayment(type, id)) ? 'asked' : 'notAsked')
    setAsking(false)
  }
  return (
    <Page
      bar={
        // The link is last and in the bar, so that nothing moves it under a finger.
        <BottomBar>
          {!waiting && (
            <Button block busy={asking} onClick={() => void refresh()}>
              {t('confirming.refresh')}
            </Button>
          )}
          <Link className={styles.leave ?? ''} to={orderPath(type, id)} replace>
            {t('over.detail')}
          </Link>
        </BottomBar>
      }
    >
      <div role="status" className={styles.confirming}>
        <StateDrawing name="waiting" />
        <PageTitle ref={title}>{t(`confirming.${words}.title`)}</PageTitle>
        <p>{t(`confirming.${words}.text`)}</p>
        {answer !== undefined && !asking && <p className="quiet">{t(`confirming.${answer}`)}</p>}
      </div>
      {!waiting && <Help />}
    </Page>
  )
}

const FACTS = [1, 2, 3]

const PaySkeleton = () => {
  const { t } = useTranslation()
  return (
    <>
      <span role="status" className="visuallyHidden">
        {t('loading')}
      </span>
      <Card aria-hidden="true">
        <div className={styles.due}>
          <SkeletonBlock width="5rem" height="1rem" />
          <SkeletonBlock width="9rem" height="2.25rem" />
          <SkeletonBlock width="11rem" height="1.25rem" />
        </div>
      </Card>
      <Card aria-hidden="true">
        <SkeletonBlock width="55%" height="1.25rem" />
        {FACTS.map((fact) => (
          <div key={fact} className="ends">
            <SkeletonBlock width="5rem" height="1rem" />
            <SkeletonBlock width="8rem" height="1rem" />
          </div>
        ))}
      </Card>
    </>
  )
}

/** A93, A649: an unknown type or order leads Home, which says so. */
export const PaymentPage = () => {
  const { t } = useTranslation('payment')
  const { id = '' } = useParams()
  const [query] = useSearchParams()
  const type = orderTypeFrom(query.get('type'))
  if (type === undefined) return <Redirect to={paths.home()} reason={t('notFound')} />
  return <OrderPayment key={`${type} ${id}`} type={type} id={id} />
}

/** The states of an order that has ended without a service. */
const CLOSED: readonly Payment['state'][] = ['over', 'refunding', 'refunded']

const OrderPayment = ({ type, id }: { type: OrderType; id: string }) => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('payment')
  const payment = usePayment(paymentOf(type, id))
  const tab = CLOSED.includes(payment.state) ? 'complete' : 'incomplete'
  // A458: an appointment shows by itself that it is paid.
  const paidText = (fen: number | undefined) =>
    fen === undefined ? t('outcomes.ok') : t('paidNow', { amount: formatFen(fen) })
  // Before the effect of a redirect, so that the list opens on the tab that holds this order (A614).
  useLayoutEffect(() => {
    if (type !== 'subscribe') rememberTab(tab)
  }, [type, tab])
  // A payment leads to another screen, which takes the focus.
  useFocusAfterForm(payment.state === 'loading' ? undefined : payment.state === 'payable' || payment.state === 'paid')
  // The cashier may never answer, so returning to the page asks the server.
  useOnResume(() => void returnToPayment(type, id))
  switch (payment.state) {
    case 'loading':
      return (
        <Page>
          <PageTitle>{shell('titles.tradePay')}</PageTitle>
          <PaySkeleton />
        </Page>
      )
    case 'failed':
      return <PageError error={payment.error} onRetry={() => void openPayment(type, id)} />
    case 'payable':
      return <PayForm type={type} id={id} payment={payment} />
    case 'confirming':
      return <Confirming type={type} id={id} payment={payment} />
    case 'paid':
      // A375: the pay page leaves the history, so that Back cannot reach it.
      if (!payment.justPaid) return <Redirect to={paidPath(type, id)} />
      return type === 'subscribe' ? (
        <Redirect to={paidPath(type, id)} state={withNotice('paid')} />
      ) : (
        <Redirect to={paidPath(type, id)} reason={paidText(payment.priceFen)} />
      )
    case 'refunding':
    case 'refunded':
      return <Redirect to={orderPath(type, id)} reason={t(`outcomes.${payment.state}`)} />
    case 'over':
      return (
        <ContentUnavailablePage
          kind="empty"
          drawing="orderOver"
          title={t('over.title')}
          text={t(type === 'subscribe' ? 'over.text' : 'over.consultText')}
          way={
            <PrimaryLink to={orderPath(type, id)} replace>
              {t('over.detail')}
            </PrimaryLink>
          }
        />
      )
    case 'unknown':
      return <Redirect to={paths.home()} reason={t('notFound')} />
  }
}
