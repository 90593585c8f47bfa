import { afterEach, expect, test, vi } from 'vitest'
import { engineOf } from '../../src/app/beacon'

const address = vi.hoisted(() => ({ errorUrl: '' }))
vi.mock('../../src/app/env', () => ({ env: address }))

afterEach(() => {
  address.errorUrl = ''
  vi.resetModules()
})

const sendBeacon = vi.fn<(url: string, body: string) => boolean>(() => true)
Object.defineProperty(navigator, 'sendBeacon', { value: sendBeacon })

test('without an address nothing is told', async () => {
  const { report } = await import('../../src/app/beacon')
  report(new TypeError('x'))
  expect(sendBeacon).not.toHaveBeenCalled()
})

test('[RC7] what is told names version, route pattern, kind and engine, and nothing of the person', async () => {
  address.errorUrl = '/errors'
  window.history.pushState(null, '', '/subscribe/detail/1745039284758000123?phone=13800000001')
  const { report } = await import('../../src/app/beacon')
  report(new TypeError('13800000001 is wrong'))
  const [url, body] = sendBeacon.mock.calls[0] ?? []
  expect(url).toBe('/errors')
  expect(JSON.parse(body ?? '')).toEqual({
    version: expect.any(String),
    route: '/subscribe/detail/:id',
    kind: 'TypeError',
    engine: 'other',
  })
})

test('a page that fails again and again tells five times at most', async () => {
  address.errorUrl = '/errors'
  sendBeacon.mockClear()
  const { report } = await import('../../src/app/beacon')
  for (let turn = 0; turn < 20; turn++) report('odd')
  expect(sendBeacon).toHaveBeenCalledTimes(5)
})

test.each([
  [
    'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/116.0.0.0 Mobile Safari/537.36 MicroMessenger/8.0.43',
    'Chrome 116',
  ],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 15_8 like Mac OS X) AppleWebKit/605.1.15 MicroMessenger/8.0.57', 'iOS 15.8'],
  ['curl/8', 'other'],
])('the engine of %s is %s', (userAgent, engine) => {
  expect(engineOf(userAgent)).toBe(engine)
})
