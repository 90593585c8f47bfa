import type { PayOutcome, PayParameters } from '@/domain/payment/payment'

/** What the messaging app around the page can do for us. */
export type WechatGateway = {
  /** Whether the page is shown inside the messaging app (A363). */
  isHere: () => boolean
  /** Opens the messaging app's cashier. Never rejects; its 'ok' is no proof of payment (A106). */
  pay: (parameters: PayParameters) => Promise<PayOutcome>
  /** Whether there is a provider of identities at all (A56). */
  hasProvider: boolean
  /** Leaves the page for the provider, which sends the visitor back to redirectUri with code and state. */
  authorise: (request: AuthoriseRequest) => void
}

export type AuthoriseRequest = {
  /** snsapi_userinfo only on a tap: without one it shows a snapshot page with a virtual identity (A56). */
  scope: 'snsapi_base' | 'snsapi_userinfo'
  redirectUri: string
  state: string
}

let connected: WechatGateway | undefined

export const connectWechat = (gateway: WechatGateway): void => {
  connected = gateway
}

/** The gateway that was connected at the start. */
export const wechat = (): WechatGateway => {
  if (connected === undefined) throw new Error('the messaging app is not connected')
  return connected
}
