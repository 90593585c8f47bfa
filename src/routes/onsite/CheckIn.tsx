import { idle, refreshOf } from '../../lib/remote'
import { loadCheckIn, useOnsite } from '../../stores/onsite'
import { usePeople } from '../../stores/people'
import { FailedPage } from '../shared/FailedPage'
import { NotRefreshed } from '../shared/NotRefreshed'
import { CheckedIn } from './CheckedIn'
import { CheckInForm } from './CheckInForm'
import { CheckInSkeleton } from './CheckInSkeleton'
import { Closed, DayOver, ScanFirst } from './Closed'
import { useBackFromProvider } from './useBackFromProvider'

/** The free check-in that a QR code at a clinic opens: not open here, done today already, or the form. */
export const CheckIn = () => {
  const phase = useOnsite((onsite) => onsite.phase)
  const visit = useOnsite((onsite) => onsite.visit)
  const record = useOnsite((onsite) => onsite.record)
  const organisationId = record?.organisationId ?? visit?.organisationId ?? ''
  const clinic = useOnsite(({ clinics }) => clinics.get(organisationId)) ?? idle
  const isOver = useOnsite(({ days }) => days.length === 0)
  const asksWho = usePeople(({ customer }) => customer.state === 'loading')
  useBackFromProvider()

  if (phase !== 'open') return <CheckInSkeleton />
  if (record !== undefined) return <CheckedIn record={record} clinic={clinic} />
  if (organisationId === '') return <ScanFirst />
  switch (clinic.state) {
    case 'idle':
    case 'loading':
      return <CheckInSkeleton />
    case 'failed':
      return <FailedPage error={clinic.error} onRetry={() => void loadCheckIn()} />
    case 'ready': {
      const notRefreshed = <NotRefreshed {...refreshOf(clinic)} onRetry={() => void loadCheckIn()} />
      if (clinic.data.specificationId === undefined)
        return <Closed organisation={clinic.data.organisation}>{notRefreshed}</Closed>
      if (isOver) return <DayOver organisation={clinic.data.organisation} />
      if (asksWho) return <CheckInSkeleton />
      return (
        <CheckInForm key={organisationId} clinic={clinic.data}>
          {notRefreshed}
        </CheckInForm>
      )
    }
  }
}
