import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { startOrder } from '@/stores/booking/order'
import { choosePatient, choosePriced, openConfirm, ORDER, priceBox, specification, submit } from './confirm'
import { answer } from '../../support/answers'
import { itIs } from '../../support/clinicClock'
import { address, formOf, heading, PHONE, renderApp, visited } from '../../support/app'
import { waitForIdle } from '../../support/waitForIdle'
import { deferred } from '../../support/deferred'

type User = Awaited<ReturnType<typeof openConfirm>>['user']
const field = () => screen.getByRole('button', { name: /^(优惠券|Coupon)/ })
const sheet = async (user: User) => {
  await user.click(field())
  return within(await screen.findByRole('dialog'))
}
const chooseCoupon = async (user: User, name: string | RegExp) => {
  const [coupon] = (await sheet(user)).getAllByRole('radio', { name })
  await user.click(coupon as HTMLElement)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
}
const hint = (text: string) => waitFor(() => expect(field()).toHaveAccessibleDescription(text))
/** Chooses the patient and the dearer specification, and waits for the coupons. */
const openWithCoupons = async (language: 'zh' | 'en' = 'zh') => {
  const { user } = await openConfirm({ language })
  await choosePatient(user, '周玉珍')
  await user.click(specification('尊享版'))
  await hint(language === 'zh' ? '可用 6 张' : '6 available')
  return user
}

beforeEach(() => itIs('2026-11-25 10:00:00'))

