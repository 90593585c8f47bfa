import { now, onClockSet } from '@/lib/clock'
import { chinaDay } from '@/lib/days'
import { useOnsite, type CheckInVisit } from './checkIn'
import { loadDesk, loadLeft } from './desk'
import { showDone } from './completed'
import { fillInCustomer, showForm } from './form'
import { readRecord } from './record'
import { loadCustomer } from '@/stores/account/account'
import { token } from '@/stores/auth/session'
import { backAtLogin, signInSilently } from '@/stores/auth/provider'

/**
 * Opens the check-in of a QR code: signs in silently, with one retry, and lets the visitor through without a
 * token (AUTH-10 to AUTH-13); then looks for today's record and asks for the organisation.
 */
export const openCheckIn = async (visit: CheckInVisit, address: URL): Promise<void> => {
  const { step } = useOnsite.getState().checkIn
  if (step === 'unopened' || step === 'entering') useOnsite.setState({ checkIn: { step: 'entering', visit } })
  if (step === 'entering') return
  if (step === 'unopened' && !(await signInSilently(address))) return
  // Meanwhile another code may have been opened.
  const { checkIn } = useOnsite.getState()
  await enter(checkIn.step === 'entering' ? checkIn.visit : visit)
}

/** The visitor came back from the provider by the back button: the page goes on without a token. */
export const backAtCheckIn = async (): Promise<void> => {
  const { checkIn } = useOnsite.getState()
  if (checkIn.step !== 'entering') return
  backAtLogin()
  await enter(checkIn.visit)
}

/** Asks for the organisation, and for what is known of a customer who is signed in. */
export const loadCheckIn = async (): Promise<void> => {
  const { checkIn } = useOnsite.getState()
  switch (checkIn.step) {
    case 'unopened':
    case 'entering':
      return
    case 'done':
      await loadDesk(checkIn.record.organisationId)
      return
    case 'form': {
      const { organisationId } = checkIn.visit
      if (organisationId === '') return
      const known = token() === undefined ? undefined : loadCustomer().then(fillInCustomer)
      await Promise.all([loadDesk(organisationId).then(loadLeft), known])
    }
  }
}

const enter = async (visit: CheckInVisit): Promise<void> => {
  showToday(visit)
  fillInCustomer()
  await loadCheckIn()
}

/** The check-in that this phone has sent today, or the form. */
const showToday = (visit: CheckInVisit): void => {
  const record = readRecord(chinaDay(now()))
  if (record === undefined) showForm(visit)
  else showDone(visit, record, false)
}

/** The check-in as it stands by the day that it is now: a page may stay open over midnight. */
export const followCheckInDay = (): void => {
  const { checkIn } = useOnsite.getState()
  const isOver = checkIn.step === 'done' && checkIn.today !== chinaDay(now())
  if (checkIn.step !== 'form' && !isOver) return
  showToday(checkIn.visit)
  // A record and the QR code may be of two organisations.
  if (useOnsite.getState().checkIn.step !== checkIn.step) void loadCheckIn()
}

// The first answer may bring another day than the phone's (A431).
onClockSet(followCheckInDay)
