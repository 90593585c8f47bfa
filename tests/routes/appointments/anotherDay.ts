import { screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { allRows, findRow } from '@/mocks/clinic'
import { requestHandler } from '@/mocks/node'
import { payOrder } from '@/mocks/payment/cashier'
import { answer } from '../../support/answers'
import { itIs } from '../../support/clinicClock'
import { bridgeThat, inWechat, payButton, said } from '../payment/support'
import { clinic, heading, PHONE, reloadApp, renderApp, saying, server } from '../../support/app'
import { waitForIdle } from '../../support/waitForIdle'
import { deferred } from '../../support/deferred'

// Each test begins on Tuesday, in the messaging app.
beforeEach(() => {
  itIs('2026-11-24 10:00:00')
  inWechat()
})
afterEach(() => {
  vi.restoreAllMocks()
  delete window.WeixinJSBridge
})

/** 周玉珍, 尊享版, clinic 104, Thursday 26 November: paid 298.00 of 398.00, in full until Wednesday 18:00. */
export const THURSDAY = '1745039284758340004'
export const TOMORROW = '1745039284758340003'
const SEEDED = '174503928475834'
export const DETAIL = `/subscribe/detail/${THURSDAY}`
export const OTHER_SERVICE = { serviceId: '3', organisationId: '104', day: '2026-11-27' }

type Language = 'zh' | 'en'
type User = Awaited<ReturnType<typeof renderApp>>['user']
type Name = string | RegExp

export const button = (name: Name) => screen.findByRole('button', { name })
export const findNotice = (words: string | RegExp) => screen.findByText(saying(words))
export const tap = async (user: User, name: Name) => user.click(await button(name))
export const open = async (language: Language = 'zh') => {
  const opened = await renderApp(DETAIL, { signedInAs: PHONE, language })
  await heading(language === 'zh' ? '预约详情' : 'Appointment')
  return opened
}
/** Opens an address as after the web view was closed. */
export const goTo = async (url: string) => {
  window.history.pushState(null, '', url)
  const { user } = await reloadApp()
  await heading('预约详情')
  return user
}
export const terms = async (user: User, language: Language = 'zh') => {
  await tap(user, language === 'zh' ? '改约其他日期' : 'Choose another day')
  const sheet = await screen.findByRole('dialog')
  await waitFor(() => expect(sheet).toHaveTextContent(/(退款 ¥298.00。|get ¥298.00 back)/))
  return sheet
}
export const toDays = async (user: User) => {
  await terms(user)
  await tap(user, '去选新日期')
  await heading('选择日期')
}
export const pickDay = async (user: User, at = -1) => {
  const days = await screen.findByRole('radiogroup', { name: '检查日期' })
  const free = within(days)
    .getAllByRole<HTMLInputElement>('radio')
    .filter(({ disabled }) => !disabled)
  await user.click(free.at(at) as HTMLElement)
  await tap(user, '下一步')
  await heading('确认订单')
}
export const chooseDay = async (user: User) => {
  await pickDay(user)
  await waitFor(() => expect(screen.getByRole('radio', { name: '尊享版' })).toBeChecked())
}
export const submit = async (user: User) => {
  const send = await button('提交订单')
  await waitFor(() => expect(send).not.toHaveAttribute('aria-busy'))
  await user.click(send)
}
export const order = async (user: User) => {
  await submit(user)
  await heading('支付订单')
}
/** The order reaches the clinic, and its answer does not arrive. */
export const orderLost = async (user: User) => {
  const sendings: Request[] = []
  server.use(
    http.all('*/api/order/createOrder', async ({ request }) => {
      sendings.push(request)
      await requestHandler(clinic)(request.clone())
      return Response.error()
    }),
  )
  await submit(user)
  await screen.findByText('没有收到提交结果')
  return sendings
}
/** Orders the same service for the same patient, from a form that no longer replaces anything. */
export const orderSeparately = async (user: User) => {
  await pickDay(user)
  await user.click(await screen.findByRole('radio', { name: '尊享版' }))
  expect(screen.queryByText(saying(/的预约先保留/))).toBeNull()
  await order(user)
  await pay(user)
  await heading('支付成功')
  await goTo(`/subscribe/detail/${newest().id}`)
  await waitForIdle()
}
export const toPayment = async (user: User) => {
  await toDays(user)
  await chooseDay(user)
  await order(user)
}
/** Pays at a cashier of the messaging app, which tells the clinic. */
export const pay = async (user: User) => {
  const id = newest().id
  bridgeThat((callback) => {
    payOrder(clinic, id, { settleAfterMs: 0 })
    callback(said('ok'))
  })
  await user.click(await payButton())
}
/** The order that the test placed. */
export const newest = () => {
  const [placed] = allRows(clinic, 'orders').filter(({ id }) => !id.startsWith(SEEDED))
  if (placed === undefined) throw new Error('there is no order')
  return placed
}
export const isCancelled = (id = THURSDAY): boolean => findRow(clinic, 'orders', id)?.cancelled !== undefined

/** Counts the cancellations. `lost` ones reach the clinic, and their answer does not arrive. */
export const cancellations = ({ lost = false } = {}) => {
  const requests: Request[] = []
  server.use(
    http.all('*/api/subscribe/cancelSubscribe', async ({ request }) => {
      requests.push(request.clone())
      if (!lost) return undefined
      await requestHandler(clinic)(request.clone())
      return Response.error()
    }),
  )
  return requests
}
/** Cancels this appointment on its own screen. */
export const cancelByHand = async (user: User, id: string) => {
  window.history.pushState(null, '', `/subscribe/cancel/${id}`)
  await reloadApp()
  await heading('取消预约')
  await user.click(await screen.findByRole('radio', { name: '行程有变/预约错误' }))
  await tap(user, '取消预约')
  await tap(user, '确定取消')
  await waitFor(() => expect(isCancelled(id)).toBe(true))
  await waitForIdle()
}
/** Holds the answers of a call until the test lets them go. */
export const held = (path: string) => {
  const { promise, resolve } = deferred()
  const requests = answer(path, async (request) => {
    await promise
    return requestHandler(clinic)(request)
  })
  return { asked: requests, letGo: () => resolve(undefined) }
}
