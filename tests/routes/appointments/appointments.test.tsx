import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { WX_RESULT } from '../../support/fixtures/order'
import { answer, refuse } from '../../support/answers'
import { itIs } from '../../support/clinicClock'
import { inWechat } from '../payment/support'
import { address, heading, PHONE, renderApp, saying } from '../../support/app'
import { waitForIdle } from '../../support/waitForIdle'

const APPOINTMENT = {
  id: '1745039284758347777',
  subscribeNum: 'YY202611250001',
  subscribeStatus: '1',
  orgImageUrl: '/pictures/organ-2.svg',
  orgName: '木棉体检中心（东城）',
  address: '北京市东城区云杉路17号',
  name: '周玉珍',
  age: 71,
  sex: '0',
  telphone: '13800000021',
  specificationName: '尊享版',
  subscribeTime: '2026-11-26',
  createTime: '2026-11-25 10:04:31',
  originalPrice: 39_800,
  practicalPrice: 29_800,
  discountsId: null,
  customerId: '2001',
  orgId: '102',
  serviceId: '1',
  inspectionId: '5',
  hqiId: null,
}
const URL = '/subscribe/detail/1745039284758347777'

const open = async (fields: object, language: 'zh' | 'en' = 'zh') => {
  answer('/subscribe/getSubscribeDetail', () => ({ ...APPOINTMENT, ...fields }))
  answer('/relativesManager/getRelativesInfoById', () => ({ id: '2001', height: 158 }))
  const opened = await renderApp(URL, { signedInAs: PHONE, language })
  await heading(language === 'zh' ? '预约详情' : 'Appointment')
  return opened
}
const fact = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent

beforeEach(() => itIs('2026-11-25 10:30:00'))
afterEach(() => vi.restoreAllMocks())

