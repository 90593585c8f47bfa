import type { ConsultationType } from '@/domain/consultations/dictionaries'

export const orderTypeFrom = (text: string | null): OrderType | undefined =>
  text === 'subscribe' || text === 'consult' || text === 'quickConsult' ? text : undefined

export type OrderType = 'subscribe' | 'consult' | 'quickConsult'

/** CONSULT-31 to CONSULT-33: the order type of a consultation on the pay page. */
export const consultationOrderType = (type: ConsultationType): OrderType =>
  type === 'quick' ? 'quickConsult' : 'consult'

/** A106: the messaging app's payment needs every value as a text. */
export type PayParameters = {
  timeStamp: string
  nonceStr: string
  packageValue: string
  signType: string
  paySign: string
  appId?: string | undefined
}

/** The bridge's result; `missing` without a bridge. A380: 'ok' proves nothing. */
export type PayOutcome = 'ok' | 'cancel' | 'fail' | 'missing'

/** A380: seconds between two polls for the payment, 30 in all. */
export const CONFIRM_WAITS_S = [1, 1, 2, 3, 5, 8, 10] as const
