import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams, useSearchParams } from 'react-router-dom'
import { isFinalRefusal } from '@/i18n/errors'
import { readableRows } from '@/lib/unreadableRow'
import { idle, refreshOf } from '@/lib/remote'
import { isClockSet } from '@/lib/time/clock'
import { useBooking } from '@/stores/booking/booking'
import { useOrder } from '@/stores/booking/order'
import { useHome } from '@/stores/home/home'
import { useAccount } from '@/stores/account/account'
import { APPOINTMENT_ORDER, canSubmit, submissionOf, useSubmissions } from '@/stores/submit'
import { Card } from '@/ui/Card'
import { SkeletonBlock } from '@/ui/Skeleton'
import { organisationIdIn, paths } from '@/routes/paths'
import { PageError } from '@/routes/shared/errors'
import { StaleNotice } from '@/routes/shared/StaleNotice'
import { Redirect } from '@/routes/shared/Redirect'
import { useByClock, useToday } from '@/routes/shared/useToday'
import { loadConfirmOrder } from './loaders'
import { OrderForm } from './OrderForm'
import { BookingStepSkeleton } from './BookingStepSkeleton'

const OrderSkeleton = () => (
  <BookingStepSkeleton of="confirmOrder">
    <Card>
      <SkeletonBlock width="25%" height="1.25rem" />
      <SkeletonBlock height="3rem" />
    </Card>
    <Card>
      <SkeletonBlock width="25%" height="1.25rem" />
      <SkeletonBlock height="5.5rem" />
      <SkeletonBlock height="5.5rem" />
    </Card>
  </BookingStepSkeleton>
)

/** A93, A537: without a day at this organisation it redirects, and so it does once the day is over. */
export const ConfirmOrder = () => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('booking')
  const { serviceId = '' } = useParams()
  const [query] = useSearchParams()
  const organisationId = organisationIdIn(query)
  const owner = useOrder((order) => order.owner)
  const choice = useOrder((order) => order.choice)
  const service = useHome(({ details }) => details.get(serviceId)) ?? idle
  const organisation = useBooking(({ organisations }) => organisations.get(organisationId)) ?? idle
  const examinees = useAccount((people) => people.examinees)
  const today = useToday()
  const isTimeKnown = useByClock(isClockSet)
  const canOrder = canSubmit(useSubmissions(submissionOf(APPOINTMENT_ORDER)))
  const retry = () => void loadConfirmOrder(serviceId, organisationId)

  if (owner.state === 'failed') return <PageError error={owner.error} onRetry={retry} />
  // Until the customer is known no stored choice is shown.
  if (owner.state !== 'ready') return <OrderSkeleton />
  if (!choice?.day || choice.serviceId !== serviceId || choice.organisationId !== organisationId) {
    return <Redirect to={paths.serviceList()} />
  }
  const isOver = choice.day < today && canOrder
  // A phone whose clock is wrong must not end it (A431).
  if (isOver && isTimeKnown)
    return <Redirect to={paths.selectTime(serviceId, organisationId)} reason={t('confirm.dayOver')} />
  const serviceGone = <Redirect to={paths.home()} reason={shell('serviceGone')} />
  if (service.state === 'failed' && isFinalRefusal(service.error)) return serviceGone
  const failed = [service, organisation, examinees].find((remote) => remote.state === 'failed')
  if (failed !== undefined) return <PageError error={failed.error} onRetry={retry} />
  if (isOver || service.state !== 'ready' || organisation.state !== 'ready' || examinees.state !== 'ready')
    return <OrderSkeleton />
  if (!service.data.service.offered) return serviceGone
  const isChosenKnown =
    choice.customerId === '' || readableRows(examinees.data).some(({ id }) => id === choice.customerId)
  // An order must name its examinee, who may be missing in a stale list.
  if (examinees.refreshError !== undefined && !isChosenKnown) {
    return examinees.refreshing ? <OrderSkeleton /> : <PageError error={examinees.refreshError} onRetry={retry} />
  }
  return (
    <Suspense fallback={<OrderSkeleton />}>
      <OrderForm choice={choice} detail={service.data} organisation={organisation.data} examinees={examinees.data}>
        <StaleNotice {...refreshOf(service, organisation, examinees)} onRetry={retry} />
      </OrderForm>
    </Suspense>
  )
}
