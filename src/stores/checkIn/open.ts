import { asksQuestionnaire } from '@/domain/checkIn/checkIn'
import { now, onClockSet } from '@/lib/time/clock'
import { chinaDay } from '@/lib/time/day'
import { formStep, useCheckIn, type CheckInVisit, type DoneStep } from './checkIn'
import { loadDesk, loadCheckInAvailability } from './desk'
import { showDone } from './completed'
import { fillInCustomer, showForm } from './form'
import { mayBeAnothers, readMark, readRecord } from './record'
import { reportFault } from '@/lib/reportFault'
import { ensureCustomer, loadCustomer } from '@/stores/account/account'
import { token } from '@/stores/auth/session'
import { backAtLogin, signInSilently } from '@/stores/auth/provider'
import { useForm } from '@/stores/questionForm/form'

/**
 * Opens the check-in of a QR code: signs in silently with one retry, and continues without a token if that fails
 * (AUTH-10 to AUTH-13). Then looks for today's record and loads the organisation.
 */
export const openCheckIn = async (visit: CheckInVisit, address: URL): Promise<void> => {
  const { step } = useCheckIn.getState().checkIn
  if (step === 'unopened' || step === 'entering') useCheckIn.setState({ checkIn: { step: 'entering', visit } })
  if (step === 'entering') return
  if (step === 'unopened' && !(await signInSilently(address, () => void backAtCheckIn()))) return
  const { checkIn } = useCheckIn.getState()
  await enter(checkIn.step === 'entering' ? checkIn.visit : visit)
}

export const backAtCheckIn = async (): Promise<void> => {
  const { checkIn } = useCheckIn.getState()
  if (checkIn.step !== 'entering') return
  backAtLogin()
  await enter(checkIn.visit)
}

export const loadCheckIn = async (): Promise<void> => {
  const { checkIn } = useCheckIn.getState()
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
      const known = token() === undefined ? undefined : loadCustomer().then(followCustomer)
      await Promise.all([loadDesk(organisationId).then(loadCheckInAvailability), known])
    }
  }
}

const followCustomer = (): void => {
  followCheckIn()
  fillInCustomer()
}

const enter = async (visit: CheckInVisit): Promise<void> => {
  if (formStep() === undefined && mayBeAnothers()) {
    useCheckIn.setState({ checkIn: { step: 'entering', visit } })
    await ensureCustomer().catch(reportFault)
  }
  const { checkIn } = useCheckIn.getState()
  if (checkIn.step === 'unopened') return
  showToday(checkIn.step === 'entering' ? checkIn.visit : visit)
  fillInCustomer()
  await loadCheckIn()
}

const showToday = (visit: CheckInVisit): void => {
  const record = readRecord(chinaDay(now()))
  if (record === undefined) showForm(visit)
  else showDone(visit, record, false)
}

/**
 * Updates the check-in to the present day, because a page may stay open past midnight, and to what another tab has
 * sent.
 */
export const followCheckIn = (): void => {
  const { checkIn } = useCheckIn.getState()
  const isOver = checkIn.step === 'done' && (isOfEarlierDay(checkIn) || isAnsweredElsewhere(checkIn))
  if (checkIn.step !== 'form' && !isOver) return
  const day = formStep()?.form.day
  showToday(checkIn.visit)
  // The record and the QR code may name different organisations.
  if (useCheckIn.getState().checkIn.step !== checkIn.step) void loadCheckIn()
  else if (formStep()?.form.day !== day) void loadCheckInAvailability()
}

// A652: the answers of an open questionnaire are still sent after midnight.
const isOfEarlierDay = ({ asksQuestionnaire: asked, today }: DoneStep): boolean => {
  const { form, unsent, closed } = useForm.getState()
  const isAnswered = asked && form?.variantId === 'shortOnSite' && (unsent || closed)
  return today !== chinaDay(now()) && !isAnswered
}

// This page's own form is closed once it is sent, and then says so itself.
const isAnsweredElsewhere = ({ asksQuestionnaire: asked, record, today }: DoneStep): boolean =>
  asked && !useForm.getState().closed && !asksQuestionnaire(record, readMark(), today)

// The first answer may correct the phone's day (A431).
onClockSet(followCheckIn)