describe('the coupon picker', () => {
  test('[ORDER-06] [ORDER-07] [A100] “no coupon” comes first and is preselected', async () => {
    const user = await openWithCoupons()
    expect(field()).toHaveTextContent('不使用优惠券')
    const [first] = (await sheet(user)).getAllByRole('radio')
    expect(first).toHaveAccessibleName('不使用优惠券')
    expect(first).toBeChecked()
  })

  test('[COUPON-04] [COUPON-05] [COUPON-06] [COUPON-07] each coupon shows value, services and validity', async () => {
    const user = await openWithCoupons()
    const dialog = await sheet(user)
    const shown = (name: string) => dialog.getAllByRole('radio', { name })[0]?.closest('label')
    expect(shown('乳腺健康检测兑换券')).toHaveTextContent(
      '乳腺健康检测兑换券无门槛 · 乳腺健康检测 2026年10月26日至2027年1月24日兑换乳腺健康检测兑换券',
    )
    expect(shown('关爱现金券')).toHaveTextContent(
      '满 ¥100.00 可用 · 乳腺健康检测、尊享乳腺检查 领取后 30 天内有效¥30.00现金券',
    )
    expect(shown('会员折扣券')).toHaveTextContent(
      '满 ¥300.00 可用 · 全部服务 2026年10月26日至2027年1月24日8.5折折扣券',
    )
    expect(shown('随机立减券')).toHaveTextContent('无门槛 · 全部服务 领取后 7 天内有效¥5.00 - ¥20.00随机券')
    expect(shown('次日现金券')).toHaveTextContent(/^次日现金券.*领取次日起 15 天内有效¥20\.00现金券$/s)
  })

  test('[A522] the chosen coupon is read out with its value', async () => {
    const user = await openWithCoupons()
    await chooseCoupon(user, '关爱现金券')
    expect(field()).toHaveAccessibleName(/^优惠券 关爱现金券 ?¥30\.00/)
  })

  test('[ORDER-15] [A555] a check that a coupon pays in whole needs no payment, and is not called free', async () => {
    const user = await openWithCoupons()
    await chooseCoupon(user, '乳腺健康检测兑换券')
    await waitFor(() => expect(priceBox()).toHaveTextContent('应付金额 免费'))
    await user.click(submit())
    await heading('预约成功')
    // The rest of its sentence would be a word such as 免费.
    expect(screen.getByText('这次检查不用支付。')).toBeVisible()
    expect(screen.getByText('原价').nextElementSibling).toHaveTextContent('¥398.00')
  })

  test('[A156] [A158] [A159] the coupons are shown in English', async () => {
    const user = await openWithCoupons('en')
    const dialog = await sheet(user)
    const shown = (name: string) => dialog.getAllByRole('radio', { name })[0]?.closest('label')
    expect(shown('No coupon')).toBeVisible()
    expect(shown('会员折扣券')).toHaveTextContent(
      'Orders from ¥300.00 · All services 26 Oct 2026 – 24 Jan 202715% offDiscount coupon',
    )
    expect(shown('关爱现金券')).toHaveTextContent(
      /· 乳腺健康检测, 尊享乳腺检查 30-day validity, starting when you get it¥30\.00Cash coupon$/,
    )
    expect(shown('次日现金券')).toHaveTextContent('Cannot be used: not valid yet')
    expect(shown('次日现金券')).toHaveTextContent('15-day validity, starting the day after you get it')
  })

  test('[A163] coupons that do not apply come last, cannot be chosen and say why', async () => {
    const { user } = await openConfirm()
    await user.click(specification('标准版'))
    await hint('可用 5 张')
    const radios = (await sheet(user)).getAllByRole('radio')
    expect(radios.map((radio) => radio.hasAttribute('disabled'))).toEqual([
      ...Array<boolean>(6).fill(false),
      ...Array<boolean>(3).fill(true),
    ])
    const reasons = radios.slice(6).map((radio) => `${radio.closest('label')?.textContent}`.split('\n')[0])
    expect(reasons).toEqual([
      '会员折扣券不可用：未达到使用门槛',
      '新年现金券不可用：已过期',
      '次日现金券不可用：还没到使用时间',
    ])
  })

  test('no coupon can be chosen before a specification, and the empty state is shown without coupons', async () => {
    const { user } = await openConfirm({ signedInAs: '13800000003' })
    expect(field()).toHaveAccessibleDescription('选择检查套餐后，可在这里选择优惠券')
    expect((await sheet(user)).getAllByRole('radio')).toHaveLength(1)
    await user.keyboard('{Escape}')
    await user.click(specification('标准版'))
    await hint('没有可用的优惠券')
  })

  test('[RA7] an unreadable coupon is listed as such, and the others are shown', async () => {
    answer('/coupon/getCouponListByServiceId', () => [{ cdkeyId: '1' }])
    const { user } = await openConfirm()
    await user.click(specification('标准版'))
    // It is unknown whether the coupon can be used.
    await hint('没能查到优惠券')
    expect((await sheet(user)).getByRole('radio', { name: '此条目无法显示' })).toBeDisabled()
  })

  test('[A457] a coupon that the server lists for the order can be used, whatever its service id', async () => {
    const services = [{ serviceId: 'P-17', serviceName: '乳腺检查' }]
    const copy = {
      cdkeyId: '1',
      couponId: '3',
      couponType: 2,
      deduct: 100,
      validStatus: 1,
      title: '别处的编号',
      services,
    }
    answer('/coupon/getCouponListByServiceId', () => [copy])
    answer('/order/calculatePrice', () => ({ actualPrice: 12_700 }))
    const { user } = await openConfirm()
    await user.click(specification('标准版'))
    await hint('可用 1 张')
    await chooseCoupon(user, '别处的编号')
    await waitFor(() => expect(priceBox()).toHaveTextContent('¥127.00'))
  })

  test('[RA7] a coupon returned twice is listed once', async () => {
    const copy = { cdkeyId: '1', couponId: '3', couponType: 2, deduct: 100, validStatus: 1, title: '两次' }
    answer('/coupon/getCouponListByServiceId', () => [copy, copy])
    const { user } = await openConfirm()
    await user.click(specification('标准版'))
    await hint('可用 1 张')
    expect((await sheet(user)).getAllByRole('radio', { name: '两次' })).toHaveLength(1)
  })

  test('a list that fails to load offers a retry, and does not block the order', async () => {
    let fails = true
    const held = answer('/coupon/getCouponListByServiceId', () => (fails ? Response.error() : []))
    const { user } = await openConfirm()
    await choosePriced(user)
    expect(await screen.findByText('没能查到优惠券')).toBeVisible()
    expect(submit()).not.toHaveAttribute('aria-disabled')
    fails = false
    await user.click(screen.getByRole('button', { name: '重试' }))
    await hint('没有可用的优惠券')
    expect(held).toHaveLength(2)
  })
})

