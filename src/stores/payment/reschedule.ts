import * as v from 'valibot'
import type { Reschedule } from '@/domain/appointments/reschedule'
import { now } from '@/lib/time/clock'
import { chinaDay } from '@/lib/time/day'
import { customerNow } from '@/stores/account/account'
import { createStore } from '@/stores/createStore'
import { isRecent, readUserItem, removeUserItem, REPLACEMENT, RESCHEDULE, writeUserItem } from '@/stores/userStorage'

const schema = v.object({
  /** When it began, epoch milliseconds. */
  at: v.number(),
  appointmentId: v.string(),
  serviceId: v.string(),
  customerId: v.string(),
  day: v.string(),
  toldFen: v.optional(v.number()),
})

/** The new order: without an `id` it was sent, and its answer is not known. */
const replacementSchema = v.object({
  of: v.string(),
  customerId: v.string(),
  id: v.optional(v.string()),
  sentAt: v.optional(v.number()),
})

/** The reschedule of the signed-in person, as stored on this phone. */
export const useReschedule = createStore<{ reschedule: Reschedule | undefined }>(() => ({ reschedule: undefined }))

export const openReschedule = async (): Promise<Reschedule | undefined> => {
  const reschedule = read((await customerNow({ quiet: true })).id)
  useReschedule.setState({ reschedule })
  return reschedule
}

/** Stores it before the first step, so that a closed page loses nothing. */
export const startReschedule = async (begun: Omit<Reschedule, 'sentAt' | 'newId'>): Promise<void> => {
  const { id } = await customerNow()
  const before = read(id)
  const isSame = before?.appointmentId === begun.appointmentId
  // An order whose answer was lost may still be recognised.
  if (!isSame || before.newId !== undefined) removeUserItem(id, REPLACEMENT)
  writeUserItem(id, RESCHEDULE, { ...begun, at: now() })
  useReschedule.setState({ reschedule: read(id) })
}

export const noteReplacement = async ({ appointmentId, customerId }: Reschedule, newId: string): Promise<void> => {
  const { id } = await customerNow({ quiet: true })
  writeUserItem(id, REPLACEMENT, { of: appointmentId, customerId, id: newId })
  useReschedule.setState({ reschedule: read(id) })
}

/** Both appointments stay as they are from now on. */
export const endReschedule = async (): Promise<void> => {
  const { id } = await customerNow({ quiet: true })
  removeUserItem(id, RESCHEDULE)
  removeUserItem(id, REPLACEMENT)
  useReschedule.setState({ reschedule: undefined })
}

/** Without a new order it ends after half a day, and in any case with the day of the appointment. */
const read = (userId: string): Reschedule | undefined => {
  const kept = readUserItem(userId, RESCHEDULE, schema)
  if (kept === undefined) return undefined
  const replacement = readUserItem(userId, REPLACEMENT, replacementSchema)
  const isSame = replacement?.of === kept.appointmentId && replacement.customerId === kept.customerId
  const { at, ...rest } = kept
  const order = isSame ? replacement : undefined
  const newId = order?.id
  if (kept.day >= chinaDay(now()) && (newId !== undefined || isRecent(at)))
    return { ...rest, toldFen: rest.toldFen, sentAt: order?.sentAt, newId }
  removeUserItem(userId, RESCHEDULE)
  return undefined
}
