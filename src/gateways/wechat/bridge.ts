import type { PayOutcome, PayParameters } from '@/domain/payment/payment'
import { isWeChat } from '@/lib/device'
import type { WechatGateway } from './port'
import { isRecord } from '@/lib/isRecord'

type Bridge = {
  /** Older messaging apps lack it. */
  call?: (name: string) => void
  invoke: (name: string, parameters: Record<string, string>, callback: (result: unknown) => void) => void
}

declare global {
  interface Window {
    WeixinJSBridge?: Bridge
  }
}

const READY_EVENT = 'WeixinJSBridgeReady'
const WAIT_MS = 3000

/** The messaging app's bridge; `appId` is the build's setting, which an order's app id overrides (A395). */
export const wechatBridge = (appId: string): Pick<WechatGateway, 'isHere' | 'pay'> => ({
  isHere,
  pay: async (parameters) => {
    if (!isHere()) return 'missing'
    const bridge = await bridgeReady()
    return bridge === undefined ? 'missing' : invokePay(bridge, parameters, appId)
  },
})

export const isHere = (): boolean => window.WeixinJSBridge !== undefined || isWeChat()

export const bridgeReady = (): Promise<Bridge | undefined> => {
  if (window.WeixinJSBridge !== undefined) return Promise.resolve(window.WeixinJSBridge)
  return new Promise((resolve) => {
    const settle = () => {
      clearTimeout(timer)
      document.removeEventListener(READY_EVENT, settle)
      resolve(window.WeixinJSBridge)
    }
    const timer = setTimeout(settle, WAIT_MS)
    document.addEventListener(READY_EVENT, settle)
  })
}

const invokePay = (bridge: Bridge, parameters: PayParameters, appId: string): Promise<PayOutcome> =>
  new Promise((resolve) => {
    const values = {
      appId: parameters.appId ?? appId,
      timeStamp: parameters.timeStamp,
      nonceStr: parameters.nonceStr,
      package: parameters.packageValue,
      signType: parameters.signType,
      paySign: parameters.paySign,
    }
    // The cashier would refuse an empty value with an unintelligible text (RF2).
    if (Object.values(values).some((value) => value === '')) {
      resolve('fail')
      return
    }
    try {
      bridge.invoke('getBrandWCPayRequest', values, (result) => resolve(outcomeOf(result)))
    } catch {
      resolve('fail')
    }
  })

const outcomeOf = (result: unknown): PayOutcome => {
  const message = isRecord(result) ? result['err_msg'] : undefined
  if (typeof message !== 'string') return 'fail'
  if (message.endsWith(':ok')) return 'ok'
  return message.endsWith(':cancel') ? 'cancel' : 'fail'
}
