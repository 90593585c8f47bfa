import Cookies from 'js-cookie'
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { createOrder } from '@/api/booking/booking'
import { putRow, transact } from '@/mocks/clinic'
import { requestHandler } from '@/mocks/node'
import { payOrder } from '@/mocks/payment/cashier'
import { shownPriceFen, startOrder, useOrder } from '@/stores/booking/order'
import { resetStores } from '@/stores/createStore'
import { markConfirming } from '@/stores/payment/mark'
import { choosePatient } from '../booking/confirm'
import { answer, refuse } from '../../support/answers'
import { itBecomes, itIs } from '../../support/clinicClock'
import { address, clinic, formOf, heading, PHONE, reloadApp, renderApp, saying, server } from '../../support/app'
import { waitForIdle } from '../../support/waitForIdle'
import {
  THURSDAY,
  TOMORROW,
  DETAIL,
  OTHER_SERVICE,
  button,
  findNotice,
  tap,
  open,
  goTo,
  terms,
  toDays,
  chooseDay,
  submit,
  order,
  orderLost,
  orderSeparately,
  toPayment,
  pay,
  newest,
  isCancelled,
  cancellations,
} from './anotherDay'
import { deferred } from '../../support/deferred'
import { listen } from '../../spoken/listen'
import { withoutGeneratedContent } from '../../spoken/screenReader'

