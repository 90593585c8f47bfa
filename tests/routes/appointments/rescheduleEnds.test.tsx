import Cookies from 'js-cookie'
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { requestHandler } from '@/mocks/node'
import { payOrder } from '@/mocks/payment/cashier'
import { loadCustomer } from '@/stores/account/account'
import { resetStores } from '@/stores/createStore'
import { USER_PREFIX } from '@/stores/userStorage'
import { answer, askToPause, refuse } from '../../support/answers'
import { address, clinic, heading, reloadApp, saying, server, comeBack } from '../../support/app'
import { waitForIdle } from '../../support/waitForIdle'
import {
  button,
  cancelByHand,
  cancellations,
  DETAIL,
  goTo,
  held,
  isCancelled,
  newest,
  open,
  pay,
  tap,
  THURSDAY,
  toDays,
  findNotice,
  TOMORROW,
  toPayment,
} from './anotherDay'
import { deferred } from '../../support/deferred'

describe('another day that is given up', () => {
  test('[A515] keeping both while the server is asked about the payment cancels nothing', async () => {
    const sent = cancellations()
    const { user } = await open()
    await toPayment(user)
    window.history.pushState(null, '', '/subscribe/list')
    const again = (await reloadApp()).user
    await heading('我的预约')
    await findNotice('新预约还没有支付，11月26日 周四的预约仍然保留。')
    await waitForIdle()
    payOrder(clinic, newest().id, { settleAfterMs: 0 })
    const { asked, letGo } = held('/subscribe/getSubscribeDetail')
    await comeBack()
    await waitFor(() => expect(asked.length).toBeGreaterThan(1))
    await tap(again, '两个预约都保留')
    letGo()
    await waitForIdle()
    expect(sent).toHaveLength(0)
    expect(isCancelled()).toBe(false)
    expect(screen.queryByText(/仍然保留/)).toBeNull()
    expect(Object.keys(window.localStorage).filter((key) => key.includes('reschedule'))).toEqual([])
  })

  test('[A515] keeping both in another tab stops a cancellation that has not been sent', async () => {
    const sent = cancellations()
    const { user } = await open()
    await toPayment(user)
    payOrder(clinic, newest().id, { settleAfterMs: 0 })
    const { asked, letGo } = held('/subscribe/getCancelInfo')
    await goTo(`/subscribe/detail/${newest().id}`)
    await findNotice('新预约已支付，正在取消 11月26日 周四的预约。')
    await waitFor(() => expect(asked.length).toBeGreaterThan(0))
    for (const key of Object.keys(window.localStorage))
      if (key.includes('reschedule')) window.localStorage.removeItem(key)
    letGo()
    await waitForIdle()
    expect(sent).toHaveLength(0)
    expect(isCancelled()).toBe(false)
    expect(screen.queryByText(saying(/正在取消/))).toBeNull()
  })
})

describe('another day while the server refuses to answer', () => {
  test.each([
    ['the old appointment', () => THURSDAY, () => refuse('系统繁忙')],
    ['the old appointment, by a gateway', () => THURSDAY, askToPause],
    ['the new appointment', () => newest().id, () => refuse('系统繁忙')],
    ['the new appointment, by a gateway', () => newest().id, askToPause],
  ])(
    '[A515] a refused read of %s ends no change: after a retry the old appointment is cancelled',
    async (_, idOf, refusal) => {
      const sent = cancellations()
      const { user } = await open()
      await toPayment(user)
      payOrder(clinic, newest().id, { settleAfterMs: 0 })
      answer('/subscribe/getSubscribeDetail', (request) =>
        new URL(request.url).searchParams.get('id') === idOf() ? refusal() : requestHandler(clinic)(request),
      )
      window.history.pushState(null, '', '/subscribe/list')
      const again = (await reloadApp()).user
      expect(await findNotice('11月26日 周四的预约是保留还是已取消，现在还不知道')).toBeVisible()
      await waitForIdle()
      expect(screen.queryByText(saying(/新预约已取消或已失效/))).toBeNull()
      expect(sent).toHaveLength(0)
      server.resetHandlers()
      await tap(again, '重试')
      expect(await findNotice(/^新预约已约好，11月26日 周四的预约已取消/)).toBeVisible()
      expect(isCancelled()).toBe(true)
      expect(isCancelled(newest().id)).toBe(false)
    },
  )
})

