import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { SCREENS } from '@/app/screens'
import { changeLanguage } from '@/i18n/setup'
import { startOrder } from '@/stores/booking/order'
import { BOOKED_CHECK } from '../support/fixtures/bookedCheck'
import { answer } from '../support/answers'
import { itIs } from '../support/clinicClock'
import { askedFor } from './consultations/doctorQuestionSupport'
import { OPEN, ROUTES } from '../support/navigationRoutes'
import { address, heading, PHONE, renderApp } from '../support/app'

/** The answer for the appointment in the addresses below. */
const APPOINTMENT = { ...BOOKED_CHECK, subscribeTime: '2026-11-26' }

beforeEach(() => {
  itIs('2026-11-25 10:00:00')
  answer('/subscribe/getSubscribeDetail', () => APPOINTMENT)
  answer('/subscribe/getRefundDetail', () => ({ id: '7', payStatus: 4, refundPrice: 100 }))
  answer('/order/getPayStatus', () => ({ payStatus: 5 }))
  answer('/consultation/queryConsultationsByUserId', () => ({ list: [], total: 0 }))
  startOrder({ serviceId: '1', organisationId: '102', day: '2026-11-28' })
})

const tabs = () => within(screen.getByRole('navigation', { name: '主导航' })).getAllByRole('link')
const marked = () =>
  tabs()
    .filter((tab) => tab.getAttribute('aria-current') === 'page')
    .map((tab) => tab.textContent)
const tabBar = () => screen.queryByRole('navigation', { name: '主导航' })

test('[NAV-02] the root redirects Home', async () => {
  await renderApp('/', { signedInAs: PHONE })
  await heading('乳腺健康管理')
  expect(address()).toBe('/home')
})

describe('screens and their paths', () => {
  test.each([
    ['NAV-03', '/home', '乳腺健康管理'],
    ['NAV-08', '/organ/list?serviceId=3', '选择机构'],
    ['NAV-10', '/service/detail/3', '尊享乳腺检查'],
    ['NAV-11', '/order/confirmOrder/1?orgId=102', '确认订单'],
    ['NAV-12', '/order/tradePay/777?type=subscribe', '支付订单'],
    ['NAV-13', '/my', '个人中心'],
    ['NAV-16', '/profile', '个人资料'],
    ['NAV-18', '/patient/list', '亲友管理'],
    ['NAV-19', '/patient/add?orgId=102&from=confirmOrder&id=1', '添加亲友'],
    ['NAV-21', '/patient/select', '选择受检人'],
    ['NAV-23', '/report/list', '我的报告'],
    ['NAV-24', '/report/detail/6745039284758360001', '报告进度'],
    ['NAV-25', '/report/palpationReport?reportId=8745039284758360001&specificationId=2', '触诊成像报告'],
    ['NAV-26', '/report/riskReport?reportId=8745039284758360001', '风险评估报告'],
    ['NAV-27', '/report/healthServicesReport?reportId=1745039284758370001', '健康管理报告'],
    ['NAV-29', '/subscribe/detail/777', '预约详情'],
    ['NAV-31', '/subscribe/submit/1?orgId=102', '选择日期'],
    ['NAV-34', '/order/selectTime/1?orgId=102', '选择日期'],
  ])('[%s] [NAV-62] %s opens for a signed-in customer', async (_id, url, name) => {
    await renderApp(url, { signedInAs: PHONE })
    await heading(name)
    expect(address()).toBe(url)
  })

  test('[NAV-04] /login opens for a signed-out visitor', async () => {
    await renderApp('/login')
    await heading('登录')
    expect(address()).toBe('/login')
  })

  test('[NAV-08] the list of organisations is for the service in the query', async () => {
    const requests = answer('/organ/listOrgan', () => ({ list: [], total: 0 }))
    await renderApp('/organ/list?serviceId=3', { signedInAs: PHONE })
    await screen.findByText('暂无机构')
    expect(new URL(requests[0]?.url ?? '').searchParams.get('serviceId')).toBe('3')
  })

  test.each(['/subscribe/submit/3?orgId=103', '/order/selectTime/3?orgId=103'])(
    '[NAV-31] [NAV-34] %s is for this service and organisation',
    async (url) => {
      const requests = answer('/organ/listSchedule', () => [])
      await renderApp(url, { signedInAs: PHONE })
      await heading('选择日期')
      const { searchParams } = new URL(requests[0]?.url ?? '')
      expect([searchParams.get('serviceId'), searchParams.get('orgId')]).toEqual(['3', '103'])
    },
  )

  test.each(['consult', 'quickConsult', 'subscribe'])(
    '[NAV-12] the pay page requests an order of type %s',
    async (type) => {
      const requests = answer('/order/getPayStatus', () => ({ payStatus: 5 }))
      await renderApp(`/order/tradePay/777?type=${type}`, { signedInAs: PHONE })
      await screen.findByText('支付时间已结束')
      const { searchParams } = new URL(requests[0]?.url ?? '')
      expect([searchParams.get('id'), searchParams.get('type')]).toEqual(['777', type])
    },
  )

  test.each(['', '?type=zzz'])(
    '[NAV-12] without one of the three types the pay page redirects Home (%s)',
    async (query) => {
      await renderApp(`/order/tradePay/777${query}`, { signedInAs: PHONE })
      await heading('乳腺健康管理')
    },
  )

  test('[NAV-63] every documented path has a route, and there are no others', () => {
    expect(SCREENS.map(({ path }) => path).sort()).toEqual(ROUTES.map(([path]) => path).sort())
  })
})

