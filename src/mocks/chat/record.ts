import * as v from 'valibot'

const epochMs = v.number()

/** A message in the group of a consultation; one with a future time is about to be sent. */
const said = v.object({
  id: v.string(),
  at: epochMs,
  from: v.string(),
  cloudData: v.string(),
  type: v.string(),
  payload: v.record(v.string(), v.unknown()),
})
export type Said = v.InferOutput<typeof said>

/** The messages of a consultation since the clinic began; the id is the consultation's. */
export const chat = v.object({
  id: v.string(),
  said: v.array(said),
  revoked: v.array(v.string()),
  readAt: v.nullable(epochMs),
})
export type Chat = v.InferOutput<typeof chat>

/** The page that signed in to the platform last; the id is the user's. */
export const chatLogin = v.object({ id: v.string(), page: v.string() })
export type ChatLogin = v.InferOutput<typeof chatLogin>
