import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { wechatBridge } from '@/gateways/wechat/bridge'

const parameters = {
  timeStamp: '1795000000',
  nonceStr: 'nonce',
  packageValue: 'prepay_id=wx1',
  signType: 'RSA',
  paySign: 'sign',
  appId: undefined,
}
const { pay, isHere } = wechatBridge('wxsetting')
const browser = (name: string) => vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(name)
const bridge = (answer: (callback: (result: unknown) => void) => void) => {
  const invoke = vi.fn((_name: string, _values: Record<string, string>, callback: (result: unknown) => void) =>
    answer(callback),
  )
  window.WeixinJSBridge = { invoke }
  return invoke
}

beforeEach(() => {
  vi.useFakeTimers()
  browser('Mozilla/5.0 (iPhone) MicroMessenger/8.0.57 Language/zh_CN')
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  delete window.WeixinJSBridge
})

describe('the messaging app’s payment', () => {
  test('[PAY-02] [RF2] it is called with the values of wxResult, each a text, packageValue as package', async () => {
    const invoke = bridge((callback) => callback({ err_msg: 'get_brand_wcpay_request:ok' }))
    await expect(pay(parameters)).resolves.toBe('ok')
    expect(invoke).toHaveBeenCalledTimes(1)
    expect(invoke.mock.calls[0]?.slice(0, 2)).toEqual([
      'getBrandWCPayRequest',
      {
        appId: 'wxsetting',
        timeStamp: '1795000000',
        nonceStr: 'nonce',
        package: 'prepay_id=wx1',
        signType: 'RSA',
        paySign: 'sign',
      },
    ])
  })

  test('an app id that comes with the order overrides the setting', async () => {
    const invoke = bridge((callback) => callback({ err_msg: 'get_brand_wcpay_request:ok' }))
    await pay({ ...parameters, appId: 'wxorder' })
    expect(invoke.mock.calls[0]?.[1]).toMatchObject({ appId: 'wxorder' })
  })

  test.each([
    [{ err_msg: 'get_brand_wcpay_request:ok' }, 'ok'],
    [{ err_msg: 'get_brand_wcpay_request:cancel' }, 'cancel'],
    [{ err_msg: 'get_brand_wcpay_request:fail' }, 'fail'],
    [{ err_msg: 'get_brand_wcpay_request:fail_no permission' }, 'fail'],
    [{ err_msg: 'system:access_denied' }, 'fail'],
    [{ err_msg: 'get_brand_wcpay_request:OK' }, 'fail'],
    [{}, 'fail'],
    [null, 'fail'],
    [undefined, 'fail'],
    ['ok', 'fail'],
  ])('[RF3] the answer %j counts as %s', async (result, outcome) => {
    bridge((callback) => callback(result))
    await expect(pay(parameters)).resolves.toBe(outcome)
  })

  test('[RF3] a second answer changes nothing', async () => {
    bridge((callback) => {
      callback({ err_msg: 'get_brand_wcpay_request:cancel' })
      callback({ err_msg: 'get_brand_wcpay_request:ok' })
    })
    await expect(pay(parameters)).resolves.toBe('cancel')
  })

  test('[RF2] an empty value ends as a failure, and the cashier is never opened', async () => {
    const invoke = bridge(() => undefined)
    await expect(pay({ ...parameters, packageValue: '' })).resolves.toBe('fail')
    await expect(wechatBridge('').pay(parameters)).resolves.toBe('fail')
    expect(invoke).not.toHaveBeenCalled()
  })

  test('[RF1] a bridge that throws ends as a failure', async () => {
    bridge(() => {
      throw new Error('broken bridge')
    })
    await expect(pay(parameters)).resolves.toBe('fail')
  })

  test.each([undefined, {}, { err_msg: 7 }, { err_msg: { toString: {} } }])(
    '[RF1] an unreadable answer ends as a failure: %j',
    async (unreadable) => {
      bridge((callback) => void setTimeout(() => callback(unreadable)))
      const outcome = pay(parameters)
      await vi.advanceTimersByTimeAsync(1)
      await expect(outcome).resolves.toBe('fail')
    },
  )

  test('[RF1] without a bridge the outcome is missing after three seconds, not before', async () => {
    const outcome = vi.fn()
    void pay(parameters).then(outcome)
    await vi.advanceTimersByTimeAsync(2900)
    expect(outcome).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(200)
    expect(outcome).toHaveBeenCalledWith('missing')
  })

  test('[A363] another browser does not wait for a bridge', async () => {
    browser('Mozilla/5.0 (iPhone) Safari/604.1')
    expect(isHere()).toBe(false)
    await expect(pay(parameters)).resolves.toBe('missing')
    bridge((callback) => callback({ err_msg: 'get_brand_wcpay_request:ok' }))
    expect(isHere()).toBe(true)
    await expect(pay(parameters)).resolves.toBe('ok')
  })

  test('[RF1] a bridge that is ready late is used', async () => {
    const outcome = vi.fn()
    void pay(parameters).then(outcome)
    await vi.advanceTimersByTimeAsync(2000)
    bridge((callback) => callback({ err_msg: 'get_brand_wcpay_request:ok' }))
    document.dispatchEvent(new Event('WeixinJSBridgeReady'))
    await vi.advanceTimersByTimeAsync(0)
    expect(outcome).toHaveBeenCalledWith('ok')
  })
})
