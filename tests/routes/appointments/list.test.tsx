import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { changeLanguage } from '@/i18n/setup'
import { findRow, putRow, transact } from '@/mocks/clinic'
import { rememberPayment } from '@/stores/payment/parameters'
import { WX_RESULT } from '../../support/fixtures/order'
import { scrollIntoReach } from '../../support/intersection'
import { answer } from '../../support/answers'
import { itIs } from '../../support/clinicClock'
import { inWechat } from '../payment/support'
import { address, clinic, comeBack, heading, PHONE, reloadApp, renderApp } from '../../support/app'
import { waitForIdle } from '../../support/waitForIdle'
import { deferred } from '../../support/deferred'

const URL_OF_LIST = '/subscribe/list'
const row = (fields: object) => ({
  id: '7',
  subscribeNum: 'YY202611240007',
  subscribeStatus: '2',
  orgImageUrl: '/pictures/organ-2.svg',
  orgName: '木棉体检中心（东城）',
  subscribeTime: '2026-11-25',
  practicalPrice: 29_800,
  name: '周玉珍',
  specificationName: '尊享版',
  ...fields,
})
const list = (...rows: object[]) => answer('/subscribe/listSubscribe', () => ({ list: rows, total: rows.length }))
const items = async () =>
  within((await screen.findAllByRole('list')).find((one) => one.closest('main') !== null) as HTMLElement).getAllByRole(
    'listitem',
  )
const cards = () =>
  screen.getAllByRole('link').filter((link) => link.getAttribute('href')?.startsWith('/subscribe/detail/'))

beforeEach(() => itIs('2026-11-24 10:00:00'))
afterEach(() => vi.restoreAllMocks())

test('[APPT-01] [RA7] an appointment returned twice is listed once', async () => {
  list(row({}), row({ id: '8' }), row({}), {})
  await renderApp(URL_OF_LIST, { signedInAs: PHONE })
  await heading('我的预约')
  await waitFor(() => expect(cards()).toHaveLength(2))
  expect(await items()).toHaveLength(3)
})

