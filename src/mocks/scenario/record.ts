import * as v from 'valibot'

/** Chat faults that last until they are switched off. */
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

export const CHAT_ONCE = [
  'kickedAccount',
  'kickedDevice',
  'kickedSignature',
  'kickedOther',
  'networkFlips',
  'joinRequest',
] as const

/** Faults on request. The last four happen once, at the next call of a signed-in user. */
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

/** The only row of its table: the faults, the clock, and at which edge of the screen the panel's button is. */
export const scenario = v.object({
  id: v.string(),
  on: v.array(fault),
  priceRaised: v.boolean(),
  clockOffsetMs: v.number(),
  edge: v.picklist(['right', 'left']),
})
export type Scenario = v.InferOutput<typeof scenario>