describe('a change to another day whose state is unknown', () => {
  const unknown = () =>
    answer('/subscribe/getSubscribeDetail', (request) =>
      new URL(request.url).searchParams.get('id') === THURSDAY ? requestHandler(clinic)(request) : refuse('系统繁忙'),
    )

  test.each([
    [
      'zh',
      '11月26日 周四的预约是保留还是已取消，现在还不知道',
      '没能查到改约进行到哪一步。请看预约列表，或再查一次。',
      '查看我的预约',
      '不再改约',
    ],
    [
      'en',
      'We do not know yet whether your appointment (Thu 26 Nov) stands or is cancelled',
      'We could not check how far the move has come. Look at your appointments, or check again.',
      'See my appointments',
      'Stop moving it',
    ],
  ] as const)(
    '[A515] it does not say that the old appointment stands, and leads to the list (%s)',
    async (language, title, text, list, stop) => {
      const { user } = await open()
      await toPayment(user)
      Cookies.set('language', language, { path: '/' })
      window.history.pushState(null, '', DETAIL)
      await reloadApp()
      await screen.findByRole('button', { name: language === 'zh' ? '两个预约都保留' : 'Keep both appointments' })
      unknown()
      await comeBack()
      expect(await findNotice(title)).toBeVisible()
      expect(await findNotice(text)).toBeVisible()
      expect(screen.getByRole('link', { name: list })).toHaveAttribute('href', '/subscribe/list')
      expect(screen.getByRole('button', { name: stop })).toBeVisible()
      expect(screen.queryByText(saying(/仍然保留|still stands/))).toBeNull()
    },
  )

  test('[A515] after a cancellation without an answer the app does not offer to keep both appointments', async () => {
    const { user } = await open()
    await toPayment(user)
    payOrder(clinic, newest().id, { settleAfterMs: 0 })
    answer('/subscribe/cancelSubscribe', () => {
      unknown()
      return Response.error()
    })
    await goTo(`/subscribe/detail/${newest().id}`)
    expect(await findNotice('还没有收到取消 11月26日 周四预约的结果')).toBeVisible()
    expect(screen.getByRole('button', { name: '不再改约' })).toBeVisible()
    expect(screen.queryByRole('button', { name: '两个预约都保留' })).toBeNull()
  })

  test('[A515] a new appointment with an unknown status leaves the old one, and the screen says so', async () => {
    const sent = cancellations()
    const { user } = await open()
    await toPayment(user)
    answer('/subscribe/getSubscribeDetail', async (request) => {
      const reply = await requestHandler(clinic)(request)
      if (reply === undefined || new URL(request.url).searchParams.get('id') === THURSDAY) return reply
      const body = (await reply.json()) as { data: object }
      return { ...body.data, subscribeStatus: '99' }
    })
    await goTo(DETAIL)
    expect(await findNotice('11月26日 周四的预约仍然保留')).toBeVisible()
    expect(await findNotice('没能查到改约进行到哪一步，所以没有取消任何预约。')).toBeVisible()
    expect(sent).toHaveLength(0)
  })
})

describe('a change to another day while the customer can no longer be loaded', () => {
  const lose = async () => {
    answer('/customer/getCustomerInfo', () => Response.error())
    await act(() => loadCustomer())
  }

  test.each(['/subscribe/getCancelInfo', '/subscribe/cancelSubscribe'])(
    '[A515] the cancellation goes on although the customer fails to load during %s',
    async (path) => {
      const { user } = await open()
      await toPayment(user)
      payOrder(clinic, newest().id, { settleAfterMs: 0 })
      const { asked, letGo } = held(path)
      await goTo(`/subscribe/detail/${newest().id}`)
      await findNotice('新预约已支付，正在取消 11月26日 周四的预约。')
      await waitFor(() => expect(asked.length).toBeGreaterThan(0))
      await lose()
      letGo()
      expect(await findNotice(/^新预约已约好，11月26日 周四的预约已取消/)).toBeVisible()
      expect(isCancelled()).toBe(true)
    },
  )

  test('[A515] the button to keep both appointments ends the change although the customer fails to load', async () => {
    const { user } = await open()
    await toPayment(user)
    const again = await goTo(DETAIL)
    await findNotice('新预约还没有支付，11月26日 周四的预约仍然保留。')
    await lose()
    await tap(again, '两个预约都保留')
    await waitFor(() => expect(screen.queryByText(/仍然保留/)).toBeNull())
    expect(Object.keys(window.localStorage).filter((key) => key.includes('reschedule'))).toEqual([])
  })
})