describe('another day for a paid appointment', () => {
  test.each([
    [
      'zh',
      [
        '受检人：周玉珍 · 尊享版',
        '先选好新日期并支付。支付成功后，这次预约会自动取消。',
        '现在取消，退款 ¥298.00。',
        '明天 11月25日 周三 18:00（北京时间）之前取消，全额退款；之后不退款。',
        '今天还可以取消 3 次。',
        '退款到账之前，您会暂时付两次钱。',
        '新预约按现在的价格付款：¥398.00（用券前）。',
        '新预约没有支付成功，这次预约就一直保留。',
      ],
    ],
    [
      'en',
      [
        'Patient: 周玉珍 · 尊享版',
        'Choose the new day and pay for it first. Once it is paid, this appointment is cancelled for you.',
        'Cancel now and get ¥298.00 back.',
        'Full refund until tomorrow, Wed 25 Nov, 18:00 (China time). No refund after that.',
        'Until the refund arrives, you will have paid twice.',
        'The new appointment costs today’s price: ¥398.00 before coupons.',
        'If the new one is not paid, this appointment stays as it is.',
      ],
    ],
  ] as const)('the sheet names the consequences before anything is ordered (%s)', async (language, sentences) => {
    const { user } = await open(language)
    const sheet = await terms(user, language)
    for (const sentence of sentences) expect(sheet.textContent.replaceAll('\u00a0', ' ')).toContain(sentence)
  })

  test('[A638] the notice of a change names the patient of the earlier appointment', async () => {
    const { user } = await open()
    await toDays(user)
    await goTo(DETAIL)
    const notice = (await findNotice(/还没有下单。原来的预约仍然保留。/)).closest('section') as HTMLElement
    expect(await within(notice).findByText('受检人：周玉珍 · 尊享版')).toBeVisible()
  })

  test('[A555] a new appointment that costs nothing is not said to be paid for', async () => {
    const free = await renderApp('/subscribe/detail/1745039284758340005', { signedInAs: PHONE })
    await tap(free.user, '改约其他日期')
    const sheet = await screen.findByRole('dialog')
    await waitFor(() => expect(sheet).toHaveTextContent('新预约目前免费，提交订单就约好，不用支付。'))
    expect(sheet).toHaveTextContent('先选好新日期并提交订单。约好以后，这次预约会自动取消。')
    expect(sheet).not.toHaveTextContent(/用券前|付两次|另外付款|支付成功/)
  })

  test('the old appointment is cancelled once the new one is paid, also with a reload between every two steps', async () => {
    const sent = cancellations()
    const { user } = await open()
    await toDays(user)
    const onDays = (await reloadApp()).user
    await heading('选择日期')
    expect(await findNotice('11月26日 周四的预约先保留，新预约支付成功后才自动取消。')).toBeVisible()
    await chooseDay(onDays)
    const onOrder = (await reloadApp()).user
    await heading('确认订单')
    expect(await findNotice('11月26日 周四的预约先保留，新预约支付成功后才自动取消。')).toBeVisible()
    await order(onOrder)
    const onPayment = (await reloadApp()).user
    await heading('支付订单')
    await waitForIdle()
    expect(sent).toHaveLength(0)
    await pay(onPayment)
    await heading('支付成功')
    expect(await findNotice('新预约已约好，11月26日 周四的预约已取消，¥298.00 会原路退回。')).toBeVisible()
    expect(isCancelled()).toBe(true)
    expect(isCancelled(newest().id)).toBe(false)
    await reloadApp()
    await heading('预约详情')
    expect(sent).toHaveLength(1)
    expect(await formOf(sent[0])).toEqual({ id: THURSDAY, cancelReason: '1' })
  })

  test('where the page was closed right after the payment, the list of appointments cancels the old one', async () => {
    const sent = cancellations()
    const { user } = await open()
    await toPayment(user)
    payOrder(clinic, newest().id, { settleAfterMs: 0 })
    window.history.pushState(null, '', '/subscribe/list')
    await reloadApp()
    await heading('我的预约')
    await waitFor(() => expect(isCancelled()).toBe(true))
    expect(await findNotice(/^新预约已约好，11月26日 周四的预约已取消/)).toBeVisible()
    expect(sent).toHaveLength(1)
  })

  test('while the new order is unpaid nothing is cancelled; both appointments say so, and the change can be given up', async () => {
    const sent = cancellations()
    const { user } = await open()
    await toPayment(user)
    const { id } = newest()
    await goTo(`/subscribe/detail/${id}`)
    expect(await findNotice('这个预约支付成功后，11月26日 周四的预约会自动取消，退款 ¥298.00。')).toBeVisible()
    const onEarlier = await goTo(DETAIL)
    expect(await findNotice('新预约还没有支付，11月26日 周四的预约仍然保留。')).toBeVisible()
    expect(screen.getByRole('link', { name: '去看新预约' })).toHaveAttribute('href', `/subscribe/detail/${id}`)
    await tap(onEarlier, '两个预约都保留')
    await waitFor(() => expect(screen.queryByText(/仍然保留/)).toBeNull())
    expect(screen.getByRole('main')).toHaveFocus()
    payOrder(clinic, id, { settleAfterMs: 0 })
    await goTo(`/subscribe/detail/${id}`)
    await screen.findByText('已支付')
    expect(sent).toHaveLength(0)
    expect(isCancelled()).toBe(false)
  })

  test('[RF4] [A405] a new order whose payment is confirmed is not called unpaid, also once its time is over', async () => {
    const { user } = await open()
    await toPayment(user)
    markConfirming('1001', 'subscribe', newest().id)
    await goTo(DETAIL)
    expect(await findNotice('新预约的付款还在确认，11月26日 周四的预约仍然保留。')).toBeVisible()
    itBecomes('2026-11-24 10:16:00')
    await goTo(DETAIL)
    expect(await findNotice('新预约已取消或已失效，11月26日 周四的预约仍然保留。')).toBeVisible()
    expect(isCancelled()).toBe(false)
  })

  test('a new order that was not paid in time leaves the old one, and another day can be chosen', async () => {
    const sent = cancellations()
    const { user } = await open()
    await toPayment(user)
    itBecomes('2026-11-24 10:16:00')
    const again = await goTo(DETAIL)
    expect(await findNotice('新预约没有支付成功，11月26日 周四的预约仍然保留。')).toBeVisible()
    await tap(again, '重新选日期')
    await heading('选择日期')
    expect(await findNotice('11月26日 周四的预约先保留，新预约支付成功后才自动取消。')).toBeVisible()
    expect(sent).toHaveLength(0)
    expect(isCancelled()).toBe(false)
  })

  test('a change that was begun and left is shown on the appointment, and can be continued or given up', async () => {
    const { user } = await open()
    await toDays(user)
    const back = await goTo(DETAIL)
    expect(await findNotice('您在给 11月26日 周四的预约改约其他日期，还没有下单。原来的预约仍然保留。')).toBeVisible()
    await tap(back, '继续选日期')
    await heading('选择日期')
    const again = await goTo(DETAIL)
    await tap(again, '不改了，保留原来的预约')
    await waitFor(() => expect(screen.queryByText(/还没有下单/)).toBeNull())
    await goTo(DETAIL)
    await button('改约其他日期')
    expect(screen.queryByText(/还没有下单/)).toBeNull()
  })

  test.each([
    ['/subscribe/list', '我的预约'],
    [DETAIL, '预约详情'],
  ])('after a change was begun and left, %s still has one filled button', async (url, title) => {
    const { user } = await open()
    await toDays(user)
    window.history.pushState(null, '', url)
    await reloadApp()
    await heading(title)
    const onward = await button('继续选日期')
    await waitForIdle()
    const filled = screen.getByRole('main').parentElement?.querySelectorAll('[data-variant="primary"]')
    expect(filled).toHaveLength(1)
    expect(onward).toHaveAttribute('data-variant', 'secondary')
  })

  test('when the time of refunds ends before the payment, nothing is cancelled and the user decides', async () => {
    const sent = cancellations()
    // The sign-in starts the demo clinic on its first day, and lasts less than a day.
    itIs('2026-11-24 23:00:00')
    const { user, router } = await open()
    await router.navigate('/my')
    await heading('个人中心')
    itIs('2026-11-25 17:50:00')
    await router.navigate(DETAIL)
    await heading('预约详情')
    await toPayment(user)
    itIs('2026-11-25 18:00:01')
    await pay(user)
    await heading('支付成功')
    expect(await findNotice('明天 11月26日 周四的预约仍然保留')).toBeVisible()
    expect(
      screen.getByText('新预约已支付。能退的金额或剩余取消次数与之前说的不同，所以没有自动取消原来的预约。'),
    ).toBeVisible()
    expect(await findNotice('现在取消不退款。')).toBeVisible()
    expect(sent).toHaveLength(0)
    await user.click(screen.getByRole('link', { name: '去取消原来的预约' }))
    await heading('取消预约')
    expect(address()).toBe(`/subscribe/cancel/${THURSDAY}`)
  })

  test('an unknown refund is named before the order, and nothing is cancelled by itself', async () => {
    const sent = cancellations()
    answer('/subscribe/getCancelInfo', () => refuse('查询失败'))
    const { user } = await open()
    await tap(user, '改约其他日期')
    expect(await screen.findByText('没能查到退款金额，所以支付新预约后，取消前会再请您确认。')).toBeVisible()
    const sheet = screen.getByRole('dialog')
    expect(sheet).toHaveTextContent('支付成功后，由您决定是否取消这次预约。')
    expect(sheet).not.toHaveTextContent('自动取消')
    expect(sheet).toHaveTextContent('如有退款，到账之前您会暂时付两次钱。')
    expect(sheet).not.toHaveTextContent('退款到账之前')
    expect(sheet).toHaveTextContent('按规则，检查前一天 18:00（北京时间）之前取消，全额退款；之后不退款。')
    await tap(user, '去选新日期')
    await heading('选择日期')
    expect(await findNotice('11月26日 周四的预约先保留，新预约支付成功后由您决定是否取消。')).toBeVisible()
    await chooseDay(user)
    await order(user)
    await goTo(`/subscribe/detail/${newest().id}`)
    expect(await findNotice('这个预约支付成功后，11月26日 周四的预约不会自动取消，由您决定。')).toBeVisible()
    window.history.pushState(null, '', `/order/tradePay/${newest().id}?type=subscribe`)
    const onPayment = (await reloadApp()).user
    await heading('支付订单')
    await pay(onPayment)
    await heading('支付成功')
    expect(await findNotice('11月26日 周四的预约仍然保留')).toBeVisible()
    expect(sent).toHaveLength(0)
  })

  test.each([
    ['zh', '新预约已支付。之前说好由您决定，所以没有自动取消原来的预约。', /与之前说的不同/],
    [
      'en',
      'The new appointment is paid. We said that you decide, so the old one was not cancelled.',
      /differs from what we told you/,
    ],
  ] as const)(
    '[A530] a refund that is known only after the payment is not called different from what was said (%s)',
    async (language, said, unsaid) => {
      answer('/subscribe/getCancelInfo', () => refuse('查询失败'))
      const { user } = await open()
      await tap(user, '改约其他日期')
      await screen.findByText('没能查到退款金额，所以支付新预约后，取消前会再请您确认。')
      await tap(user, '去选新日期')
      await heading('选择日期')
      await chooseDay(user)
      await order(user)
      payOrder(clinic, newest().id, { settleAfterMs: 0 })
      server.resetHandlers()
      const sent = cancellations()
      Cookies.set('language', language, { path: '/' })
      window.history.pushState(null, '', `/subscribe/detail/${newest().id}`)
      await reloadApp()
      expect(await screen.findByText(saying(said))).toBeVisible()
      expect(screen.queryByText(saying(unsaid))).toBeNull()
      expect(await findNotice(/^(现在取消，退款 ¥298.00。|Cancel now and get ¥298.00 back.)$/)).toBeVisible()
      expect(sent).toHaveLength(0)
    },
  )

  describe('on the evening when the refund ends', () => {
    // The sign-in starts the demo clinic on its first day, and lasts less than a day.
    const openAt = async (time: string) => {
      itIs('2026-11-24 23:00:00')
      const { user, router } = await open()
      await router.navigate('/my')
      await heading('个人中心')
      itIs(time)
      await router.navigate(DETAIL)
      await heading('预约详情')
      return user
    }

    test('[A530] the unpaid order no longer promises to cancel the old appointment with a refund', async () => {
      const user = await openAt('2026-11-25 17:50:00')
      await toPayment(user)
      const url = `/subscribe/detail/${newest().id}`
      await goTo(url)
      expect(await findNotice('这个预约支付成功后，明天 11月26日 周四的预约会自动取消，退款 ¥298.00。')).toBeVisible()
      itBecomes('2026-11-25 18:00:00')
      expect(await findNotice('这个预约支付成功后，明天 11月26日 周四的预约不会自动取消，由您决定。')).toBeVisible()
      expect(screen.queryByText(saying(/退款 ¥298.00/))).toBeNull()
    })

    test('[A406] [A530] a deadline from the server ends the promise, whatever the rule says', async () => {
      answer('/subscribe/getCancelInfo', () => ({
        refundPrice: 29_800,
        refundDeadline: '2026-11-24 10:10:00',
        cancelledToday: 0,
      }))
      const { user } = await open()
      await toPayment(user)
      await goTo(`/subscribe/detail/${newest().id}`)
      expect(await findNotice('这个预约支付成功后，11月26日 周四的预约会自动取消，退款 ¥298.00。')).toBeVisible()
      itBecomes('2026-11-24 10:10:00')
      expect(await findNotice('这个预约支付成功后，11月26日 周四的预约不会自动取消，由您决定。')).toBeVisible()
    })

    test('[A482] [A530] the open sheet says that nothing is refunded any more', async () => {
      const user = await openAt('2026-11-25 17:50:00')
      const sheet = await terms(user)
      itBecomes('2026-11-25 18:00:00')
      await waitFor(() => expect(sheet).toHaveTextContent('现在取消不退款。'))
      expect(sheet).toHaveTextContent('这次预约的钱不退，新预约要另外付款。')
    })
  })

  test('a user who left while the days were looked up stays on the other screen', async () => {
    const { user } = await open()
    await toDays(user)
    window.history.pushState(null, '', DETAIL)
    const { user: again, router } = await reloadApp()
    const go = await button('继续选日期')
    const { promise, resolve } = deferred()
    answer('/subscribe/getSubscribeDetail', () => promise)
    await again.click(go)
    await act(() => router.navigate('/my'))
    await heading('个人中心')
    resolve({})
    await waitForIdle()
    expect(address()).toBe('/my')
  })

  test('a refused cancellation says that the old one stands, and can be tried again', async () => {
    const { user } = await open()
    await toPayment(user)
    answer('/subscribe/cancelSubscribe', () => refuse('系统繁忙，请稍后再试'))
    await pay(user)
    await heading('支付成功')
    expect(await findNotice('11月26日 周四的预约仍然保留')).toBeVisible()
    expect(screen.getByText('系统繁忙，请稍后再试')).toBeVisible()
    expect(isCancelled()).toBe(false)
    server.resetHandlers()
    await tap(user, '重试')
    expect(await findNotice('新预约已约好，11月26日 周四的预约已取消，¥298.00 会原路退回。')).toBeVisible()
    expect(isCancelled()).toBe(true)
  })

  test('[A522] a refused cancellation is read out, and so is the next refusal, where the focus is', async () => {
    withoutGeneratedContent()
    const { user } = await open()
    await toPayment(user)
    answer('/subscribe/cancelSubscribe', () => refuse('今天已取消3次'))
    const { said, heard } = listen()
    const refusals = async () => {
      await heard()
      return said.filter((phrase) => /^polite: .*11月26日 周四的预约仍然保留 · 今天已取消3次/.test(phrase))
    }
    await pay(user)
    const again = await button('重试')
    expect(await refusals()).toHaveLength(1)
    await user.click(again)
    await waitFor(() => expect(again).not.toBeInTheDocument())
    const later = await button('重试')
    expect(await refusals()).toHaveLength(2)
    expect(document.activeElement).toContainElement(later)
    expect(document.activeElement).toHaveAttribute('role', 'status')
  })

  test.each(['a second try', 'a reload'])(
    'a cancellation whose answer is lost is not sent twice, after %s',
    async (how) => {
      const { user } = await open()
      await toPayment(user)
      const sent = cancellations({ lost: true })
      answer('/subscribe/getSubscribeDetail', (request) => {
        const isEarlier = new URL(request.url).searchParams.get('id') === THURSDAY
        return isEarlier && sent.length > 0 && lost ? Response.error() : requestHandler(clinic)(request)
      })
      let lost = true
      await pay(user)
      await heading('支付成功')
      expect(await findNotice('还没有收到取消 11月26日 周四预约的结果')).toBeVisible()
      lost = false
      server.resetHandlers()
      const others = cancellations()
      if (how === 'a reload') await reloadApp()
      else await tap(user, '重试')
      expect(await findNotice('新预约已约好，11月26日 周四的预约已取消。')).toBeVisible()
      expect(sent.length + others.length).toBe(1)
    },
  )

  test('an order whose answer was lost is recognised when it is paid from the list', async () => {
    const sent = cancellations()
    const { user } = await open()
    await toDays(user)
    await chooseDay(user)
    await orderLost(user)
    payOrder(clinic, newest().id, { settleAfterMs: 0 })
    await goTo(`/subscribe/detail/${newest().id}`)
    expect(await findNotice(/^新预约已约好，11月26日 周四的预约已取消/)).toBeVisible()
    expect(sent).toHaveLength(1)
  })

  test('[A536] an order whose answer was lost is still recognised after another day was begun again', async () => {
    const sent = cancellations()
    const { user } = await open()
    await toDays(user)
    await chooseDay(user)
    await orderLost(user)
    await toDays(await goTo(DETAIL))
    payOrder(clinic, newest().id, { settleAfterMs: 0 })
    await goTo(`/subscribe/detail/${newest().id}`)
    expect(await findNotice(/^新预约已约好，11月26日 周四的预约已取消/)).toBeVisible()
    expect(sent).toHaveLength(1)
  })

  test('[A536] after an order whose answer was lost, a paid order of that minute for another patient cancels nothing', async () => {
    const sent = cancellations()
    const { user } = await open()
    await toDays(user)
    await chooseDay(user)
    await orderLost(user)
    server.resetHandlers()
    const { choice, price } = useOrder.getState()
    if (choice === undefined) throw new Error('no choice')
    const { id } = await createOrder({ ...choice, customerId: '2002' }, shownPriceFen({ choice, price }) ?? 0, 'other')
    payOrder(clinic, id, { settleAfterMs: 0 })
    await goTo(`/subscribe/detail/${id}`)
    await screen.findByText('已支付')
    await waitForIdle()
    expect(sent).toHaveLength(0)
    expect(isCancelled()).toBe(false)
  })

  test('[A515] the old appointment is also cancelled when the visit of the new one is over before the app asks for its status', async () => {
    const sent = cancellations()
    const { user } = await open()
    await toPayment(user)
    payOrder(clinic, newest().id, { settleAfterMs: 0 })
    act(() => transact(clinic, () => putRow(clinic, 'orders', { ...newest(), registeredAt: clinic.now() })))
    window.history.pushState(null, '', '/subscribe/list')
    await reloadApp()
    expect(await findNotice(/^新预约已约好，11月26日 周四的预约已取消/)).toBeVisible()
    expect(sent).toHaveLength(1)
    expect(isCancelled()).toBe(true)
  })

  test('[A515] after three cancellations on the day of the payment, nothing is cancelled and the user decides', async () => {
    const sent = cancellations()
    const { user } = await open()
    await toPayment(user)
    answer('/subscribe/getCancelInfo', () => ({
      refundPrice: 29_800,
      refundDeadline: '2026-11-25 18:00:00',
      cancelledToday: 3,
    }))
    await pay(user)
    await heading('支付成功')
    expect(await findNotice('11月26日 周四的预约仍然保留')).toBeVisible()
    expect(sent).toHaveLength(0)
    expect(isCancelled()).toBe(false)
  })

  test('[A515] [A536] an order cancels nothing if its screen did not say that it replaces the appointment', async () => {
    const sent = cancellations()
    const { user } = await open()
    await toDays(user)
    // A day of another service makes the order forget the appointment.
    act(() => startOrder(OTHER_SERVICE))
    await orderSeparately(user)
    expect(sent).toHaveLength(0)
    expect(isCancelled()).toBe(false)
    await goTo(DETAIL)
    expect(await findNotice(/还没有下单。原来的预约仍然保留。$/)).toBeVisible()
  })

  test('[A515] [A536] after the order that replaces the appointment was refused, a separate order cancels nothing', async () => {
    const { user, router } = await open()
    await toDays(user)
    await chooseDay(user)
    answer('/order/createOrder', () => refuse('该日期预约已满，请重新选择'))
    await submit(user)
    await screen.findByText('订单没有提交成功')
    server.resetHandlers()
    const sent = cancellations()
    act(() => startOrder(OTHER_SERVICE))
    await heading('服务列表')
    await act(() => router.navigate('/order/selectTime/1?orgId=104'))
    await heading('选择日期')
    await orderSeparately(user)
    expect(sent).toHaveLength(0)
    expect(isCancelled()).toBe(false)
  })

  test('[A515] a sheet that is closed while the customer is loading begins no change', async () => {
    const { promise, resolve } = deferred()
    answer('/customer/getCustomerInfo', () => promise)
    const { user } = await open()
    const sheet = await terms(user)
    await tap(user, '去选新日期')
    await user.click(within(sheet).getByRole('button', { name: '关闭' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    resolve({ id: '1001', name: '林婉清' })
    await waitForIdle()
    expect(address()).toBe(DETAIL)
    server.resetHandlers()
    await goTo(DETAIL)
    await button('改约其他日期')
    expect(screen.queryByText(/还没有下单/)).toBeNull()
  })

  test('an order for another patient cancels nothing, and says so', async () => {
    const sent = cancellations()
    const { user } = await open()
    await toDays(user)
    await chooseDay(user)
    await choosePatient(user, '林可')
    expect(await findNotice('这个订单换了受检人，是另一个预约：11月26日 周四的预约不会取消。')).toBeVisible()
    await order(user)
    await pay(user)
    await heading('支付成功')
    await goTo(DETAIL)
    expect(await findNotice(/还没有下单。原来的预约仍然保留。$/)).toBeVisible()
    expect(sent).toHaveLength(0)
    expect(isCancelled()).toBe(false)
  })

  test('a separate check can be booked from the same screen', async () => {
    const sent = cancellations()
    const { user } = await open()
    await toDays(user)
    await tap(user, '不改约，单独再约一次')
    expect(screen.getByRole('main')).toHaveFocus()
    await chooseDay(user)
    await order(user)
    await pay(user)
    await heading('支付成功')
    await waitForIdle()
    expect(sent).toHaveLength(0)
    expect(isCancelled()).toBe(false)
  })

  test('without a cancellation left today the change cannot begin', async () => {
    answer('/subscribe/getCancelInfo', () => ({
      refundPrice: 29_800,
      refundDeadline: '2026-11-25 18:00:00',
      cancelledToday: 3,
    }))
    const { user } = await open()
    await tap(user, '改约其他日期')
    expect(await screen.findByText('今天的取消次数已经用完，明天（北京时间）起才能取消。')).toBeVisible()
    expect(screen.queryByText(/现在取消，退款/)).toBeNull()
    expect(await button('去选新日期')).toBeDisabled()
  })

  test('only one change runs at a time: another appointment leads to the change that was begun', async () => {
    const { user } = await open()
    await toPayment(user)
    const again = await goTo(`/subscribe/detail/${TOMORROW}`)
    await tap(again, '改约其他日期')
    await tap(again, '去看看')
    await waitFor(() => expect(address()).toBe(`/subscribe/detail/${newest().id}`))
  })

  test('a sign-out removes the change from the phone', async () => {
    const { user } = await open()
    await toPayment(user)
    const kept = () => Object.keys(window.localStorage).filter((key) => key.includes('reschedule'))
    expect(kept()).toHaveLength(2)
    resetStores()
    expect(kept()).toEqual([])
  })
})
