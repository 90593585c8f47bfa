import { idle, refreshOf } from '@/lib/remote'
import { useOnsite, type FormStep } from '@/stores/checkIn/checkIn'
import { followCheckInDay, loadCheckIn } from '@/stores/checkIn/open'
import { usePeople } from '@/stores/account/account'
import { PageError } from '@/routes/shared/errors'
import { StaleNotice } from '@/routes/shared/StaleNotice'
import { useOnNewDay } from '@/routes/shared/useToday'
import { CheckedIn } from './CheckedIn'
import { CheckInForm } from './CheckInForm'
import { CheckInSkeleton } from './CheckInSkeleton'
import { Closed, DayOver, ScanFirst } from './Closed'
import { useBackFromProvider } from './useBackFromProvider'

/** The free check-in that a QR code at an organisation opens: the form, or that somebody is checked in today. */
export const CheckIn = () => {
  const checkIn = useOnsite((onsite) => onsite.checkIn)
  useBackFromProvider()
  useOnNewDay(followCheckInDay)
  switch (checkIn.step) {
    case 'unopened':
    case 'entering':
      return <CheckInSkeleton />
    case 'form':
      return <CheckInAtDesk step={checkIn} />
    case 'done':
      return <CheckedIn done={checkIn} />
  }
}

/** The form, where the organisation of the QR code takes check-ins. */
const CheckInAtDesk = ({ step }: { step: FormStep }) => {
  const { organisationId } = step.visit
  const desk = useOnsite(({ desks }) => desks.get(organisationId)) ?? idle
  const asksWho = usePeople(({ customer }) => customer.state === 'loading')
  if (organisationId === '') return <ScanFirst />
  switch (desk.state) {
    case 'idle':
    case 'loading':
      return <CheckInSkeleton />
    case 'failed':
      return <PageError error={desk.error} onRetry={() => void loadCheckIn()} />
    case 'ready': {
      const notRefreshed = <StaleNotice {...refreshOf(desk)} onRetry={() => void loadCheckIn()} />
      if (desk.data.specificationId === undefined)
        return <Closed organisation={desk.data.organisation}>{notRefreshed}</Closed>
      if (step.days.length === 0) return <DayOver organisation={desk.data.organisation} />
      if (asksWho) return <CheckInSkeleton />
      return (
        <CheckInForm key={organisationId} step={step} desk={desk.data}>
          {notRefreshed}
        </CheckInForm>
      )
    }
  }
}
