import * as v from 'valibot'

const epochMs = v.number()

/** Something that was said in the group of a consultation; with a time to come it is about to be said. */
const said = v.object({
  id: v.string(),
  at: epochMs,
  /** An id on the platform. */
  from: v.string(),
  /** Whatever the sender's program keeps with it. */
  cloudData: v.string(),
  type: v.string(),
  payload: v.record(v.string(), v.unknown()),
})
export type Said = v.InferOutput<typeof said>

/** What has been said in a consultation since the clinic began; its id is the consultation's. */
export const chat = v.object({
  id: v.string(),
  said: v.array(said),
  /** Ids of what was taken back, by whomever. */
  revoked: v.array(v.string()),
  /** Up to when the patient has read. */
  readAt: v.nullable(epochMs),
})
export type Chat = v.InferOutput<typeof chat>

/** Which page has signed in to the platform last; its id is the user's. */
export const chatLogin = v.object({ id: v.string(), page: v.string() })
export type ChatLogin = v.InferOutput<typeof chatLogin>
