import { fetchAppointment } from '@/api/appointments'
import type { Appointment } from '@/domain/appointments/appointment'
import { canCancel } from '@/domain/appointments/cancellation'
import { isAsTold, isNewOne, type Reschedule } from '@/domain/appointments/reschedule'
import { dataOf, freshOf, idle } from '@/lib/remote'
import { latestOnly, sessionGuard } from '@/lib/sessionScope'
import { createStore } from '@/stores/createStore'
import { endReschedule, noteReplacement, openReschedule, rereadReschedule } from '@/stores/payment/storedReschedule'
import { useAppointments } from './appointments'
import { loadCancelInfo, sendCancellation, useCancellation } from './cancellation'

/**
 * The state of a reschedule. The earlier appointment stays valid, except where a state says otherwise.
 *
 * - lapsed: the new appointment was not paid in time
 * - gone: the new appointment was cancelled after its payment, or was missed
 * - changed: the consequences of cancelling differ from the promised ones, so the user decides
 * - failed: the cancellation was refused, or its answer was lost, so it may be cancelled
 * - unclear: the status of the new appointment is not known
 * - unknown: the server could not be asked, or refused to answer, so the earlier appointment may be cancelled
 */
type RescheduleStep =
  | 'asking'
  | 'choosing'
  | 'unpaid'
  | 'lapsed'
  | 'gone'
  | 'unclear'
  | 'cancelling'
  | 'changed'
  | 'failed'
  | 'unknown'
  | 'cancelled'

export type RescheduleProgress = {
  step: RescheduleStep
  reschedule: Reschedule
  refundFen?: number
  /** The earlier appointment, once it is loaded. */
  earlier?: Appointment | undefined
}

export const useRescheduleProgress = createStore<{ progress: RescheduleProgress | undefined }>(() => ({
  progress: undefined,
}))

/** All checks share this name: a later check, and giving up, make an earlier one stale. */
const CHECK = 'reschedule'

/**
 * Checks the state of the reschedule, and cancels the earlier appointment if the new one is paid. It requests both
 * from the server each time, so any screen may call it. `seen` may be the new appointment of an order whose answer was
 * lost.
 */
export const continueReschedule = async (seen?: Appointment): Promise<void> => {
  const { progress } = useRescheduleProgress.getState()
  if (progress?.step === 'cancelling') return
  const answer = await latestOnly(CHECK, async () => {
    const reschedule = await openReschedule()
    if (reschedule === undefined || seen === undefined || reschedule.newId === seen.id) return reschedule
    if (!isNewOne(reschedule, seen)) return reschedule
    noteReplacement(reschedule, seen.id)
    return { ...reschedule, newId: seen.id }
  })
  if (answer.state !== 'ready') return
  const reschedule = answer.data
  if (reschedule === undefined) {
    if (progress?.step !== 'cancelled') useRescheduleProgress.setState({ progress: undefined })
    return
  }
  // A repeated check keeps the shown state until the server answers.
  const isRepeated = progress !== undefined && isSame(progress.reschedule, reschedule)
  const shown = isRepeated ? progress.earlier : undefined
  show({ step: isRepeated ? progress.step : 'asking', reschedule, earlier: shown })
  const known = await latestOnly(CHECK, () => fetchStep(reschedule))
  if (known.state === 'stale') return
  if (known.state === 'failed') {
    show({ step: 'unknown', reschedule, earlier: shown })
    return
  }
  const { step, earlier } = known.data
  switch (step) {
    case 'paid':
      await cancelEarlier(reschedule, earlier)
      return
    case 'over':
      giveUpReschedule()
      return
    case 'cancelled':
      endReschedule(reschedule)
      show({ step, reschedule, earlier })
      return
    case 'choosing':
    case 'unpaid':
    case 'lapsed':
    case 'gone':
    case 'unclear':
      show({ step, reschedule, earlier })
  }
}

export const giveUpReschedule = (): void => {
  void latestOnly(CHECK, () => Promise.resolve())
  const { progress } = useRescheduleProgress.getState()
  if (progress !== undefined) endReschedule(progress.reschedule)
  useRescheduleProgress.setState({ progress: undefined })
}

/**
 * Returns the state by the server: 'paid' if the earlier appointment must be cancelled now. 'over' if it can no longer
 * be cancelled, or was cancelled without a new one. Rejects when a read is refused: only a status ends the reschedule.
 */
const fetchStep = async ({
  appointmentId,
  newId,
}: Reschedule): Promise<{ step: FetchedStep; earlier: Appointment }> => {
  const [earlier, replacement] = await Promise.all([
    fetchAppointment(appointmentId, { quiet: true }),
    newId === undefined ? undefined : fetchAppointment(newId, { quiet: true }),
  ])
  return { step: stepOf(earlier, replacement), earlier }
}

type FetchedStep =
  Exclude<RescheduleStep, 'asking' | 'cancelling' | 'changed' | 'failed' | 'unknown'> | 'paid' | 'over'

const stepOf = (earlier: Appointment, replacement: Appointment | undefined): FetchedStep => {
  const isBooked = replacement?.status === 'paid' || replacement?.status === 'registered'
  if (earlier.status === 'cancelled' && isBooked) return 'cancelled'
  if (!canCancel(earlier)) return 'over'
  switch (replacement?.status) {
    case undefined:
      return 'choosing'
    case 'cancelledUnpaid':
      return 'lapsed'
    case 'cancelled':
    case 'noShow':
      return 'gone'
    case 'toPay':
      return 'unpaid'
    case 'paid':
    case 'registered':
      return 'paid'
    case 'unknown':
      return 'unclear'
  }
}

const cancelEarlier = async (reschedule: Reschedule, earlier: Appointment): Promise<void> => {
  const { appointmentId, userId } = reschedule
  const isOn = sessionGuard()
  show({ step: 'cancelling', reschedule, earlier })
  await loadCancelInfo(appointmentId)
  if (!isOn()) return
  const wanted = rereadReschedule(userId)
  // It was given up meanwhile, perhaps in another tab.
  if (wanted === undefined || !isSame(wanted, reschedule)) {
    useRescheduleProgress.setState({ progress: undefined })
    return
  }
  const info = dataOf(useCancellation.getState().infos.get(appointmentId) ?? idle)
  if (info === undefined || !isAsTold(reschedule, info)) {
    show({ step: 'changed', reschedule, earlier })
    return
  }
  const isSent = await sendCancellation(appointmentId, 'planChanged', userId)
  if (!isOn()) return
  const known = freshOf(useAppointments.getState().appointments.get(appointmentId) ?? idle)
  if (isSent || known?.status === 'cancelled') {
    endReschedule(reschedule)
    show({ step: 'cancelled', reschedule, earlier, refundFen: info.refundFen })
  } else show({ step: 'failed', reschedule, earlier })
}

const isSame = (one: Reschedule, other: Reschedule): boolean =>
  one.appointmentId === other.appointmentId && one.newId === other.newId

const show = (progress: RescheduleProgress): void => useRescheduleProgress.setState({ progress })