describe('an appointment card', () => {
  test('[APPT-01] [A417] it shows number, status, organisation with logo, time, name and specification, and leads to the detail', async () => {
    list(row({}))
    await renderApp(URL_OF_LIST, { signedInAs: PHONE })
    await heading('我的预约')
    const [card] = await items()
    for (const text of [
      'YY202611240007',
      '已支付',
      '木棉体检中心（东城）',
      '检查日期明天 11月25日 周三',
      '受检人周玉珍 · 尊享版',
    ])
      expect(card).toHaveTextContent(text)
    expect(card?.querySelector('img')).toHaveAttribute('src', expect.stringContaining('/pictures/organ-2.svg'))
    expect(cards()[0]).toHaveAttribute('href', '/subscribe/detail/7')
  })

  test('[APPT-01] [RB8] it is shown in English, with the date in China', async () => {
    itIs('2026-11-24 00:30:00')
    list(row({}))
    await renderApp(URL_OF_LIST, { signedInAs: PHONE, language: 'en' })
    await heading('My appointments')
    const [card] = await items()
    for (const text of ['YY202611240007', 'Paid', 'Tomorrow, Wed 25 Nov', '周玉珍 · 尊享版'])
      expect(card).toHaveTextContent(text)
  })

  test('[A357] an appointment of an earlier year shows the year', async () => {
    list(row({ subscribeTime: '2025-11-25' }), row({ id: '8', subscribeTime: '2026-01-05' }))
    await renderApp(URL_OF_LIST, { signedInAs: PHONE })
    const [earlier, same] = await items()
    expect(earlier).toHaveTextContent('2025年11月25日')
    expect(same).toHaveTextContent(/检查日期1月5日受检人/)
  })

  test.each([
    ['1', '待支付', 'Payment due', true],
    ['2', '已支付', 'Paid', false],
    ['3', '已取消（未支付）', 'Cancelled (unpaid)', false],
    ['4', '已取消', 'Cancelled', false],
    ['5', '未按时到检', 'Missed', false],
    ['6', '已登记', 'Checked in', false],
    [1, '待支付', 'Payment due', true],
  ])(
    '[APPT-02] [A30] [A113] status %s reads %s / %s and can be paid: %s',
    async (subscribeStatus, chinese, english, payable) => {
      list(row({ subscribeStatus }))
      await renderApp(URL_OF_LIST, { signedInAs: PHONE })
      const [card] = await items()
      expect(card).toHaveTextContent(chinese)
      expect(screen.queryAllByRole('button', { name: '立即支付' })).toHaveLength(payable ? 1 : 0)
      await act(() => changeLanguage('en'))
      expect((await items())[0]).toHaveTextContent(english)
    },
  )

  test('of several unpaid appointments the first that can be paid has the filled button', async () => {
    inWechat()
    const { user, router } = await renderApp(URL_OF_LIST, { signedInAs: PHONE })
    const looks = async () => {
      const buttons = await screen.findAllByRole('button', { name: /^(立即支付|查看结果)$/ })
      return buttons.map((button) => `${button.textContent} ${button.dataset['variant']}`)
    }
    expect(await looks()).toEqual(['立即支付 primary', '立即支付 secondary'])
    window.WeixinJSBridge = {
      invoke: (_name, _values, callback) => callback({ err_msg: 'get_brand_wcpay_request:ok' }),
    }
    onTestFinished(() => void delete window.WeixinJSBridge)
    // The server learns of the payment later.
    answer('/order/getPayStatus', () => ({ payStatus: 1 }))
    await user.click(screen.getAllByRole('button', { name: '立即支付' })[0] as HTMLElement)
    await user.click(await screen.findByRole('button', { name: '立即支付' }))
    await heading('确认中')
    await act(() => router.navigate(URL_OF_LIST))
    await heading('我的预约')
    expect(await looks()).toEqual(['查看结果 secondary', '立即支付 primary'])
  })

  test('[APPT-16] [A112] the pay button opens the pay page, with new parameters', async () => {
    inWechat()
    list(row({ subscribeStatus: '1' }))
    answer('/order/getPayStatus', () => ({ payStatus: 1 }))
    answer('/order/paySurplusTime', () => 600)
    const continued = answer('/order/continuePay', () => ({
      id: '7',
      practicalPrice: 29_800,
      wxResult: { ...WX_RESULT, timeStamp: 1 },
    }))
    const { user } = await renderApp(URL_OF_LIST, { signedInAs: PHONE })
    const button = await screen.findByRole('button', { name: '立即支付' })
    expect(button).toHaveAccessibleDescription(/（东城） 检查日期明天\s11月25日\s周三 受检人周玉珍\s·\s尊享版$/)
    expect((await items())[0]).toHaveTextContent('¥298.00')
    await user.click(button)
    await heading('支付订单')
    expect(address()).toBe('/order/tradePay/7?type=subscribe')
    expect(await continued[0]?.text()).toBe('id=7')
  })

  test.each([
    ['the list', URL_OF_LIST],
    ['the detail', '/subscribe/detail/7'],
  ])(
    '[APPT-16] [A112] [A581] [A93] the pay button of %s asks for new parameters, though earlier ones are kept',
    async (_place, url) => {
      const unpaid = row({ subscribeStatus: '1' })
      inWechat()
      list(unpaid)
      answer('/subscribe/getSubscribeDetail', () => ({
        ...unpaid,
        originalPrice: 29_800,
        customerId: '1001',
        orgId: '102',
        serviceId: '1',
      }))
      answer('/order/getPayStatus', () => ({ payStatus: 1 }))
      answer('/order/paySurplusTime', () => 600)
      const continued = answer('/order/continuePay', () => ({ id: '7', practicalPrice: 29_800, wxResult: WX_RESULT }))
      const { user } = await renderApp(url, { signedInAs: PHONE })
      rememberPayment('subscribe', { id: '7', priceFen: 100, parameters: { ...WX_RESULT, appId: undefined } })
      await user.click(await screen.findByRole('button', { name: '立即支付' }))
      await heading('支付订单')
      expect((await screen.findAllByText('¥298.00')).length).toBeGreaterThan(0)
      expect(continued).toHaveLength(1)
      await reloadApp()
      await heading('支付订单')
      await screen.findByRole('button', { name: '立即支付' })
      expect(continued).toHaveLength(1)
    },
  )
})

