import { act, screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { allRows } from '@/mocks/clinic'
import { requestHandler } from '@/mocks/node'
import { USER_PREFIX } from '@/stores/userStorage'
import { startSession } from '@/stores/auth/session'
import { resetStores } from '@/stores/createStore'
import { choosePriced, dayIsTold, patientField, priceBox, specification, submit, URL_102 } from './confirm'
import { answer, askToPause, refuse } from '../../support/answers'
import { itIs } from '../../support/clinicClock'
import { address, clinic, heading, PHONE, reloadApp, renderApp, server, tokenOf } from '../../support/app'

// The app reloads the page a moment after a session ends; here the test does.
vi.mock('@/lib/time/clock', async (original) => ({
  ...(await original<typeof import('@/lib/time/clock')>()),
  wait: () => new Promise(() => undefined),
}))

const DAYS_102 = '/order/selectTime/1?orgId=102'
/** The server's answer to an order of which nothing is to be paid. */
const PLACED = { id: '1745039284758340003', practicalPrice: 0, wxResult: null }
const expired = () => Response.json({ data: null, message: '登录状态已过期', status: 50012 })

const chooseDay = async (user: User) => {
  await heading('选择日期')
  await user.click(screen.getByRole('radio', { name: /11月28日/ }))
  await goOn(user)
}
const goOn = async (user: User) => {
  await waitFor(() => expect(screen.getByRole('button', { name: '下一步' })).not.toHaveAttribute('aria-disabled'))
  await user.click(screen.getByRole('button', { name: '下一步' }))
  await heading('确认订单')
}
const alerts = () =>
  screen
    .queryAllByRole('alert')
    .map(({ textContent }) => textContent ?? '')
    .filter((text) => text !== '')
/** Simulates a reload: memory is cleared, and storage is kept. */
const newPage = () => {
  resetStores(USER_PREFIX)
  return reloadApp()
}
const signIn = async (phone: string) => {
  // The next code can be sent a minute later.
  itIs('2026-11-25 10:02:00')
  startSession(await tokenOf(phone))
}
type User = Awaited<ReturnType<typeof renderApp>>['user']

const couponField = () => screen.getByRole('button', { name: /^优惠券/ })
const chooseCoupon = async (user: User) => {
  await user.click(couponField())
  const [first] = within(await screen.findByRole('dialog'))
    .getAllByRole('radio')
    .filter((radio) => !radio.hasAttribute('disabled'))
    .slice(1)
  if (first === undefined) throw new Error('no coupon')
  await user.click(first)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
}

beforeEach(() => itIs('2026-11-25 10:00:00'))

describe('an order whose answer was lost', () => {
  test('[A381, A391, RB2] it keeps its key and its warning across screens and reloads', async () => {
    const created = answer('/order/createOrder', () => Response.error())
    const { user, router } = await renderApp(DAYS_102, { signedInAs: PHONE })
    await chooseDay(user)
    await choosePriced(user)
    await user.click(submit())
    await user.click(await screen.findByRole('link', { name: '查看我的预约' }))
    await heading('我的预约')
    await act(() => router.navigate(-1))
    await heading('确认订单')
    expect(await screen.findByText('没有收到提交结果')).toBeVisible()
    await act(() => router.navigate(-1))
    await heading('选择日期')
    await goOn(user)
    expect(await screen.findByText('没有收到提交结果')).toBeVisible()
    await user.click(submit())
    await waitFor(() => expect(created).toHaveLength(2))

    const again = await newPage()
    expect(await screen.findByText('没有收到提交结果')).toBeVisible()
    await again.user.click(submit())
    await waitFor(() => expect(created).toHaveLength(3))
    const keys = created.map(({ headers }) => headers.get('Idempotency-Key'))
    expect(keys).toEqual([keys[0], keys[0], keys[0]])
  })

  test.each([
    ['[RB2] [A614] the appointments to which it leads show all', () => Response.error(), '没有收到提交结果'],
    ['[A614] a new order shows all appointments again', () => PLACED, '预约成功'],
  ])('%s, whatever group was chosen before', async (_, reply, says) => {
    answer('/order/createOrder', reply)
    const group = (name: string) => screen.findByRole('button', { name })
    const { user, router } = await renderApp('/subscribe/list', { signedInAs: PHONE })
    await user.click(await group('已结束'))
    await act(() => router.navigate(DAYS_102))
    await chooseDay(user)
    await choosePriced(user)
    await user.click(submit())
    await screen.findByText(says)
    await act(() => router.navigate('/subscribe/list'))
    expect(await group('全部')).toHaveAttribute('aria-pressed', 'true')
  })

  test('[RB2] [A432] [A583] a pause that the server asks for after it settles nothing, so the order keeps its key', async () => {
    const replies = [() => Response.error(), askToPause, () => Response.error()]
    const created = answer('/order/createOrder', () => replies.shift()?.())
    const { user } = await renderApp(DAYS_102, { signedInAs: PHONE })
    await chooseDay(user)
    await choosePriced(user)
    await user.click(submit())
    await screen.findByText('没有收到提交结果')
    await user.click(submit())
    expect((await screen.findAllByText('请求过于频繁')).length).toBeGreaterThan(0)
    expect(screen.getByText('之前的一次提交没有收到结果')).toBeVisible()
    await waitFor(() => expect(priceBox()).not.toHaveTextContent('参考价'))
    await user.click(submit())
    await waitFor(() => expect(created).toHaveLength(3))
    const keys = created.map(({ headers }) => headers.get('Idempotency-Key'))
    expect(keys).toEqual([keys[0], keys[0], keys[0]])
  })

  test.each([
    ['no network', () => Response.error(), '没有收到提交结果'],
    ['a server outage', () => new Response('', { status: 502 }), '没有收到提交结果'],
    ['a refusal', () => refuse('该日期预约已满，请重新选择'), '订单没有提交成功'],
  ])('[RB2] after %s the warning is shown once, in place', async (_what, reply, title) => {
    answer('/order/createOrder', reply)
    const { user } = await renderApp(DAYS_102, { signedInAs: PHONE })
    await chooseDay(user)
    await choosePriced(user)
    await user.click(submit())
    await screen.findByText(title)
    expect(alerts()).toHaveLength(1)
    expect(alerts()[0]).not.toContain('稍后重试')
  })
})

describe('an order that reached the clinic, and whose answer was lost', () => {
  /** The clinic makes each order, and no answer arrives. */
  const answersLost = () => {
    const sent: Request[] = []
    server.use(
      http.all('*/api/order/createOrder', async ({ request }) => {
        sent.push(request.clone())
        await requestHandler(clinic)(request.clone())
        return Response.error()
      }),
    )
    return sent
  }
  const placed = () => allRows(clinic, 'orders').filter(({ id }) => !id.startsWith('174503928475834'))
  const priced = () => waitFor(() => expect(priceBox()).not.toHaveTextContent('参考价'))
  const order = async (before: (user: User) => unknown = () => undefined) => {
    const opened = await renderApp(DAYS_102, { signedInAs: PHONE })
    await chooseDay(opened.user)
    await choosePriced(opened.user)
    await before(opened.user)
    await priced()
    await opened.user.click(submit())
    await screen.findByText('没有收到提交结果')
    return opened
  }

  const lookAndComeBack = async ({ user, router }: Awaited<ReturnType<typeof renderApp>>) => {
    await user.click(await screen.findByRole('link', { name: '查看我的预约' }))
    await heading('我的预约')
    await act(() => router.navigate(-1))
    await heading('确认订单')
    return user
  }

  test.each([
    ['a look at the appointments', lookAndComeBack],
    ['a reload', async () => (await newPage()).user],
  ])(
    '[A588] [A484] [RB2] its coupon is used up: after %s it is found, and no second order is sent',
    async (_, leave) => {
      const sent = answersLost()
      const user = await leave(await order(chooseCoupon))
      expect(await screen.findByText(/之前选的优惠券已不适用/)).toBeVisible()
      await priced()
      await user.click(submit())
      expect(await screen.findByText('这个订单已经提交成功，不用再提交')).toBeVisible()
      await waitFor(() => expect(address()).toBe(`/subscribe/detail/${placed()[0]?.id}`))
      expect([placed().length, sent.length]).toEqual([1, 1])
    },
  )

  test('[A588] an order that never arrived is sent without the coupon that is gone', async () => {
    const created = answer('/order/createOrder', () => Response.error())
    await order(chooseCoupon)
    answer('/coupon/getCouponListByServiceId', () => [])
    const { user } = await newPage()
    expect(await screen.findByText(/之前选的优惠券已不适用/)).toBeVisible()
    await priced()
    const looked = answer('/subscribe/listSubscribe', () => ({ list: [], total: 0 }))
    await user.click(submit())
    await waitFor(() => expect(created).toHaveLength(2))
    expect(looked).toHaveLength(1)
  })

  test('[A484] [A434] after a reload, an order that another tab settled meanwhile is found, and none is sent', async () => {
    const sent = answersLost()
    await order()
    const { user } = await newPage()
    expect(await screen.findByText('没有收到提交结果')).toBeVisible()
    await priced()
    for (const key of Object.keys(window.localStorage)) if (key.includes('draft:')) window.localStorage.removeItem(key)
    await user.click(submit())
    await waitFor(() => expect(address()).toBe(`/subscribe/detail/${placed()[0]?.id}`))
    expect([placed().length, sent.length]).toEqual([1, 1])
  })

  test('[A595] [RB2] the next attempt is refused as a second one: the order is found, and no other follows', async () => {
    answersLost()
    const { user } = await order()
    const sent = answer('/order/createOrder', () => refuse('请勿重复提交'))
    await priced()
    await user.click(submit())
    expect(await screen.findByText('这个订单已经提交成功，不用再提交')).toBeVisible()
    await waitFor(() => expect(address()).toBe(`/subscribe/detail/${placed()[0]?.id}`))
    expect([placed().length, sent.length]).toEqual([1, 1])
  })
})

describe('an order without an answer that is sent again and refused', () => {
  const sendTwice = async (looked: () => Response | object) => {
    const replies = [() => Response.error(), () => refuse('请勿重复提交')]
    const created = answer('/order/createOrder', () => (replies.shift() ?? (() => Response.error()))())
    const { user } = await renderApp(DAYS_102, { signedInAs: PHONE })
    await chooseDay(user)
    await choosePriced(user)
    await user.click(submit())
    await screen.findByText('没有收到提交结果')
    const list = answer('/subscribe/listSubscribe', looked)
    await waitFor(() => expect(priceBox()).not.toHaveTextContent('参考价'))
    await user.click(submit())
    await waitFor(() => expect(list.length).toBeGreaterThan(0))
    return { user, created }
  }

  test('[A595] the refusal holds when the list lacks the order, and the next one is another', async () => {
    const { user, created } = await sendTwice(() => ({ list: [], total: 0 }))
    expect(await screen.findByText('订单没有提交成功')).toBeVisible()
    await waitFor(() => expect(priceBox()).not.toHaveTextContent('参考价'))
    await user.click(submit())
    await waitFor(() => expect(created).toHaveLength(3))
    const keys = created.map(({ headers }) => headers.get('Idempotency-Key'))
    expect(keys[1]).toBe(keys[0])
    expect(keys[2]).not.toBe(keys[0])
  })

  test.each([
    ['does not load', () => new Response('', { status: 502 })],
    ['is refused', () => refuse('系统繁忙')],
  ])('[A595] [RB2] it keeps its key and its warning while the list %s', async (_what, looked) => {
    const { user, created } = await sendTwice(looked)
    expect(await screen.findByText('没有收到提交结果')).toBeVisible()
    await waitFor(() => expect(submit()).not.toHaveAttribute('aria-disabled'))
    await user.click(submit())
    await waitFor(() => expect(created).toHaveLength(3))
    const keys = created.map(({ headers }) => headers.get('Idempotency-Key'))
    expect(keys).toEqual([keys[0], keys[0], keys[0]])
  })
})

describe('a session that expires during an order', () => {
  test('[RA4] an order is being submitted: after the sign-in the confirm page is as before', async () => {
    const { user, router } = await renderApp(DAYS_102, { signedInAs: PHONE })
    await chooseDay(user)
    await choosePriced(user)
    await chooseCoupon(user)
    await waitFor(() => expect(priceBox()).not.toHaveTextContent('参考价'))
    const coupon = couponField().textContent
    const price = priceBox().textContent
    answer('/order/createOrder', expired)
    await user.click(submit())
    await screen.findByText(/登录状态已过期/)
    // The page stays here until it reloads, so the sign-in leads back to it.
    await waitFor(() => expect(router.state.navigation.state).toBe('idle'))
    expect(address()).toBe(URL_102)

    server.resetHandlers()
    await signIn(PHONE)
    await reloadApp()
    await heading('确认订单')
    dayIsTold('11月28日 周六')
    expect(patientField()).toHaveTextContent('周玉珍')
    expect(specification('尊享版')).toBeChecked()
    await waitFor(() => expect(couponField().textContent).toBe(coupon))
    await waitFor(() => expect(priceBox().textContent).toBe(price))
  })

  test('[RA4] a day is being chosen: after the sign-in the day is still chosen', async () => {
    const { user } = await renderApp(DAYS_102, { signedInAs: PHONE })
    await heading('选择日期')
    answer('/organ/getOrganConfig', () => ({
      orgId: '102',
      morningLimit: 20,
      afternoonLimit: 16,
      nowFreeSubscribe: 1,
    }))
    answer('/organ/getSubscribeCount', expired)
    await user.click(screen.getByRole('radio', { name: /11月28日/ }))
    await screen.findByText(/登录状态已过期/)
    server.resetHandlers()
    await signIn(PHONE)
    const again = await reloadApp()
    await heading('选择日期')
    await goOn(again.user)
    dayIsTold('11月28日 周六')
  })

  test('[RA4, RA12] the next user who signs in sees none of the order', async () => {
    const { user } = await renderApp(DAYS_102, { signedInAs: PHONE })
    await chooseDay(user)
    await choosePriced(user)
    expect(JSON.stringify(Object.values(window.sessionStorage))).not.toContain('2026-11-28')
    await signIn('13800000004')
    await newPage()
    await waitFor(() => expect(address()).toBe('/service/list'))
    await waitFor(() => expect(JSON.stringify(Object.values(window.localStorage))).not.toContain('2026-11-28'))
  })
})
