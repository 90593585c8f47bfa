import { useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { Examinee } from '@/domain/account/account'
import { fullPriceFen, orderProblem, orderProblems, type OrderChoice } from '@/domain/booking/order'
import type { Organisation } from '@/domain/booking/organisation'
import { dayText } from '@/i18n/dates'
import { joinWithDot } from '@/lib/joinWithDot'
import { idle } from '@/lib/remote'
import { readableRows, type UnreadableRow } from '@/lib/unreadableRow'
import { useLastOrder, withFirst } from '@/stores/account/lastOrder'
import {
  chooseExaminee,
  chooseSpecification,
  useOrder,
  chooseCoupon,
  loadCouponsAndPrice,
} from '@/stores/booking/order'
import { isOrderUnconfirmed, placeOrder } from '@/stores/booking/placeOrder'
import { couponsKey, useCoupons } from '@/stores/coupons/coupons'
import type { ServiceDetail } from '@/stores/home/home'
import { APPOINTMENT_ORDER, refusalOf, isSending, submissionOf, useSubmissions } from '@/stores/submit'
import { Card } from '@/ui/Card'
import { FormField } from '@/ui/FormField'
import { LiveRegion } from '@/ui/LiveRegion'
import { Page, PageTitle } from '@/ui/Page'
import { hideToast, showToast } from '@/ui/toast'
import { useFormProblems } from '@/ui/useFormProblems'
import { agreesToPay } from '@/routes/shared/agreesToPay'
import { CouponChoices } from '@/routes/shared/CouponChoices'
import { withNotice } from '@/routes/shared/navigationNotice'
import { useNavigationGuard } from '@/routes/shared/useNavigationGuard'
import { useToday } from '@/routes/shared/useToday'
import { paths } from '@/routes/paths'
import { EarlierAppointment } from './EarlierAppointment'
import { CancellationNotice, OrderSummary } from './OrderSummary'
import { OrderBar, OrderFailure, OrderUnconfirmed } from './OrderBar'
import { PatientField, SpecificationField } from './orderFields'

type CouponFieldProps = { choice: OrderChoice; fullPriceFen: number | undefined; choosing: boolean }

const CouponField = ({ choice, fullPriceFen, choosing }: CouponFieldProps) => {
  const coupons = useCoupons(({ forOrders }) => forOrders.get(couponsKey(choice))) ?? idle
  return (
    <CouponChoices
      remote={choosing ? idle : coupons}
      fullPriceFen={fullPriceFen}
      copyId={choice.coupon?.copyId}
      givenUp={useOrder((order) => order.couponGivenUp)}
      onChoose={chooseCoupon}
      onRetry={() => void loadCouponsAndPrice()}
      choosing={choosing}
    />
  )
}

type Props = {
  choice: OrderChoice
  detail: ServiceDetail
  organisation: Organisation
  examinees: (Examinee | UnreadableRow)[]
  children: ReactNode
}

export const OrderForm = ({
  choice,
  detail: { service, specifications },
  organisation,
  examinees,
  children,
}: Props) => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('booking')
  const navigate = useNavigate()
  const last = useLastOrder().customerId
  const submission = useSubmissions(submissionOf(APPOINTMENT_ORDER))
  const refusal = refusalOf(submission)
  const unconfirmed = useOrder((order) => isOrderUnconfirmed(order, submission))
  const problems = orderProblems(choice, specifications.length)
  const { field, errorOf, pass } = useFormProblems(
    { patient: choice.customerId, specification: choice.specificationId },
    (name) => problems[name] && t(`problems.${problems[name]}`),
  )
  const fullFen = fullPriceFen({ priceFen: service.priceFen, specifications }, choice.specificationId)
  const choosing = problems.specification !== undefined
  const about = [
    readableRows(examinees).find(({ id }) => id === choice.customerId)?.name,
    specifications.find(({ id }) => id === choice.specificationId)?.name ?? service.name ?? shell('unknown'),
    dayText(shell, choice.day, useToday()),
  ]
  const failed = useRef<HTMLDivElement>(null)
  const wait = t('confirm.wait')
  useNavigationGuard(
    () => isSending(APPOINTMENT_ORDER),
    () => wait,
  )

  const newPrice = (prices: object) => t('confirm.newPrice', { returnObjects: true, ...prices })
  const submit = async () => {
    const result = await placeOrder(specifications.length)
    if (result.kind === 'alreadySending') {
      showToast(wait)
      return
    }
    hideToast(wait)
    switch (result.kind) {
      case 'placed':
        // A375: the order leaves the history, so that Back cannot reach it.
        await navigate(
          result.toPay && (await agreesToPay(result, newPrice))
            ? paths.tradePay('subscribe', result.id)
            : paths.appointment(result.id),
          { replace: true, state: result.toPay ? undefined : withNotice('booked') },
        )
        return
      case 'placedElsewhere':
        showToast(t('confirm.placedElsewhere'))
        await navigate(paths.appointment(result.id), { replace: true })
        return
      case 'problem':
        pass()
        return
      case 'failed':
        failed.current?.focus()
        return
      case 'nothing':
        return
    }
  }
  return (
    <Page
      bar={
        <OrderBar
          about={joinWithDot(...about)}
          choice={choice}
          referenceFen={fullFen}
          problem={orderProblem(choice, specifications.length)}
          choosing={choosing}
          onSubmit={() => void submit()}
        />
      }
    >
      <PageTitle>{shell('titles.confirmOrder')}</PageTitle>
      {children}
      {choice.earlier !== undefined && (
        <EarlierAppointment earlier={choice.earlier} order={{ ...choice, specifications, examinees }} />
      )}
      <OrderSummary day={choice.day} service={service} organisation={organisation} />
      <Card>
        <FormField {...field('patient')}>
          <PatientField
            examinees={withFirst(examinees, last)}
            last={last}
            value={choice.customerId}
            onChoose={chooseExaminee}
            onAdd={() =>
              void navigate(
                paths.patientAdd({
                  from: 'confirmOrder',
                  id: choice.serviceId,
                  organisationId: choice.organisationId,
                }),
              )
            }
            error={errorOf('patient')}
          />
        </FormField>
      </Card>
      {specifications.length > 0 && (
        <Card>
          <FormField {...field('specification')}>
            <SpecificationField
              specifications={specifications}
              value={choice.specificationId}
              onChoose={chooseSpecification}
              error={errorOf('specification')}
            />
          </FormField>
        </Card>
      )}
      <Card>
        <CouponField choice={choice} fullPriceFen={fullFen} choosing={choosing} />
      </Card>
      <CancellationNotice day={choice.day} />
      <LiveRegion ref={failed} role="alert">
        {refusal && <OrderFailure failure={refusal} choice={choice} />}
        {unconfirmed && <OrderUnconfirmed refusal={refusal} />}
      </LiveRegion>
    </Page>
  )
}