test('[RF5] [A648] an appointment that was paid in another tab is not paid again, and shows its status', async () => {
  inWechat()
  list(row({ subscribeStatus: '1' }))
  answer('/order/getPayStatus', () => ({ payStatus: 2 }))
  const continued = answer('/order/continuePay', () => null)
  answer('/subscribe/getSubscribeDetail', () => ({
    ...row({}),
    originalPrice: 29_800,
    customerId: '1001',
    orgId: '102',
    serviceId: '1',
  }))
  const { user, router } = await renderApp(URL_OF_LIST, { signedInAs: PHONE })
  await user.click(await screen.findByRole('button', { name: '立即支付' }))
  await heading('预约详情')
  expect(address()).toBe('/subscribe/detail/7')
  expect(await screen.findByText('已支付')).toBeVisible()
  expect(continued).toHaveLength(0)
  list(row({ subscribeStatus: '2' }))
  await act(() => router.navigate(-1))
  await heading('我的预约')
  await waitForIdle()
  expect(screen.queryByRole('button', { name: '立即支付' })).toBeNull()
})

describe('the list of appointments', () => {
  test('[NAV-28] [APPT-04] fifteen appointments load in two pages of ten, an unreadable one among them', async () => {
    await renderApp(URL_OF_LIST, { signedInAs: PHONE })
    await heading('我的预约')
    await waitFor(async () => expect(await items()).toHaveLength(10))
    expect(screen.getAllByText('此条目无法显示')).toHaveLength(1)
    act(scrollIntoReach)
    await waitFor(async () => expect(await items()).toHaveLength(15))
    expect(screen.getByText('没有更多了')).toBeVisible()
    expect(cards()).toHaveLength(14)
    expect(screen.getAllByRole('button', { name: '立即支付' })).toHaveLength(2)
  })

  test('[APPT-04] each request asks for ten', async () => {
    const requests = list()
    await renderApp(URL_OF_LIST, { signedInAs: PHONE })
    await screen.findByText('没有数据')
    expect(new URL(requests[0]?.url ?? '').search).toBe('?pageNum=1&pageSize=10')
  })

  test.each([
    ['zh', '没有数据', '去预约检查'],
    ['en', 'Nothing here yet', 'Book a check'],
  ] as const)('[APPT-03] the empty state (%s) says %s and offers a link', async (language, text, way) => {
    list()
    const { user } = await renderApp(URL_OF_LIST, { signedInAs: PHONE, language })
    expect(await screen.findByText(text)).toBeVisible()
    await user.click(screen.getByRole('link', { name: way }))
    await waitFor(() => expect(address()).toBe('/service/list'))
  })

  test('[APPT-03] an empty list shows the first appointment when reopened', async () => {
    const rows: object[] = []
    answer('/subscribe/listSubscribe', () => ({ list: rows, total: rows.length }))
    const { router } = await renderApp(URL_OF_LIST, { signedInAs: PHONE })
    await screen.findByText('没有数据')
    rows.push(row({}))
    await act(() => router.navigate('/my'))
    await act(() => router.navigate(URL_OF_LIST))
    expect(await screen.findByText('YY202611240007')).toBeVisible()
  })

  test('[A354] a failed first page offers a retry', async () => {
    let fails = true
    answer('/subscribe/listSubscribe', () => (fails ? Response.error() : { list: [row({})], total: 1 }))
    const { user } = await renderApp(URL_OF_LIST, { signedInAs: PHONE, language: 'en' })
    await screen.findByText('This page could not be opened')
    fails = false
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await heading('My appointments')
    expect(await items()).toHaveLength(1)
  })

  test('[A354] a failed later page keeps the rows and offers a retry', async () => {
    let fails = true
    answer('/subscribe/listSubscribe', ({ url }) => {
      const page = Number(new URL(url).searchParams.get('pageNum'))
      if (page === 2 && fails) return Response.error()
      return {
        list: Array.from({ length: page === 1 ? 10 : 1 }, (_, index) => row({ id: `${page}${index}` })),
        total: 11,
      }
    })
    const { user } = await renderApp(URL_OF_LIST, { signedInAs: PHONE })
    await waitFor(async () => expect(await items()).toHaveLength(10))
    act(scrollIntoReach)
    const retry = await screen.findByRole('button', { name: '重试' })
    expect(await items()).toHaveLength(10)
    fails = false
    await user.click(retry)
    await waitFor(async () => expect(await items()).toHaveLength(11))
  })

  test('[A387] a missing value is shown as —, and a row with an invalid amount is unreadable', async () => {
    list(
      row({ orgName: null, subscribeNum: '', name: null, specificationName: null }),
      row({ id: '8', practicalPrice: -1 }),
      row({ id: '9', subscribeTime: '?' }),
    )
    await renderApp(URL_OF_LIST, { signedInAs: PHONE })
    const [first, ...others] = await items()
    expect(first?.textContent?.match(/—/g)).toHaveLength(3)
    for (const other of others) expect(other).toHaveTextContent(/^此条目无法显示$/)
  })

  test('[APPT-04] the pages are kept after Back, and a cancellation is reflected', async () => {
    const { user, router } = await renderApp(URL_OF_LIST, { signedInAs: PHONE })
    await waitFor(async () => expect(await items()).toHaveLength(10))
    act(scrollIntoReach)
    await waitFor(async () => expect(await items()).toHaveLength(15))
    await user.click(cards()[2] as HTMLElement)
    await heading('预约详情')
    await user.click(screen.getByRole('link', { name: '取消预约' }))
    await heading('取消预约')
    await user.click(screen.getByRole('radio', { name: '其他' }))
    await user.click(screen.getByRole('button', { name: '取消预约' }))
    await user.click(await screen.findByRole('button', { name: '确定取消' }))
    await heading('预约已取消')
    await act(() => router.navigate(-2))
    await heading('我的预约')
    expect(await items()).toHaveLength(15)
    expect((await items())[2]).toHaveTextContent('已取消')
  })

  test('[RA14] the status is asked again when the app comes back, and the pages are kept', async () => {
    await renderApp(URL_OF_LIST, { signedInAs: PHONE })
    await waitFor(async () => expect(await items()).toHaveLength(10))
    act(scrollIntoReach)
    await waitFor(async () => expect(await items()).toHaveLength(15))
    expect((await items())[2]).not.toHaveTextContent('已取消')
    const order = findRow(clinic, 'orders', cards()[2]?.getAttribute('href')?.split('/').at(-1) ?? '')
    if (order === undefined) throw new Error('the row has no order')
    transact(clinic, () => putRow(clinic, 'orders', { ...order, cancelled: { at: clinic.now(), reason: 2 } }))
    await comeBack()
    await waitFor(async () => expect((await items())[2]).toHaveTextContent('已取消'))
    expect(await items()).toHaveLength(15)
  })

  test('[APPT-04] the list reloads, with all its pages, when an appointment was added', async () => {
    const rows = Array.from({ length: 12 }, (_, index) => row({ id: `${100 - index}` }))
    answer('/subscribe/listSubscribe', ({ url }) => {
      const page = Number(new URL(url).searchParams.get('pageNum'))
      return { list: rows.slice((page - 1) * 10, page * 10), total: rows.length }
    })
    const { router } = await renderApp(URL_OF_LIST, { signedInAs: PHONE })
    await waitFor(async () => expect(await items()).toHaveLength(10))
    act(scrollIntoReach)
    await waitFor(async () => expect(await items()).toHaveLength(12))
    rows.unshift(row({ id: '999', subscribeNum: 'YYNEW' }))
    await act(() => router.navigate('/my'))
    await act(() => router.navigate(URL_OF_LIST))
    await waitFor(async () => expect((await items())[0]).toHaveTextContent('YYNEW'))
    expect(await items()).toHaveLength(13)
  })

  test('the list shows skeletons while loading', async () => {
    const { promise, resolve } = deferred()
    answer('/subscribe/listSubscribe', () => promise)
    await renderApp(URL_OF_LIST, { signedInAs: PHONE })
    await heading('我的预约')
    expect(screen.getByText('正在加载')).toBeInTheDocument()
    resolve({ list: [row({})], total: 1 })
    expect(await items()).toHaveLength(1)
  })
})
