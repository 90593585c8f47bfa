import { fetchAppointment, fetchAppointments } from '@/api/appointments'
import { fetchSecondsToPay } from '@/api/payment'
import type { AppointmentRow } from '@/domain/appointments/appointment'
import { comingOf, nextStep, unpaidOf, type Coming, type NextStep, type Payable } from '@/domain/home/nextStep'
import { now } from '@/lib/time/clock'
import { inTime } from '@/lib/inTime'
import { startCountdown, type Countdown } from '@/lib/countdown'
import { chinaDay } from '@/lib/time/day'
import { idle, loadRemote, slotOf, type RemoteData } from '@/lib/remote'
import { reportFault } from '@/lib/reportFault'
import { readableRows } from '@/lib/unreadableRow'
import { findStepWithReports } from './home'
import { orGap, readableOrGap, type Gaps } from './gaps'
import { reasonNotToPay, usePayment } from '@/stores/payment/payment'
import { ensureCustomer } from '@/stores/account/account'
import { unfinishedOf } from '@/stores/questionnaires/unfinished'
import { createStore } from '@/stores/createStore'
import { hasDrafts } from '@/stores/userStorage'

export type Shown = { step: NextStep; at: number; countdown: Countdown | undefined }

export const useNextStep = createStore<{ shown: RemoteData<Shown> }>(() => ({ shown: idle }))

/**
 * Finds the next step; the last one stays when that fails. Only complete answers can show that nothing is due
 * (A463). No user action causes the calls, so a failure shows a plainer step instead of a notice.
 */
export const loadNextStep = (): Promise<void> =>
  loadRemote(slotOf(useNextStep, 'shown'), async () => {
    const gaps: Gaps = []
    const [rows, unfinished] = await Promise.all([fetchNewestRows(gaps), orGap(gaps, findUnfinished())])
    const today = chinaDay(now())
    const payable = await findPayable(unpaidOf(rows))
    const ahead = comingOf(rows, today)
    const coming = payable === undefined && ahead !== undefined ? await fetchComing(ahead) : undefined
    const known = { today, rows, payable, coming, unfinished }
    const first = nextStep(known)
    const step = first.kind === 'pay' || first.kind === 'check' ? first : await findStepWithReports(known, first, gaps)
    const seconds = step.kind === 'pay' ? step.secondsLeft : undefined
    return { step, at: now(), countdown: seconds === undefined ? undefined : startCountdown(seconds) }
  })

export const replaceNextStep = (): void => {
  useNextStep.setState({ shown: idle })
  void loadNextStep()
}

/** A647: undefined for the customer, for an unknown person, and when the call fails. */
export const findRelativeName = async (id: string): Promise<string | undefined> => {
  if ((await ensureCustomer({ quiet: true }).catch(reportFault))?.id === id) return undefined
  const people = await inTime(import('@/stores/account/lazyAccount'))
    .then(({ ensureExaminees }) => ensureExaminees({ quiet: true }))
    .catch(reportFault)
  return readableRows(people ?? []).find((one) => one.id === id)?.name
}

const fetchNewestRows = async (gaps: Gaps): Promise<AppointmentRow[]> =>
  readableOrGap(gaps, (await fetchAppointments(1, { quiet: true })).rows)

const findUnfinished = async () => (hasDrafts() ? unfinishedOf((await ensureCustomer({ quiet: true })).id) : undefined)

/** The first order that still awaits payment; the list may be outdated for one just paid or closed. */
const findPayable = async ([row, ...later]: AppointmentRow[]): Promise<Payable | undefined> => {
  if (row === undefined) return undefined
  if (reasonNotToPay('subscribe', row.id)(usePayment.getState()) === undefined) {
    const secondsLeft = await fetchSecondsToPay(row.id, 'subscribe').catch(reportFault)
    if (secondsLeft === undefined || secondsLeft > 0) return { row, secondsLeft }
  }
  return findPayable(later)
}

const fetchComing = async (row: AppointmentRow): Promise<Coming> => ({
  row,
  page: await fetchAppointment(row.id, { quiet: true }).catch(reportFault),
})
