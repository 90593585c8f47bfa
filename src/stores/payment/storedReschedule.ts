import type { Reschedule } from '@/domain/appointments/reschedule'
import { isClockSet, now } from '@/lib/time/clock'
import { chinaDay } from '@/lib/time/day'
import { ensureCustomer } from '@/stores/account/account'
import { createStore } from '@/stores/createStore'
import {
  isRecent,
  readUserItem,
  removeUserItem,
  REPLACEMENT,
  RESCHEDULE,
  usersHaving,
  writeUserItem,
} from '@/stores/userStorage'
import { keepReplacement, readReplacement, rescheduleSchema } from './storedReplacement'

/** The reschedule of the signed-in person, as stored on this phone. */
export const useReschedule = createStore<{ reschedule: Reschedule | undefined }>(() => ({ reschedule: undefined }))

export const openReschedule = async (): Promise<Reschedule | undefined> =>
  rereadReschedule((await ensureCustomer({ quiet: true })).id)

/** Reads it again: it may have changed in another tab. */
export const rereadReschedule = (userId: string): Reschedule | undefined => {
  const reschedule = read(userId)
  useReschedule.setState({ reschedule })
  return reschedule
}

/** A635: whether a sign-out would end a reschedule. */
export const isRescheduling = (): boolean => usersHaving(RESCHEDULE).some((userId) => read(userId) !== undefined)

/**
 * Whether this reschedule must end before one of appointment `id` begins: it concerns another appointment or already
 * has a new order.
 */
export const mustEndFirst = ({ appointmentId, newId }: Reschedule, id: string): boolean =>
  appointmentId !== id || newId !== undefined

/**
 * Stores the reschedule before the first step, so that it survives when the page is closed. Returns whose it is, and
 * whether it is new; undefined while another one must end first.
 */
export const startReschedule = async (
  begun: Omit<Reschedule, 'userId' | 'sentAt' | 'newId'>,
): Promise<{ userId: string; isNew: boolean } | undefined> => {
  const { id: userId } = await ensureCustomer()
  const before = rereadReschedule(userId)
  if (before !== undefined && mustEndFirst(before, begun.appointmentId)) return undefined
  const isNew = before === undefined
  // An order whose answer was lost may still be recognised.
  if (isNew) removeUserItem(userId, REPLACEMENT)
  const kept = { ...begun, at: now() }
  // A full storage cannot keep it: forget the promised refund, so that the user decides (A608).
  if (!writeUserItem(userId, RESCHEDULE, kept)) writeUserItem(userId, RESCHEDULE, { ...kept, toldFen: undefined })
  rereadReschedule(userId)
  return { userId, isNew }
}

export const noteReplacement = (reschedule: Reschedule, newId: string): void => {
  keepReplacement(reschedule.userId, reschedule, newId)
  rereadReschedule(reschedule.userId)
}

/** Ends the reschedule of this appointment, and no other one; both appointments stay as they are. */
export const endReschedule = ({ userId, appointmentId }: Pick<Reschedule, 'userId' | 'appointmentId'>): void => {
  if (read(userId)?.appointmentId === appointmentId) {
    removeUserItem(userId, RESCHEDULE)
    removeUserItem(userId, REPLACEMENT)
  }
  rereadReschedule(userId)
}

/**
 * Returns the stored reschedule. It ends with the day of the appointment, once the time is known, and without a new
 * order after half a day.
 */
const read = (userId: string): Reschedule | undefined => {
  const kept = readUserItem(userId, RESCHEDULE, rescheduleSchema)
  if (kept === undefined) return undefined
  const { id: newId, sent } = readReplacement(userId, kept)
  const { at, ...rest } = kept
  const isAhead = kept.day >= chinaDay(now()) || !isClockSet()
  if (isAhead && (newId !== undefined || isRecent(at)))
    return { userId, ...rest, toldFen: rest.toldFen, sentAt: sent.map((one) => one.at), newId }
  removeUserItem(userId, RESCHEDULE)
  return undefined
}
