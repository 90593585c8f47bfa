import { useEffect, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { isFull, type Availability } from '@/domain/booking/days'
import { dayText } from '@/i18n/dates'
import type { Day } from '@/lib/time/day'
import { freshOf, idle, type RemoteData } from '@/lib/remote'
import { availabilityOf, openAvailability, useAvailabilityByDay, chosenDay } from '@/stores/booking/availability'
import { timesKey, useBooking, type BookingTimes } from '@/stores/booking/booking'
import { startOrder, useOrder } from '@/stores/booking/order'
import { ActionBar, BottomBar } from '@/ui/bars'
import { Button } from '@/ui/Button'
import { ContentUnavailable } from '@/ui/ContentUnavailable'
import { Page } from '@/ui/Page'
import { useFormProblems } from '@/ui/useFormProblems'
import { PrimaryLink } from '@/routes/shared/PrimaryLink'
import { Redirect } from '@/routes/shared/Redirect'
import { markOrderForm, useIsBackAtOrderForm } from '@/routes/shared/orderForm'
import { paths } from '@/routes/paths'
import { DayStripField } from './DayStripField'

/** Refetches the availability whenever the bookable days have loaded. */
const useAvailability = (serviceId: string, organisationId: string): ((day: Day) => RemoteData<Availability>) => {
  const times = useBooking((booking) => freshOf(booking.times.get(timesKey(serviceId, organisationId)) ?? idle))
  const ofOneDay = useBooking(({ availability }) => availability)
  const byDay = useAvailabilityByDay((state) => state.byDay.get(organisationId)) ?? idle
  useEffect(() => {
    if (times !== undefined) void openAvailability(serviceId, organisationId, times)
  }, [serviceId, organisationId, times])
  return (day) => availabilityOf({ byDay, ofOneDay }, organisationId, day)
}

type Props = {
  serviceId: string
  organisationId: string
  times: BookingTimes
  about: ReactNode
  children: ReactNode
}

export const DayPicker = ({ serviceId, organisationId, times, about, children }: Props) => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('selectTime')
  const navigate = useNavigate()
  const { today, days } = times
  const chosen = useOrder((order) => chosenDay(order, serviceId, organisationId))
  const isRestored = useOrder(({ owner }) => owner.state === 'ready')
  const isBack = useIsBackAtOrderForm()
  const day = chosen !== undefined && days.includes(chosen) ? chosen : undefined
  const availabilityOn = useAvailability(serviceId, organisationId)
  const left = day === undefined ? undefined : availabilityOn(day)
  const { field, errorOf, pass } = useFormProblems({ day }, () => (day === undefined ? t('chooseDay') : undefined))
  const isFullDay = left?.state === 'ready' && isFull(left.data)

  if (isBack && isRestored && chosen === undefined) return <Redirect to={paths.serviceList()} />
  if (days.length === 0) {
    return (
      <Page>
        {children}
        <ContentUnavailable
          kind="empty"
          drawing="noDays"
          title={t('noDays')}
          text={t('noDaysText')}
          way={<PrimaryLink to={paths.organisationList(serviceId)}>{t('otherOrganisation')}</PrimaryLink>}
        />
      </Page>
    )
  }
  const goOn = () => {
    if (!pass() || day === undefined) return
    startOrder({ serviceId, organisationId, day })
    markOrderForm()
    void navigate(paths.confirmOrder(serviceId, organisationId))
  }
  return (
    <Page
      bar={
        <BottomBar>
          <ActionBar
            about={
              <>
                {day === undefined ? (
                  <p className="quiet">{t('noDayYet')}</p>
                ) : (
                  <p>
                    <strong>{dayText(shell, day, today)}</strong>
                  </p>
                )}
                {about}
              </>
            }
          >
            <Button busy={left?.state === 'loading'} disabled={isFullDay} onClick={goOn}>
              {t('next')}
            </Button>
          </ActionBar>
        </BottomBar>
      }
    >
      {children}
      <DayStripField
        serviceId={serviceId}
        organisationId={organisationId}
        times={times}
        day={day}
        availabilityOn={availabilityOn}
        field={field('day')}
        error={errorOf('day')}
      />
    </Page>
  )
}
