import { act, screen } from '@testing-library/react'
import { vi } from 'vitest'
import type { Language } from '@/lib/language'
import { answer } from '../../support/answers'
import { PHONE, renderApp } from '../../support/app'

export const PAY_URL = '/order/tradePay/777?type=subscribe'
export const WX_RESULT = {
  timeStamp: 1795000000,
  nonceStr: 'nonce',
  packageValue: 'prepay_id=777',
  signType: 'RSA',
  paySign: 'sign',
  appId: 'wx1',
}

/** The server’s state of order 777. */
export const order = { payStatus: 1, seconds: 600, questions: 0 }

type Callback = (result: { err_msg: string }) => void
export const said = (outcome: string) => ({ err_msg: `get_brand_wcpay_request:${outcome}` })

/** Installs the messaging app’s bridge with a cashier that a test controls. */
export const bridgeThat = (answers: (callback: Callback) => void) => {
  const invoke = vi.fn((_name: string, _values: Record<string, string>, callback: Callback) => answers(callback))
  window.WeixinJSBridge = { invoke }
  return invoke
}

/** Returns the text of a part that is seen, without what is only heard. */
export const seenIn = (part: Element | null): string => textWithout(part, '.visuallyHidden')

/** Returns the text of a part that is heard, without what is only seen. */
export const heardIn = (part: Element | null): string => textWithout(part, '[aria-hidden=true]')

const textWithout = (part: Element | null, left: string): string => {
  const copy = document.createElement('div')
  copy.innerHTML = part?.innerHTML ?? ''
  for (const one of copy.querySelectorAll(left)) one.remove()
  return copy.textContent
}

/** Installs a cashier that never answers. */
export const silentCashier = () => bridgeThat(() => undefined)

/** Simulates the messaging app’s web view. */
export const inWechat = () => vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('MicroMessenger/8.0.57')

/** Opens the pay page of order 777, which costs 398.00. */
export const openPay = async ({ language = 'zh', url = PAY_URL }: { language?: Language; url?: string } = {}) => {
  const continued = serveOrder()
  return { ...(await renderApp(url, { signedInAs: PHONE, language })), continued }
}

const ROW = {
  id: '777',
  subscribeNum: 'YY1',
  subscribeStatus: '1',
  orgName: '木棉体检中心',
  subscribeTime: '2026-11-28',
  practicalPrice: 39_800,
  name: '周玉珍',
}

/** Serves order 777 as unpaid, in the list and in its detail. */
export const serveUnpaid = () => {
  answer('/subscribe/listSubscribe', () => ({ list: [ROW], total: 1 }))
  return serveOrder({ subscribeStatus: '1' })
}

/** Serves order 777; returns the requests for new parameters as they arrive. */
export const serveOrder = ({ subscribeStatus = '2' } = {}) => {
  answer('/order/getPayStatus', () => {
    order.questions += 1
    return { payStatus: order.payStatus }
  })
  answer('/order/paySurplusTime', () => order.seconds)
  const continued = answer('/order/continuePay', () => ({ id: '777', practicalPrice: 39_800, wxResult: WX_RESULT }))
  answer('/subscribe/getSubscribeDetail', () => ({
    id: '777',
    subscribeNum: 'YY1',
    subscribeStatus,
    orgImageUrl: null,
    orgName: '木棉体检中心',
    address: null,
    name: '周玉珍',
    age: 71,
    sex: '0',
    telphone: null,
    specificationName: null,
    subscribeTime: '2026-11-28',
    createTime: null,
    originalPrice: 39_800,
    practicalPrice: 39_800,
    discountsId: null,
    customerId: '2001',
    orgId: '102',
    serviceId: '1',
    inspectionId: null,
    hqiId: null,
  }))
  return continued
}

export const payButton = async (name = '立即支付') => {
  const button = await screen.findByRole('button', { name })
  // Lets the page’s effects run.
  await act(() => Promise.resolve())
  return button
}
