import type { PayOutcome, PayParameters } from '@/domain/payment/payment'

export type WechatGateway = {
  isHere: () => boolean
  /** Opens the messaging app's cashier. Never rejects; its 'ok' is no proof of payment (A106). */
  pay: (parameters: PayParameters) => Promise<PayOutcome>
  hasProvider: boolean
  authorise: (request: AuthoriseRequest) => void
}

export type AuthoriseRequest = {
  /** snsapi_userinfo only after a tap: otherwise it shows a snapshot page with a virtual identity (A56). */
  scope: 'snsapi_base' | 'snsapi_userinfo'
  redirectUri: string
  state: string
}

let connected: WechatGateway | undefined

export const connectWechat = (gateway: WechatGateway): void => {
  connected = gateway
}

export const wechat = (): WechatGateway => {
  if (connected === undefined) throw new Error('connectWechat was not called')
  return connected
}
