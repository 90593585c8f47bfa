import * as v from 'valibot'

/** What can go wrong in a chat. */
const CHAT_FAULTS = ['signatureMissing', 'endFails', 'countFails'] as const

/**
 * What can go wrong on request. The last four befall the next call of somebody who is signed in, and are over
 * then.
 */
const fault = v.picklist([
  'serverDown',
  'offline',
  'slow',
  'slotFull',
  'couponLost',
  'priceChange',
  'payLate8',
  'payLate60',
  ...CHAT_FAULTS,
  'renew',
  'expire',
  'end',
  'silent',
])
export type Fault = v.InferOutput<typeof fault>
export const FAULTS = fault.options

/**
 * The demo's scenario, a single row: what goes wrong, where the clock stands, and at which edge the panel's
 * handle is.
 */
export const scenario = v.object({
  id: v.string(),
  on: v.array(fault),
  /** The price change has come about. */
  priceRaised: v.boolean(),
  clockOffsetMs: v.number(),
  edge: v.picklist(['right', 'left']),
})
export type Scenario = v.InferOutput<typeof scenario>
