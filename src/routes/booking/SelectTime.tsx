import { useTranslation } from 'react-i18next'
import { useParams, useSearchParams, Navigate, useLocation } from 'react-router-dom'
import { Suspense, useEffect, useState } from 'react'
import { canBook } from '@/domain/account/account'
import { lowestPrice } from '@/domain/booking/lowestPrice'
import { formatFen } from '@/domain/money'
import { isFinalRefusal } from '@/i18n/errors'
import { priceText } from '@/i18n/prices'
import { inTime } from '@/lib/inTime'
import { joinWithDot } from '@/lib/joinWithDot'
import { dataOf, idle, refreshOf, type RemoteData } from '@/lib/remote'
import { useAccount } from '@/stores/account/account'
import { refreshTimes, timesKey, useBooking, noteProfileAsked } from '@/stores/booking/booking'
import { useOrder } from '@/stores/booking/order'
import { useHome, type ServiceDetail } from '@/stores/home/home'
import { Card } from '@/ui/Card'
import { PageTitle } from '@/ui/Page'
import { Section } from '@/ui/Section'
import { ServerText } from '@/ui/ServerText'
import { SkeletonBlock } from '@/ui/Skeleton'
import { lazyWithFallback } from '@/ui/lazyWithFallback'
import { PrimaryLink } from '@/routes/shared/PrimaryLink'
import { Redirect } from '@/routes/shared/Redirect'
import { StaleNotice } from '@/routes/shared/StaleNotice'
import { ContentUnavailablePage } from '@/routes/shared/pages'
import { PageError } from '@/routes/shared/errors'
import { FOR_BOOKING } from '@/routes/shared/returnToBooking'
import { useOnResume } from '@/routes/shared/useOnResume'
import { useOnNewDay, useToday } from '@/routes/shared/useToday'
import { organisationIdIn, paths } from '@/routes/paths'
import { BookingStepSkeleton } from './BookingStepSkeleton'
import { DayPicker } from './DayPicker'
import { EarlierAppointment } from './EarlierAppointment'
import { OrganisationHeader } from './OrganisationHeader'
import type { EarlierGoneProps } from './lazy/EarlierGone'
import { loadSelectTime } from './loaders'
import styles from './SelectTime.module.css'

const DaysSkeleton = () => (
  <BookingStepSkeleton of="selectTime">
    <Card aria-hidden="true">
      <SkeletonBlock width="30%" height="1.5rem" />
      <SkeletonBlock width="90%" height="1.25rem" />
      <div className={styles.days}>
        {Array.from({ length: 8 }, (_, index) => (
          <div key={index} className={styles.day}>
            <SkeletonBlock width="4rem" height="5.5rem" />
          </div>
        ))}
      </div>
    </Card>
  </BookingStepSkeleton>
)

/** Opens the profile once; if it is still incomplete on return, shows the reason. */
const ProfileFirst = () => {
  const { t } = useTranslation('selectTime')
  const { key: visit } = useLocation()
  const [wasAsked] = useState(() => useBooking.getState().profileAskedBy === visit)
  useEffect(() => noteProfileAsked(visit), [visit])
  if (!wasAsked) return <Navigate to={paths.profile()} state={FOR_BOOKING} />
  return (
    <ContentUnavailablePage
      kind="empty"
      drawing="profileFirst"
      title={t('profileTitle')}
      text={t('profileText')}
      way={
        <PrimaryLink to={paths.profile()} state={FOR_BOOKING}>
          {t('toProfile')}
        </PrimaryLink>
      }
    />
  )
}

const ServiceLine = ({ detail: { service, specifications } }: { detail: ServiceDetail }) => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('selectTime')
  const { fen, varies } = lowestPrice({ priceFen: service.priceFen, specifications })
  return (
    <p className="quiet">
      <ServerText>
        {joinWithDot(
          service.name ?? shell('unknown'),
          varies ? t('from', { price: formatFen(fen) }) : priceText(shell, fen),
        )}
      </ServerText>
    </p>
  )
}

const EarlierGone = lazyWithFallback<EarlierGoneProps>(
  async () => (await inTime(import('./lazy/EarlierGone'))).EarlierGone,
  () => <Redirect to={paths.home()} />,
)

const isLost = (remote: RemoteData<unknown>): boolean => remote.state === 'failed' && isFinalRefusal(remote.error)

const unavailableOf = (
  service: RemoteData<ServiceDetail>,
  organisation: RemoteData<unknown>,
): EarlierGoneProps['what'] | undefined => {
  if (isLost(service) || dataOf(service)?.service.offered === false) return 'service'
  return isLost(organisation) ? 'organisation' : undefined
}

/** TIME-01 to TIME-03: a complete profile comes first. */
export const SelectTime = () => {
  const { t: shell } = useTranslation()
  const { serviceId = '' } = useParams()
  const [query] = useSearchParams()
  const organisationId = organisationIdIn(query)
  const customer = useAccount((people) => people.customer)
  const service = useHome(({ details }) => details.get(serviceId)) ?? idle
  const organisation = useBooking(({ organisations }) => organisations.get(organisationId)) ?? idle
  const times = useBooking((booking) => booking.times.get(timesKey(serviceId, organisationId))) ?? idle
  const retry = () => void loadSelectTime(serviceId, organisationId)
  const earlier = useOrder(({ choice }) => (choice?.serviceId === serviceId ? choice.earlier : undefined))
  const today = useToday()
  const refresh = () => {
    if (times.state !== 'idle' && times.state !== 'loading') void refreshTimes(serviceId, organisationId)
  }
  useOnResume(refresh)
  useOnNewDay(refresh)
  if (organisationId === '') return <Redirect to={paths.organisationList(serviceId)} />
  const unavailable = unavailableOf(service, organisation)
  if (unavailable !== undefined) {
    if (earlier !== undefined)
      return (
        <Suspense fallback={<DaysSkeleton />}>
          <EarlierGone what={unavailable} serviceId={serviceId} />
        </Suspense>
      )
    // The server itself gives the reason for a clinic that it refuses.
    return <Redirect to={paths.home()} reason={unavailable === 'service' ? shell('serviceGone') : undefined} />
  }
  const failed = [customer, organisation, service, times].find((remote) => remote.state === 'failed')
  if (failed !== undefined) return <PageError error={failed.error} onRetry={retry} />
  if (customer.state === 'ready' && !canBook(customer.data)) {
    // Stale data may miss what the user completed meanwhile.
    if (customer.refreshing) return <DaysSkeleton />
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
    return <DaysSkeleton />
  }
  // Yesterday’s days cannot be booked.
  if (times.data.today !== today)
    return times.refreshError === undefined ? (
      <DaysSkeleton />
    ) : (
      <PageError error={times.refreshError} onRetry={retry} />
    )
  return (
    <Suspense fallback={<DaysSkeleton />}>
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
          <p>
            <ServerText>{service.data.service.name ?? shell('unknown')}</ServerText>
          </p>
        </Section>
        {earlier !== undefined && <EarlierAppointment earlier={earlier} />}
      </DayPicker>
    </Suspense>
  )
}