test('[A522] a retry within a form leaves the focus on the page, since its button disappears', async () => {
  let fails = true
  answer('/coupon/getCouponListByServiceId', () => (fails ? Response.error() : []))
  const { user } = await openConfirm()
  await choosePriced(user)
  const retry = await screen.findByRole('button', { name: '重试' })
  fails = false
  await user.click(retry)
  await waitFor(() => expect(retry).not.toBeInTheDocument())
  expect(screen.getByRole('main')).toHaveFocus()
})

describe('the price with a coupon', () => {
  test.each([
    ['乳腺健康检测兑换券', '免费'],
    ['关爱现金券', '¥368.00'],
    ['会员折扣券', '¥338.30'],
    ['随机立减券', '¥386.00'],
  ])('[ORDER-10] [COUPON-10] [A103] the coupon %s gives %s', async (name, price) => {
    const user = await openWithCoupons()
    await chooseCoupon(user, name)
    expect(field()).toHaveTextContent(name)
    await waitFor(() => expect(priceBox()).toHaveTextContent(`应付金额 ${price}提交订单`))
  })

  test('[RA11] a slow answer without the coupon never sets the price with it; the button waits for the current choice', async () => {
    const slow = deferred()
    answer('/order/calculatePrice', async (request) =>
      (await formOf(request))['discountsId'] === '' ? slow.promise : { actualPrice: 36_800 },
    )
    const created = answer('/order/createOrder', () => ORDER)
    const { user } = await openConfirm()
    await choosePatient(user, '周玉珍')
    await user.click(specification('尊享版'))
    await hint('可用 6 张')
    expect(submit()).toHaveAttribute('aria-disabled', 'true')
    await chooseCoupon(user, '关爱现金券')
    await waitFor(() => expect(priceBox()).toHaveTextContent('应付金额 ¥368.00提交订单'))
    slow.resolve({ actualPrice: 100 })
    await waitForIdle()
    expect(priceBox()).toHaveTextContent('应付金额 ¥368.00提交订单')
    await user.click(submit())
    await waitFor(() => expect(created).toHaveLength(1))
    expect(await formOf(created[0])).toMatchObject({ couponId: '302', discountsId: '70002', practicalPrice: '36800' })
  })

  test('[A157] another specification drops a coupon that does not apply to it, and says so', async () => {
    const user = await openWithCoupons()
    await chooseCoupon(user, '会员折扣券')
    await waitFor(() => expect(priceBox()).toHaveTextContent('¥338.30提交订单'))
    await user.click(specification('标准版'))
    expect(await screen.findByText('之前选的优惠券已不适用，现在不使用优惠券。')).toBeVisible()
    expect(field()).toHaveTextContent('不使用优惠券')
    await waitFor(() => expect(priceBox()).toHaveTextContent('应付金额 ¥128.00提交订单'))
  })

  test('[ORDER-15] [A375] an exchange coupon makes the price 0, and the order leads straight to the appointment', async () => {
    const user = await openWithCoupons()
    await chooseCoupon(user, '乳腺健康检测兑换券')
    await waitFor(() => expect(priceBox()).toHaveTextContent('免费提交订单'))
    await user.click(submit())
    await heading('预约成功')
    expect(address()).toMatch(/^\/subscribe\/detail\/\d{19}$/)
    expect(screen.getByText('-¥398.00')).toBeVisible()
  })

  test('[RF6] a coupon lost between price and order: the order is rejected, and the price without it is shown', async () => {
    const user = await openWithCoupons()
    await chooseCoupon(user, '限量现金券')
    await waitFor(() => expect(priceBox()).toHaveTextContent('¥358.00提交订单'))
    await user.click(submit())
    const box = (await screen.findByText('订单没有提交成功')).closest('[role=alert]') as HTMLElement
    expect(box).toHaveTextContent('优惠券已被使用或不可用，请重新选择')
    expect(await screen.findByText('之前选的优惠券已不适用，现在不使用优惠券。')).toBeVisible()
    await waitFor(() => expect(priceBox()).toHaveTextContent('¥398.00提交订单'))
    expect(box).toBeVisible()
    await hint('可用 5 张')
  })

  test('when nothing is to be paid, no coupon is used', async () => {
    startOrder({ serviceId: '3', organisationId: '104', day: '2026-11-26' })
    const { user } = await renderApp('/order/confirmOrder/3?orgId=104', { signedInAs: PHONE })
    await heading('确认订单')
    await user.click(specification('公益体验版'))
    await hint('没有可用的优惠券')
    const dialog = await sheet(user)
    expect(dialog.getByRole('radio', { name: '随机立减券' }).closest('label')).toHaveTextContent(
      '不可用：本次无需付款',
    )
  })
})