describe('the tab bar', () => {
  test('[NAV-55] [NAV-56] [A55] it has Home, Checkup, Consult and Personal centre, in this order', async () => {
    await renderApp('/home', { signedInAs: PHONE })
    await heading('乳腺健康管理')
    expect(tabs().map((tab) => [tab.textContent, tab.getAttribute('href')])).toEqual([
      ['首页', '/home'],
      ['检查', '/service/detail/1'],
      ['咨询', '/consult/index'],
      ['个人中心', '/my'],
    ])
  })

  test.each([
    ['/home/', '乳腺健康管理', '首页'],
    ['/Home', '乳腺健康管理', '首页'],
    ['/service/detail/1/', '乳腺健康检测', '检查'],
    ['/my//', '个人中心', '个人中心'],
  ])('[HOME-08] [NAV-55] it is there however the address is written (%s)', async (url, title, tab) => {
    await renderApp(url, { signedInAs: PHONE })
    await heading(title)
    expect(marked()).toEqual([tab])
  })

  test('[NAV-55] [A55] its English labels are the documented ones', async () => {
    await renderApp('/home', { signedInAs: PHONE, language: 'en' })
    await heading('Breast health')
    const bar = screen.getByRole('navigation', { name: 'Main' })
    expect(
      within(bar)
        .getAllByRole('link')
        .map((tab) => tab.textContent),
    ).toEqual(['Home', 'Checkup', 'Consult', 'Personal centre'])
  })

  test('[NAV-55] [NAV-56] a tap on each tab opens its screen and marks it', async () => {
    const { user } = await renderApp('/home', { signedInAs: PHONE })
    await heading('乳腺健康管理')
    for (const [name, path] of [
      ['个人中心', '/my'],
      ['检查', '/service/detail/1'],
      ['首页', '/home'],
      ['咨询', '/consult/index'],
    ] as const) {
      await user.click(within(tabBar() as HTMLElement).getByRole('link', { name }))
      await waitFor(() => expect(marked()).toEqual([name]))
      expect(address()).toBe(path)
      expect(await screen.findByRole('heading', { level: 1 })).toBeVisible()
    }
  })

  test('[A54] it is shown on its four screens and on no other', async () => {
    const { router } = await renderApp('/home', { signedInAs: PHONE })
    await heading('乳腺健康管理')
    const shown: string[] = []
    for (const url of [...ROUTES.map(([, one]) => one), '/service/detail/3', '/nowhere']) {
      await act(() => router.navigate(url))
      if (tabBar() !== null) shown.push(window.location.pathname)
    }
    expect([...new Set(shown)].sort()).toEqual(['/consult/index', '/home', '/my', '/service/detail/1'])
  })
})

describe('the page title', () => {
  test.each(ROUTES)('[NAV-61] [A53] it is right for %s', async (_path, url, zh, en) => {
    askedFor(url)
    await renderApp(url, url === '/login' ? {} : { signedInAs: PHONE })
    await waitFor(() => expect(document.title).toBe(zh))
    await act(() => changeLanguage('en'))
    expect(document.title).toBe(en)
  })

  test('[NAV-61] it changes from screen to screen', async () => {
    const { router } = await renderApp('/my', { signedInAs: PHONE, language: 'en' })
    await heading('Personal centre')
    await waitFor(() => expect(document.title).toBe('Personal centre'))
    await act(() => router.navigate('/home'))
    await heading('Breast health')
    await waitFor(() => expect(document.title).toBe('Home'))
  })
})

describe('a path that does not exist', () => {
  test.each(['/nowhere', '/order', '/subscribe/detail', '/login/x'])(
    '[A51] %s says so and links Home',
    async (url) => {
      const { user } = await renderApp(url, { signedInAs: PHONE })
      await heading('页面不存在')
      expect(document.title).toBe('页面不存在')
      await user.click(screen.getByRole('button', { name: '返回首页' }))
      await heading('乳腺健康管理')
    },
  )

  test('[A51] [NAV-58] a signed-out visitor signs in first, as for every other path', async () => {
    await renderApp('/nowhere?x=1')
    await heading('登录')
    expect(address()).toBe('/login?redirect=%2Fnowhere%3Fx%3D1')
  })
})

describe('the sign-in guard', () => {
  const guarded = ROUTES.filter(([path]) => !OPEN.includes(path))

  test.each(guarded)('[NAV-58] [NAV-62] %s requires a sign-in', async (_path, url) => {
    await renderApp(url)
    await heading('登录')
    const { pathname, searchParams } = new URL(window.location.href)
    expect([pathname, searchParams.get('redirect')]).toEqual(['/login', url])
  })

  test.each([
    ['/login?redirect=%2Forgan%2Flist%3FserviceId%3D3', '/organ/list?serviceId=3', '选择机构'],
    ['/login?redirect=%2Fmy', '/my', '个人中心'],
    ['/login', '/home', '乳腺健康管理'],
    ['/login?redirect=%2F%2Fevil.example%2Fmy', '/home', '乳腺健康管理'],
  ])('[NAV-59] [NAV-60] a signed-in user who opens %s is redirected to %s', async (url, target, name) => {
    await renderApp(url, { signedInAs: PHONE })
    await heading(name)
    expect(address()).toBe(target)
  })
})
