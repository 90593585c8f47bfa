import * as v from 'valibot'

const epochMs = v.number()

/** A question to a doctor. Its states follow from its times and the clock, so that they come about by themselves. */
export const consultation = v.object({
  id: v.string(),
  ownerId: v.string(),
  customerId: v.string(),
  type: v.picklist(['1', '2']),
  /** Of a quick one: who will take it. */
  doctorId: v.nullable(v.string()),
  question: v.string(),
  /** Addresses, joined by commas. */
  pictures: v.string(),
  reportId: v.nullable(v.string()),
  originalPrice: v.number(),
  practicalPrice: v.number(),
  createdAt: epochMs,
  /** When the money arrives here. */
  paidAt: v.nullable(epochMs),
  /** How long after the payment somebody takes it, and answers; null for never. */
  takenAfterMs: v.nullable(v.number()),
  repliedAfterMs: v.nullable(v.number()),
  ended: v.optional(v.object({ at: epochMs, by: v.picklist(['doctor', 'user']) })),
  returned: v.optional(v.object({ at: epochMs, by: v.picklist(['doctor', 'system']) })),
  followUpsUsed: v.number(),
})
export type Consultation = v.InferOutput<typeof consultation>