describe('a price that differs from the one shown', () => {
  const place = async (language: 'zh' | 'en', practicalPrice: unknown) => {
    answer('/order/createOrder', () => ({ ...ORDER, practicalPrice }))
    answer('/order/getPayStatus', () => ({ payStatus: 1 }))
    answer('/order/paySurplusTime', () => 600)
    const user = await openWithCoupons(language)
    await waitFor(() => expect(priceBox()).toHaveTextContent('¥398.00'))
    await waitFor(() => expect(submit()).not.toHaveAttribute('aria-disabled'))
    await user.click(submit())
    return user
  }

  test.each([
    ['zh', '金额有变化', '提交时显示 ¥398.00，现在应付 ¥420.00。', '继续支付'],
    ['en', 'The amount has changed', 'The amount shown was ¥398.00; ¥420.00 is due now.', 'Continue to pay'],
  ] as const)(
    '[RF6] [A104] the difference is shown before the pay page, which opens only after agreement (%s)',
    async (language, title, message, pay) => {
      const user = await place(language, 42_000)
      const dialog = await screen.findByRole('alertdialog', { name: title })
      expect(dialog).toHaveTextContent(message)
      expect(address()).toMatch(/confirmOrder/)
      await user.click(within(dialog).getByRole('button', { name: pay }))
      await waitFor(() => expect(visited()).toContain('/order/tradePay/777?type=subscribe'))
      expect(await screen.findByText('¥420.00')).toBeVisible()
    },
  )

  test('[RF6] without agreement the unpaid order opens', async () => {
    const user = await place('zh', 42_000)
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '查看订单' }))
    await waitFor(() => expect(address()).not.toMatch(/confirmOrder|tradePay/))
  })

  test.each(['598.00', 59_800.5])(
    '[RF6] [A387] the amount %s that cannot be read is told by the pay page, and the old one is not shown there',
    async (practicalPrice) => {
      const continued = answer('/order/continuePay', () => ({ ...ORDER, practicalPrice: 59_800 }))
      await place('zh', practicalPrice)
      await heading('支付订单')
      expect(await screen.findByText('¥598.00')).toBeVisible()
      expect(screen.queryByText('¥398.00')).toBeNull()
      expect(continued).toHaveLength(1)
    },
  )

  test('[RF6] the same price needs no agreement', async () => {
    await place('zh', 39_800)
    await waitFor(() => expect(visited()).toContain('/order/tradePay/777?type=subscribe'))
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })
})
