import * as v from 'valibot'

/** What can go wrong in a chat: as long as it is on … */
export const CHAT_FAULTS = [
  'signatureMissing',
  'signatureOld',
  'groupLate',
  'loginHangs',
  'loginFails',
  'endFails',
  'countFails',
  'historyOdd',
  'historyEmpty',
  'newsOdd',
  'recallRefused',
  'filesGone',
  'blacklisted',
  'joinRefused',
] as const

/** … and what befalls whoever is in one, and is over then. */
export const CHAT_ONCE = [
  'kickedAccount',
  'kickedDevice',
  'kickedSignature',
  'kickedOther',
  'networkFlips',
  'joinRequest',
] as const

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
  'nobodyAnswers',
  ...CHAT_FAULTS,
  ...CHAT_ONCE,
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
