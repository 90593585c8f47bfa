import { asApiError, type ApiError } from '../api/errors'
import { cancelAppointment, fetchCancelInfo } from '../api/bookingAppointments'
import type { CancelInfo, CancelReason } from '../domain/booking/cancellation'
import { latestOnly, idle, loadFresh, slotAt, type ByKey, type Remote } from '../lib/remote'
import { loadAppointment, loadChangedAppointment } from './bookingAppointments'
import { withIdempotencyKey } from './idempotency'
import { resettable } from './store'

/** Why an appointment was not cancelled. */
export type CancellationError = ApiError

/** One cancellation that the customer means. */
type Attempt = { progress: 'open' | 'sending' | 'taken'; failure: CancellationError | undefined }

type CancellationState = { infos: ByKey<Remote<CancelInfo>>; attempts: ByKey<Attempt> }

export const useCancellation = resettable<CancellationState>(() => ({ infos: new Map(), attempts: new Map() }))

/** Opens the screen anew: what the server said before has no meaning at this moment. */
export const openCancellation = (id: string): void => {
  useCancellation.setState(({ infos, attempts }) => {
    const isSending = attempts.get(id)?.progress === 'sending'
    return { infos: without(infos, id), attempts: isSending ? attempts : without(attempts, id) }
  })
  void loadAppointment(id)
  void loadCancelInfo(id)
}

/** What cancelling means at this moment; what it meant before is not to be told. */
export const loadCancelInfo = (id: string): Promise<void> =>
  loadFresh(slotAt(useCancellation, 'infos', id, idle), () => fetchCancelInfo(id))

/** Sends one cancellation; true when the server has taken it. */
export const sendCancellation = async (id: string, reason: CancelReason): Promise<boolean> => {
  const before = useCancellation.getState().attempts.get(id)
  if (before !== undefined && before.progress !== 'open') return false
  note(id, { progress: 'sending', failure: undefined })
  const answer = await latestOnly(`cancellation ${id}`, () =>
    withIdempotencyKey('cancellation', { id, reason }, (key) => cancelAppointment(id, reason, key)),
  )
  if (answer.stale) return false
  const failure = 'error' in answer.result ? asApiError(answer.result.error) : undefined
  // Taken, refused or unanswered: what has become of it is the server's to say.
  await (failure === undefined ? loadChangedAppointment(id) : Promise.all([loadAppointment(id), loadCancelInfo(id)]))
  note(id, { progress: failure === undefined ? 'taken' : 'open', failure })
  return failure === undefined
}

const note = (id: string, attempt: Attempt): void =>
  useCancellation.setState(({ attempts }) => ({ attempts: new Map(attempts).set(id, attempt) }))

const without = <T>(things: ByKey<T>, key: string): ByKey<T> => new Map([...things].filter(([other]) => other !== key))