describe('a change to another day that is running', () => {
  const kept = () =>
    Object.keys(window.localStorage)
      .filter((key) => key.includes('reschedule'))
      .map((key) => [key, window.localStorage.getItem(key) ?? ''] as const)
  /** Begins another day of this appointment before the phone knows whose it is. */
  const beginEarly = async (id: string) => {
    const { resolve, promise } = deferred()
    answer('/customer/getCustomerInfo', async (request) => {
      await promise
      return requestHandler(clinic)(request)
    })
    act(() => resetStores(USER_PREFIX))
    const user = await goTo(`/subscribe/detail/${id}`)
    await tap(user, '改约其他日期')
    await waitFor(async () => expect(await button('去选新日期')).not.toHaveAttribute('aria-busy'))
    await tap(user, '去选新日期')
    return { user, resolve }
  }

  test('[A515] a second change that begins before the customer has loaded is dropped, and leads to the first', async () => {
    const { user } = await open()
    await toPayment(user)
    const before = kept()
    const { user: again, resolve } = await beginEarly(TOMORROW)
    resolve(undefined)
    await tap(again, '去看看')
    await waitFor(() => expect(address()).toBe(`/subscribe/detail/${newest().id}`))
    expect(before).toHaveLength(2)
    expect(kept()).toEqual(before)
  })

  test('[A515] it stays when a sheet is closed before the customer has loaded', async () => {
    const { user } = await open()
    await toDays(user)
    const { user: again, resolve } = await beginEarly(THURSDAY)
    await again.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '关闭' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    resolve(undefined)
    await waitForIdle()
    await goTo(DETAIL)
    expect(await findNotice(/还没有下单。原来的预约仍然保留。$/)).toBeVisible()
  })

  test('[A515] keeping both appointments of an earlier change does not end the one that another tab has begun', async () => {
    const { user } = await open()
    await toPayment(user)
    const again = await goTo(DETAIL)
    await findNotice('新预约还没有支付，11月26日 周四的预约仍然保留。')
    for (const [key, text] of kept()) window.localStorage.setItem(key, text.replaceAll(THURSDAY, TOMORROW))
    const others = kept()
    await tap(again, '两个预约都保留')
    await waitFor(() => expect(screen.queryByText(/仍然保留/)).toBeNull())
    expect(kept()).toEqual(others)
  })
})

describe('another day for an appointment that was cancelled by hand', () => {
  test('[A515] before anything was ordered, no new appointment is said to be booked', async () => {
    const { user } = await open()
    await toDays(user)
    await cancelByHand(user, THURSDAY)
    await goTo(DETAIL)
    await waitForIdle()
    expect(screen.queryByText(saying(/^新预约/))).toBeNull()
    expect(screen.queryByText(saying(/还没有下单/))).toBeNull()
  })

  test('[A515] while the new order is unpaid, it is not said to be booked', async () => {
    const { user } = await open()
    await toPayment(user)
    const { id } = newest()
    await cancelByHand(user, THURSDAY)
    for (const url of [DETAIL, `/subscribe/detail/${id}`]) {
      await goTo(url)
      await waitForIdle()
      expect(screen.queryByText(saying(/^新预约/))).toBeNull()
    }
  })

  test.each([
    ['zh', '新预约已取消或已失效，11月26日 周四的预约仍然保留。'],
    ['en', 'The new appointment was cancelled or has lapsed. Your appointment (Thu 26 Nov) still stands.'],
  ] as const)(
    '[A515] a new appointment that was paid and cancelled is not said to be unpaid (%s)',
    async (language, words) => {
      const { user } = await open()
      await toPayment(user)
      answer('/subscribe/cancelSubscribe', () => refuse('系统繁忙，请稍后再试'))
      await pay(user)
      await heading('支付成功')
      await findNotice('11月26日 周四的预约仍然保留')
      server.resetHandlers()
      answer('/subscribe/getCancelInfo', () => ({ refundPrice: 0, refundDeadline: '', cancelledToday: 0 }))
      await cancelByHand(user, newest().id)
      server.resetHandlers()
      Cookies.set('language', language, { path: '/' })
      window.history.pushState(null, '', DETAIL)
      await reloadApp()
      expect(await findNotice(words)).toBeVisible()
    },
  )
})

test('[A515] another day of the new appointment does not say that this one is cancelled', async () => {
  const { user, router } = await open()
  await toPayment(user)
  await pay(user)
  await heading('支付成功')
  await findNotice(/^新预约已约好，11月26日 周四的预约已取消/)
  await tap(user, '改约其他日期')
  await waitFor(async () => expect(await button('去选新日期')).not.toHaveAttribute('aria-busy'))
  await tap(user, '去选新日期')
  await heading('选择日期')
  const { asked, letGo } = held('/subscribe/getSubscribeDetail')
  await act(() => router.navigate(`/subscribe/detail/${newest().id}`))
  await heading('预约详情')
  await waitFor(() => expect(asked.length).toBeGreaterThan(0))
  expect(screen.queryByText(saying(/的预约已取消/))).toBeNull()
  letGo()
  expect(await findNotice(/还没有下单。原来的预约仍然保留。$/)).toBeVisible()
})
