import { cancelAppointment, fetchCancelInfo } from '@/api/appointments'
import { neverLeftPhone } from '@/api/errors'
import type { CancelInfo, CancelReason } from '@/domain/appointments/cancellation'
import { idle, loadOrClear, slotAt, type RemoteData } from '@/lib/remote'
import { loadAppointment, loadChangedAppointment } from './appointments'
import { forgetSubmission, canSubmit, send, isSending, submissionNow, submissionOf } from '@/stores/submit'
import { createStore } from '@/stores/createStore'

type CancellationState = { infos: ReadonlyMap<string, RemoteData<CancelInfo>> }

export const useCancellation = createStore<CancellationState>(() => ({ infos: new Map() }))

export const cancellationOf = (id: string) => submissionOf(nameOf(id))

export const isCancelling = (id: string): boolean => isSending(nameOf(id))

export const openCancellation = (id: string): void => {
  useCancellation.setState(({ infos }) => ({ infos: without(infos, id) }))
  forgetSubmission(nameOf(id))
  void loadAppointment(id)
  void loadCancelInfo(id)
}

export const loadCancelInfo = (id: string): Promise<void> =>
  loadOrClear(slotAt(useCancellation, 'infos', id, idle), () => fetchCancelInfo(id))

/** With a `userId` a lost answer is remembered on this phone, so that a reload sends the same cancellation. */
export const sendCancellation = async (id: string, reason: CancelReason, userId?: string): Promise<boolean> => {
  if (!canSubmit(submissionNow(nameOf(id)))) return false
  const sent = await send({ name: nameOf(id), body: { id, reason }, userId }, (key) =>
    cancelAppointment(id, reason, key),
  )
  switch (sent.kind) {
    case 'ignored':
      return false
    case 'sent':
      await loadChangedAppointment(id)
      return true
    case 'unconfirmed':
    case 'rejected':
      // An attempt that was not sent changed nothing.
      if (!neverLeftPhone(sent.error)) await Promise.all([loadAppointment(id), loadCancelInfo(id)])
      return false
  }
}

const nameOf = (id: string): string => `cancellation ${id}`

const without = <T>(things: ReadonlyMap<string, T>, key: string): ReadonlyMap<string, T> =>
  new Map([...things].filter(([other]) => other !== key))
