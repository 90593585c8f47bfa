import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { followSharing, mayShare } from '@/app/shareMenu'
import { SCREENS } from '@/app/screens'
import { ROUTES } from '../support/navigationRoutes'

const addressOf = (url: string) => {
  const { pathname, search } = new URL(url, 'https://clinic.example')
  return { pathname, search }
}

const SHARED = [
  '/home',
  '/doc/agreement',
  '/doc/privacy',
  '/organ/list',
  '/service/list',
  '/service/detail/:serviceId',
  '/coupon/get/:couponId',
  '/news/detail/:id',
  '/guide',
  '/guide/preFilledChq',
  '/guide/follow',
  '/consult/index',
  '/consult/doctor',
]

test('every screen has an address to judge', () => {
  expect(SCREENS.map(({ path }) => path).filter((path) => !ROUTES.some(([known]) => known === path))).toEqual([])
})

test.each(ROUTES)('%s is shared only if it shows nothing of a person', (path, url) => {
  expect(mayShare(addressOf(url))).toBe(SHARED.includes(path))
})

test.each([
  ['/', true],
  ['/service/detail/1?lang=en', true],
  ['/organ/list?serviceId=1', true],
  ['/service/detail/1?from=singlemessage&isappinstalled=0', true],
  ['/home?scene=1&clicktime=1764381600&enterid=1764381600', true],
  ['/home?customerId=2001', false],
  ['/home?from=timeline&customerId=2001', false],
  ['/organ/list?serviceId=1&code=abc&state=x', false],
  ['/news/detail/7?token=secret', false],
  ['/nowhere', false],
])('%s may be shared: %s', (url, shared) => {
  expect(mayShare(addressOf(url))).toBe(shared)
})

describe('the share menu of the messaging app', () => {
  let moved: ((state: { location: { pathname: string; search: string } }) => void) | undefined
  const router = (at: string) => ({
    state: { location: addressOf(at) },
    subscribe: (listener: typeof moved) => {
      moved = listener
    },
  })
  const go = (at: string) => moved?.({ location: addressOf(at) })
  const settled = async () => {
    await vi.advanceTimersByTimeAsync(0)
  }

  beforeEach(() => {
    vi.useFakeTimers()
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('MicroMessenger/8.0.57')
  })
  afterEach(() => {
    vi.useRealTimers()
    delete window.WeixinJSBridge
  })

  test('it is hidden on a private screen and comes back on a shared one', async () => {
    const call = vi.fn()
    window.WeixinJSBridge = { invoke: () => undefined, call }
    followSharing(router('/report/list'))
    await settled()
    expect(call.mock.calls).toEqual([['hideOptionMenu']])
    go('/service/detail/1')
    await settled()
    expect(call.mock.lastCall).toEqual(['showOptionMenu'])
    go('/chat/7?type=1')
    await settled()
    expect(call.mock.lastCall).toEqual(['hideOptionMenu'])
  })

  test('a bridge that comes late hides it for the screen that is open by then', async () => {
    const call = vi.fn()
    followSharing(router('/home'))
    go('/subscribe/list')
    await settled()
    window.WeixinJSBridge = { invoke: () => undefined, call }
    document.dispatchEvent(new Event('WeixinJSBridgeReady'))
    await settled()
    expect(call.mock.lastCall).toEqual(['hideOptionMenu'])
  })

  const invoke = (): void => undefined
  const denied = (): void => {
    throw new Error('denied')
  }

  test.each<[string, NonNullable<typeof window.WeixinJSBridge>]>([
    ['without the call', { invoke }],
    ['that throws', { invoke, call: denied }],
  ])('a bridge %s changes nothing for the screen', async (_, bridge) => {
    window.WeixinJSBridge = bridge
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    followSharing(router('/my'))
    await settled()
    expect(moved).toBeDefined()
  })
})
