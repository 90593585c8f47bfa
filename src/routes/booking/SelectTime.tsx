import { useTranslation } from 'react-i18next'
import { useParams, useSearchParams } from 'react-router-dom'
import { canBook } from '@/domain/account/account'
import { isUnknown } from '@/i18n/errors'
import { idle, refreshOf } from '@/lib/remote'
import { refreshTimes, timesKey, useBooking } from '@/stores/booking/booking'
import { useHome } from '@/stores/home/home'
import { usePeople } from '@/stores/account/account'
import { PageTitle } from '@/ui/PageTitle'
import { Section } from '@/ui/Section'
import { organisationIdIn, paths } from '@/routes/paths'
import { PageError } from '@/routes/shared/errors'
import { StaleNotice } from '@/routes/shared/StaleNotice'
import { Redirect } from '@/routes/shared/Redirect'
import { useOnResume } from '@/routes/shared/useOnResume'
import { useOnNewDay, useToday } from '@/routes/shared/useToday'
import { DayPicker } from './DayPicker'
import { loadSelectTime } from './loaders'
import { OrganisationHeader } from './OrganisationHeader'
import { ProfileFirst } from './ProfileFirst'
import { ServiceLine } from './ServiceLine'
import { BookingStepSkeleton } from './BookingStepSkeleton'

/** The day of a check at an organisation; first of all the profile has to be complete (TIME-01 to TIME-03). */
export const SelectTime = () => {
  const { t: shell } = useTranslation()
  const { serviceId = '' } = useParams()
  const [query] = useSearchParams()
  const organisationId = organisationIdIn(query)
  const customer = usePeople((people) => people.customer)
  const service = useHome(({ details }) => details.get(serviceId)) ?? idle
  const organisation = useBooking(({ organisations }) => organisations.get(organisationId)) ?? idle
  const times = useBooking((booking) => booking.times.get(timesKey(serviceId, organisationId))) ?? idle
  const retry = () => void loadSelectTime(serviceId, organisationId)
  const today = useToday()
  const refresh = () => {
    if (times.state !== 'idle' && times.state !== 'loading') void refreshTimes(serviceId, organisationId)
  }
  useOnResume(refresh)
  useOnNewDay(refresh)
  const isGone = [organisation, service].some((remote) => remote.state === 'failed' && isUnknown(remote.error))
  if (isGone) return <Redirect to={paths.home()} />
  const failed = [customer, organisation, service, times].find((remote) => remote.state === 'failed')
  if (failed !== undefined) return <PageError error={failed.error} onRetry={retry} />
  if (customer.state === 'ready' && !canBook(customer.data)) {
    // What was known before may have been completed meanwhile.
    if (customer.refreshing) return <BookingStepSkeleton to="day" />
    return customer.refreshError === undefined ? (
      <ProfileFirst />
    ) : (
      <PageError error={customer.refreshError} onRetry={retry} />
    )
  }
  if (
    customer.state !== 'ready' ||
    organisation.state !== 'ready' ||
    service.state !== 'ready' ||
    times.state !== 'ready'
  ) {
    return <BookingStepSkeleton to="day" />
  }
  // The days of yesterday are none to choose from.
  if (times.data.today !== today)
    return times.refreshError === undefined ? (
      <BookingStepSkeleton to="day" />
    ) : (
      <PageError error={times.refreshError} onRetry={retry} />
    )
  if (!service.data.service.offered) return <Redirect to={paths.home()} />
  return (
    <DayPicker
      serviceId={serviceId}
      organisationId={organisationId}
      times={times.data}
      about={<ServiceLine detail={service.data} />}
    >
      <PageTitle>{shell('titles.selectTime')}</PageTitle>
      <StaleNotice {...refreshOf(customer, organisation, service, times)} onRetry={retry} />
      <Section>
        <OrganisationHeader organisation={organisation.data} />
        <p>{service.data.service.name ?? shell('unknown')}</p>
      </Section>
    </DayPicker>
  )
}
