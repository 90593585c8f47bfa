import type { Reschedule } from '@/domain/appointments/reschedule'
import { now } from '@/lib/time/clock'
import { chinaDay } from '@/lib/time/day'
import { customerNow } from '@/stores/account/account'
import { createStore } from '@/stores/createStore'
import { isRecent, readUserItem, removeUserItem, REPLACEMENT, RESCHEDULE, writeUserItem } from '@/stores/userStorage'
import { keepReplacement, readReplacement, rescheduleSchema } from './replacement'

/** The reschedule of the signed-in person, as stored on this phone. */
export const useReschedule = createStore<{ reschedule: Reschedule | undefined }>(() => ({ reschedule: undefined }))

export const openReschedule = async (): Promise<Reschedule | undefined> => {
  const reschedule = read((await customerNow({ quiet: true })).id)
  useReschedule.setState({ reschedule })
  return reschedule
}

/** Stores the reschedule before the first step, so that it survives when the page is closed. */
export const startReschedule = async (begun: Omit<Reschedule, 'sentAt' | 'newId'>): Promise<void> => {
  const { id } = await customerNow()
  const before = read(id)
  const isSame = before?.appointmentId === begun.appointmentId
  // An order whose answer was lost may still be recognised.
  if (!isSame || before.newId !== undefined) removeUserItem(id, REPLACEMENT)
  writeUserItem(id, RESCHEDULE, { ...begun, at: now() })
  useReschedule.setState({ reschedule: read(id) })
}

export const noteReplacement = async (reschedule: Reschedule, newId: string): Promise<void> => {
  const { id } = await customerNow({ quiet: true })
  keepReplacement(id, reschedule, newId)
  useReschedule.setState({ reschedule: read(id) })
}

/** Ends the reschedule; both appointments stay as they are. */
export const endReschedule = async (): Promise<void> => {
  const { id } = await customerNow({ quiet: true })
  removeUserItem(id, RESCHEDULE)
  removeUserItem(id, REPLACEMENT)
  useReschedule.setState({ reschedule: undefined })
}

/**
 * Returns the stored reschedule. It ends with the day of the appointment, and without a new order after half a day.
 */
const read = (userId: string): Reschedule | undefined => {
  const kept = readUserItem(userId, RESCHEDULE, rescheduleSchema)
  if (kept === undefined) return undefined
  const { id: newId, sent } = readReplacement(userId, kept)
  const { at, ...rest } = kept
  if (kept.day >= chinaDay(now()) && (newId !== undefined || isRecent(at)))
    return { ...rest, toldFen: rest.toldFen, sentAt: sent.map((one) => one.at), newId }
  removeUserItem(userId, RESCHEDULE)
  return undefined
}
