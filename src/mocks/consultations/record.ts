import * as v from 'valibot'

const epochMs = v.number()

/** A question to a doctor. Its status follows from its times and the clock. */
export const consultation = v.object({
  id: v.string(),
  ownerId: v.string(),
  customerId: v.string(),
  type: v.picklist(['1', '2']),
  /** For a quick one, the doctor who will accept it. */
  doctorId: v.nullable(v.string()),
  question: v.string(),
  /** Addresses, joined by commas. */
  pictures: v.string(),
  reportId: v.nullable(v.string()),
  originalPrice: v.number(),
  practicalPrice: v.number(),
  createdAt: epochMs,
  /** When the clinic learns of the payment. */
  paidAt: v.nullable(epochMs),
  /** After the payment; null for never. */
  takenAfterMs: v.nullable(v.number()),
  repliedAfterMs: v.nullable(v.number()),
  ended: v.optional(v.object({ at: epochMs, by: v.picklist(['doctor', 'user']) })),
  returned: v.optional(v.object({ at: epochMs, by: v.picklist(['doctor', 'system']) })),
  followUpsUsed: v.number(),
})
export type Consultation = v.InferOutput<typeof consultation>
