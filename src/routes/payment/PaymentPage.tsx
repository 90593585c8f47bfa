import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams, useSearchParams } from 'react-router-dom'
import { formatFen } from '@/domain/money'
import { orderTypeFrom } from '@/domain/payment/orderType'
import type { OrderType } from '@/domain/payment/payment'
import { openPayment, paymentOf, returnToPayment, usePayment } from '@/stores/payment/payment'
import { Page } from '@/ui/Page'
import { PageTitle } from '@/ui/PageTitle'
import { showToast } from '@/ui/toast'
import { paths } from '@/routes/paths'
import { PageError } from '@/routes/shared/errors'
import { PrimaryLink } from '@/routes/shared/PrimaryLink'
import { withNotice } from '@/routes/shared/navigationNotice'
import { Redirect } from '@/routes/shared/Redirect'
import { StatePage } from '@/routes/shared/StatePage'
import { useOnResume } from '@/routes/shared/useOnResume'
import { orderPath, paidPath } from './afterPayment'
import { Confirming } from './Confirming'
import { PayForm } from './PayForm'
import { PaySkeleton } from './PaySkeleton'

/** The pay page of an order; a type or an order that does not exist leads Home (A93). */
export const PaymentPage = () => {
  const { id = '' } = useParams()
  const [query] = useSearchParams()
  const type = orderTypeFrom(query.get('type'))
  return type === undefined ? (
    <Redirect to={paths.home()} />
  ) : (
    <OrderPayment key={`${type} ${id}`} type={type} id={id} />
  )
}

const OrderPayment = ({ type, id }: { type: OrderType; id: string }) => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('payment')
  const payment = usePayment(paymentOf(type, id))
  // The cashier may never answer: whoever comes back to the page finds the server asked.
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
      // The pay page leaves the history, so that back cannot reach it again (A375).
      return type === 'subscribe' ? (
        <Redirect to={paidPath(type, id)} state={withNotice('paid')} />
      ) : (
        <ConsultPaid to={paidPath(type, id)} priceFen={payment.priceFen} />
      )
    case 'refunded':
      return <Refunded to={orderPath(type, id)} />
    case 'over':
      return (
        <StatePage
          kind="empty"
          name="orderOver"
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
      return <Redirect to={paths.home()} />
  }
}

/** The appointment says itself that it is paid; a consultation goes on at once (A458). */
const ConsultPaid = ({ to, priceFen }: { to: string; priceFen: number | undefined }) => {
  const { t } = useTranslation('payment')
  const told = priceFen === undefined ? t('outcomes.ok') : t('paidNow', { amount: formatFen(priceFen) })
  useEffect(() => showToast(told), [told])
  return <Redirect to={to} />
}

const Refunded = ({ to }: { to: string }) => {
  const { t } = useTranslation('payment')
  useEffect(() => showToast(t('outcomes.refunded')), [t])
  return <Redirect to={to} />
}