describe('the appointment detail', () => {
  test('[APPT-06] [A155] it shows every field of the answer, with the phone number masked', async () => {
    await open({})
    expect(screen.getByText('待支付')).toBeVisible()
    expect(screen.getByRole('heading', { name: '木棉体检中心（东城）' })).toBeVisible()
    expect(screen.getByText('北京市东城区云杉路17号')).toBeVisible()
    expect(screen.getByText(saying('明天 11月26日 周四'))).toBeVisible()
    expect(['姓名', '性别', '年龄', '手机号', '检查套餐', '预约编号', '下单时间'].map(fact)).toEqual([
      '周玉珍',
      '女',
      '71 岁',
      '1380***0021',
      '尊享版',
      'YY202611250001',
      '2026年11月25日 10:04',
    ])
  })

  test('[APPT-06] it is shown in English too', async () => {
    await open({ sex: '1' }, 'en')
    expect(screen.getByText('Payment due')).toBeVisible()
    expect(screen.getByText(saying('Tomorrow, Thu 26 Nov'))).toBeVisible()
    expect(['Name', 'Sex', 'Age', 'Phone', 'Package', 'Number', 'Ordered at'].map(fact)).toEqual([
      '周玉珍',
      'Male',
      '71',
      '1380***0021',
      '尊享版',
      'YY202611250001',
      '25 Nov 2026 10:04',
    ])
  })

  test('[A387] a missing value is shown as —, never as empty or 0', async () => {
    await open({
      name: null,
      age: '',
      sex: 'x',
      telphone: null,
      specificationName: '',
      subscribeNum: null,
      createTime: null,
      orgName: null,
      address: null,
    })
    expect(['姓名', '性别', '年龄', '手机号', '检查套餐', '预约编号', '下单时间'].map(fact)).toEqual(
      Array(7).fill('—'),
    )
    expect(screen.getByRole('heading', { level: 2, name: '—' })).toBeVisible()
  })

  test.each([
    ['1', '待支付', ['应付金额']],
    ['2', '已支付', ['应付金额', '实付金额']],
    ['3', '已取消（未支付）', []],
    ['4', '已取消', ['实付金额']],
    ['5', '未按时到检', ['应付金额', '实付金额']],
    ['6', '已登记', ['应付金额', '实付金额']],
  ])(
    '[APPT-07] [APPT-08] [A113] [A116] status %s reads %s, and shows what is due and what was paid: %j',
    async (subscribeStatus, chinese, names) => {
      await open({ subscribeStatus })
      expect(screen.getByText(chinese)).toBeVisible()
      expect(['原价', '优惠'].map(fact)).toEqual(['¥398.00', '-¥100.00'])
      const amounts = screen.queryAllByText(/^(应付|实付)金额$/, { selector: 'dt' })
      expect(amounts.map((name) => name.textContent)).toEqual(names)
      expect(names.map(fact)).toEqual(names.map(() => '¥298.00'))
    },
  )

  test.each([39_800, 42_000])(
    '[APPT-07] a price of %i fen, not below the original, shows a discount of ¥0.00',
    async (price) => {
      await open({ practicalPrice: price })
      expect(fact('原价')).toBe('¥398.00')
      expect(fact('优惠')).toBe('¥0.00')
    },
  )

  test.each([
    ['zh', '原价', '优惠', '立即支付', '取消预约'],
    ['en', 'Original price', 'Discount', 'Pay now', 'Cancel appointment'],
  ] as const)(
    '[A645] (%s) without its original price an appointment names no discount, and can be paid and cancelled',
    async (language, original, discount, pay, cancel) => {
      await open({ subscribeStatus: '1', originalPrice: null }, language)
      expect(fact(original)).toBe('—')
      expect(screen.queryByText(discount)).toBeNull()
      expect(screen.getByRole('button', { name: pay })).toBeVisible()
      expect(screen.getByRole('link', { name: cancel })).toBeVisible()
    },
  )

  test.each([
    ['zh', ['原价', '优惠', '应付金额', '实付金额'], '免费'],
    ['en', ['Original price', 'Discount', 'Amount due', 'Amount paid'], 'Free'],
  ] as const)(
    '[APPT-08] [A438] (%s) a free appointment is offered as free, and what was paid for it is an amount',
    async (language, names, free) => {
      await open({ subscribeStatus: '2', originalPrice: 0, practicalPrice: 0 }, language)
      expect(names.map(fact)).toEqual([free, '¥0.00', free, '¥0.00'])
    },
  )

  test.each([
    ['1', 'Payment due'],
    ['2', 'Paid'],
    ['3', 'Cancelled (unpaid)'],
    ['4', 'Cancelled'],
    ['5', 'Missed'],
    ['6', 'Checked in'],
  ])('[APPT-13] status %s reads %s in English', async (subscribeStatus, english) => {
    await open({ subscribeStatus }, 'en')
    expect(screen.getByText(english)).toBeVisible()
  })

  test('[APPT-10] [APPT-16] an unpaid appointment leads to the pay page', async () => {
    inWechat()
    answer('/order/getPayStatus', () => ({ payStatus: 1 }))
    answer('/order/paySurplusTime', () => 600)
    answer('/order/continuePay', () => ({
      id: APPOINTMENT.id,
      practicalPrice: 29_800,
      wxResult: { ...WX_RESULT, timeStamp: 1 },
    }))
    const { user } = await open({})
    await user.click(screen.getByRole('button', { name: '立即支付' }))
    await heading('支付订单')
    expect(address()).toBe('/order/tradePay/1745039284758347777?type=subscribe')
  })

  test.each([['2'], ['3'], ['4'], ['5'], ['6']])('[APPT-10] status %s offers no payment', async (subscribeStatus) => {
    await open({ subscribeStatus })
    await waitForIdle()
    expect(screen.queryByRole('button', { name: '立即支付' })).toBeNull()
  })

  test('[A92] an appointment that does not exist redirects Home', async () => {
    answer('/subscribe/getSubscribeDetail', () => refuse('订单不存在'))
    await renderApp(URL, { signedInAs: PHONE })
    await waitFor(() => expect(address()).toBe('/home'))
  })

  test.each([
    ['fails to load', () => Response.error()],
    ['hits a server outage', () => new Response('', { status: 502 })],
    ['has an invalid amount', () => ({ ...APPOINTMENT, practicalPrice: -1 })],
    ['has no status', () => ({ ...APPOINTMENT, subscribeStatus: undefined })],
  ])('[A92] [A387] an appointment that %s shows the error in place and offers a retry', async (_what, reply) => {
    let fails = true
    answer('/subscribe/getSubscribeDetail', () => (fails ? reply() : APPOINTMENT))
    const { user } = await renderApp(URL, { signedInAs: PHONE })
    await screen.findByText('没能打开这个页面')
    expect(address()).toBe(URL)
    fails = false
    await user.click(screen.getByRole('button', { name: '重试' }))
    await heading('预约详情')
  })
})
