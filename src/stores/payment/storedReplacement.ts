import * as v from 'valibot'
import { storedRows } from '@/lib/storedRows'
import { now } from '@/lib/time/clock'
import { readUserItem, removeUserItem, REPLACEMENT, RESCHEDULE, writeUserItem } from '@/stores/userStorage'

export const rescheduleSchema = v.object({
  /** When it began, epoch milliseconds. */
  at: v.number(),
  appointmentId: v.string(),
  serviceId: v.string(),
  customerId: v.string(),
  day: v.string(),
  toldFen: v.optional(v.number()),
  toldUntil: v.optional(v.string()),
})

const schema = v.object({
  of: v.string(),
  customerId: v.string(),
  /** The new order, once one was placed. */
  id: v.optional(v.string()),
  /** Sendings without an answer: the name of their order, and when each was sent. */
  sent: v.optional(storedRows(v.object({ order: v.string(), at: v.number() })), []),
})

type Replacement = v.InferOutput<typeof schema>
/** The new order's id, and the sendings without an answer. */
type ReplacingOrder = Pick<Replacement, 'id' | 'sent'>
type Subject = { appointmentId: string; customerId: string }

/** What is known of the order that replaces this appointment. */
export const readReplacement = (userId: string, { appointmentId, customerId }: Subject): ReplacingOrder => {
  const kept = readUserItem(userId, REPLACEMENT, schema)
  return kept?.of === appointmentId && kept.customerId === customerId ? kept : { id: undefined, sent: [] }
}

const keep = (userId: string, { appointmentId: of, customerId }: Subject, { id, sent }: ReplacingOrder): void => {
  if (id === undefined && sent.length === 0) {
    removeUserItem(userId, REPLACEMENT)
    return
  }
  if (writeUserItem(userId, REPLACEMENT, { of, customerId, id, sent })) return
  // A full storage cannot keep the new order: forget the promised refund, so that the user decides (A608).
  const begun = readUserItem(userId, RESCHEDULE, rescheduleSchema)
  if (begun !== undefined) writeUserItem(userId, RESCHEDULE, { ...begun, toldFen: undefined })
}

export const keepReplacement = (userId: string, subject: Subject, id: string): void =>
  keep(userId, subject, { id, sent: [] })

/**
 * Returns functions that store the steps of an order replacing an appointment (A536). Without a matching reschedule,
 * such as for another examinee, they store nothing.
 */
export const replacementNotes = (userId: string | undefined, subject: Subject | undefined, order: string) => {
  const note = (change: (before: ReplacingOrder) => ReplacingOrder): void => {
    if (userId === undefined || subject === undefined) return
    const begun = readUserItem(userId, RESCHEDULE, rescheduleSchema)
    if (begun?.appointmentId !== subject.appointmentId || begun.customerId !== subject.customerId) return
    keep(userId, subject, change(readReplacement(userId, subject)))
  }
  return {
    sending: () => note(({ id, sent }) => ({ id, sent: [...sent, { order, at: now() }] })),
    placed: (id: string) => note(() => ({ id, sent: [] })),
    /** A refusal settles this order, and no other one (A539). */
    refused: () => note(({ id, sent }) => ({ id, sent: sent.filter((one) => one.order !== order) })),
  }
}
