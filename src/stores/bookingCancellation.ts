import { asApiError, type ApiError } from '../api/errors'
import { cancelAppointment, fetchCancelInfo } from '../api/bookingAppointments'
import type { CancelInfo, CancelReason } from '../domain/booking/cancellation'
import { ask, idle, loadRemote, type Remote } from '../lib/remote'
import { loadAppointment } from './bookingAppointments'
import { sendOnce } from './once'
import { resettable } from './store'

/** Why an appointment was not cancelled. */
export type CancellationError = ApiError

/** One cancellation that the customer means. */
type Attempt = { progress: 'open' | 'sending' | 'taken'; failure: CancellationError | undefined }

type CancellationState = { infos: Record<string, Remote<CancelInfo>>; attempts: Record<string, Attempt> }

export const useCancellation = resettable<CancellationState>(() => ({ infos: {}, attempts: {} }))

/** Opens the screen anew: what the server said before has no meaning at this moment. */
export const openCancellation = (id: string): void => {
  useCancellation.setState(({ infos, attempts }) => {
    const { [id]: _told, ...otherInfos } = infos
    const { [id]: attempt, ...others } = attempts
    return { infos: otherInfos, attempts: attempt?.progress === 'sending' ? attempts : others }
  })
  void loadAppointment(id)
  void loadCancelInfo(id)
}

export const loadCancelInfo = (id: string): Promise<void> =>
  loadRemote({
    name: `cancel info ${id}`,
    get: () => useCancellation.getState().infos[id] ?? idle,
    set: (remote) => useCancellation.setState(({ infos }) => ({ infos: { ...infos, [id]: remote } })),
    load: () => fetchCancelInfo(id),
  })

/** Sends one cancellation; true when the server has taken it. */
export const sendCancellation = async (id: string, reason: CancelReason): Promise<boolean> => {
  const before = useCancellation.getState().attempts[id]
  if (before !== undefined && before.progress !== 'open') return false
  note(id, { progress: 'sending', failure: undefined })
  const answer = await ask(`cancellation ${id}`, () => sendOnce('cancellation', { id, reason }, (key) => cancelAppointment(id, reason, key)))
  if (!answer.counts) return false
  const failure = 'error' in answer.result ? asApiError(answer.result.error) : undefined
  // Taken, refused or unanswered: what has become of it is the server's to say.
  await Promise.all([loadAppointment(id), failure === undefined ? undefined : loadCancelInfo(id)])
  note(id, { progress: failure === undefined ? 'taken' : 'open', failure })
  return failure === undefined
}

const note = (id: string, attempt: Attempt): void => useCancellation.setState(({ attempts }) => ({ attempts: { ...attempts, [id]: attempt } }))
