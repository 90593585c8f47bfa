export const orderTypeFrom = (text: string | null): OrderType | undefined =>
  text === 'subscribe' || text === 'consult' || text === 'quickConsult' ? text : undefined

export type OrderType = 'subscribe' | 'consult' | 'quickConsult'

/** What the messaging app's payment needs, every value a text (A106). */
export type PayParameters = {
  timeStamp: string
  nonceStr: string
  packageValue: string
  signType: string
  paySign: string
  appId: string | undefined
}

/** What the payment bridge said; `missing` when there is no bridge. 'ok' proves nothing (A380). */
export type PayOutcome = 'ok' | 'cancel' | 'fail' | 'missing'

/** Seconds between two questions whether the order is paid: quick at first, 30 s in all (A380). */
export const CONFIRM_WAITS_S = [1, 1, 2, 3, 5, 8, 10] as const
