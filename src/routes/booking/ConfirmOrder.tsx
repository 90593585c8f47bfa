import { useParams, useSearchParams } from 'react-router-dom'
import { isUnknown } from '@/i18n/errors'
import { isUnreadable } from '@/lib/unreadableRow'
import { idle, refreshOf } from '@/lib/remote'
import { useBooking } from '@/stores/booking/booking'
import { useOrder } from '@/stores/booking/order'
import { useHome } from '@/stores/home/home'
import { usePeople } from '@/stores/account/account'
import { organisationIdIn, paths } from '@/routes/paths'
import { PageError } from '@/routes/shared/errors'
import { StaleNotice } from '@/routes/shared/StaleNotice'
import { Redirect } from '@/routes/shared/Redirect'
import { loadConfirmOrder } from './loaders'
import { OrderForm } from './OrderForm'
import { OrderSkeleton } from './OrderSkeleton'

/** A93: without a day at this organisation it redirects. */
export const ConfirmOrder = () => {
  const { serviceId = '' } = useParams()
  const [query] = useSearchParams()
  const organisationId = organisationIdIn(query)
  const owner = useOrder((order) => order.owner)
  const choice = useOrder((order) => order.choice)
  const service = useHome(({ details }) => details.get(serviceId)) ?? idle
  const organisation = useBooking(({ organisations }) => organisations.get(organisationId)) ?? idle
  const examinees = usePeople((people) => people.examinees)
  const retry = () => void loadConfirmOrder(serviceId, organisationId)

  if (owner.state === 'failed') return <PageError error={owner.error} onRetry={retry} />
  // Until the customer is known no stored choice is shown.
  if (owner.state !== 'ready') return <OrderSkeleton />
  if (!choice?.day || choice.serviceId !== serviceId || choice.organisationId !== organisationId) {
    return <Redirect to={paths.serviceList()} />
  }
  if (service.state === 'failed' && isUnknown(service.error)) return <Redirect to={paths.home()} />
  const failed = [service, organisation, examinees].find((remote) => remote.state === 'failed')
  if (failed !== undefined) return <PageError error={failed.error} onRetry={retry} />
  if (service.state !== 'ready' || organisation.state !== 'ready' || examinees.state !== 'ready')
    return <OrderSkeleton />
  if (!service.data.service.offered) return <Redirect to={paths.home()} />
  const isChosenKnown =
    choice.customerId === '' || examinees.data.some((row) => !isUnreadable(row) && row.id === choice.customerId)
  // An order must name its examinee, who may be missing in a stale list.
  if (examinees.refreshError !== undefined && !isChosenKnown) {
    return examinees.refreshing ? <OrderSkeleton /> : <PageError error={examinees.refreshError} onRetry={retry} />
  }
  return (
    <OrderForm choice={choice} detail={service.data} organisation={organisation.data} examinees={examinees.data}>
      <StaleNotice {...refreshOf(service, organisation, examinees)} onRetry={retry} />
    </OrderForm>
  )
}
