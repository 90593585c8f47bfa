import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { startOrder } from '@/stores/booking/order'
import { holdTimers } from '../../support/stoppedClocks'
import { answer, refuse } from '../../support/answers'
import { itBecomes, itIs } from '../../support/clinicClock'
import { address, comeBack, heading, PHONE, reloadApp, renderApp } from '../../support/app'
import { waitForIdle } from '../../support/waitForIdle'
import { deferred } from '../../support/deferred'

const URL_102 = '/order/selectTime/1?orgId=102'
const CUSTOMER = { id: '1', name: '林婉清', telphone: '13800000001', sex: '0', age: 46 }

const NOT_ON_OFFER = {
  serviceId: '1',
  serviceName: '乳腺健康检测',
  serviceDesc: '',
  servicePrice: 12_800,
  coverPhoto: null,
  serviceTypeId: 1,
  externalLink: null,
  shelfStatus: '2',
  display: '1',
}

const strip = () => screen.getByRole('radiogroup', { name: /^(检查日期|Date of the check)$/ })
const days = () => within(strip()).getAllByRole<HTMLInputElement>('radio')
const namesOf = (all: HTMLElement[]) => all.map((one) => one.getAttribute('aria-label') ?? '')
/** The days that can be chosen, by name without the remaining places. */
const freeDays = () => namesOf(days().filter(({ disabled }) => !disabled)).map((name) => name.replace(/, [^,]*$/, ''))
const day = (name: RegExp) => within(strip()).getByRole('radio', { name })
const freeOfMonth = () =>
  namesOf(
    within(screen.getByRole('grid'))
      .getAllByRole('button')
      .filter((button) => button.getAttribute('aria-disabled') === null),
  )
const bar = () => screen.getByRole('button', { name: /^(下一步|Continue)$/ }).parentElement as HTMLElement

const answerSchedule = (...schedule: string[]) =>
  answer('/organ/listSchedule', () => schedule.map((one) => ({ id: one, schedulDate: one })))
const answerCounts = (morningCount: number, afternoonCount: number) => {
  answer('/organ/getOrganConfig', () => ({ orgId: '102', morningLimit: 20, afternoonLimit: 16, nowFreeSubscribe: 1 }))
  return answer('/organ/getSubscribeCount', () => ({ morningCount, afternoonCount }))
}

beforeEach(() => itIs('2026-11-25 10:00:00'))

test('[A555] a service whose packages begin at zero is not offered from "Free"', async () => {
  await renderApp('/order/selectTime/3?orgId=104', { signedInAs: PHONE, language: 'en' })
  expect(await screen.findByText(/from ¥0\.00$/)).toBeVisible()
})

test.each([
  ['zh', '2026-11-25', ['11月', '12月']],
  ['en', '2026-11-25', ['Nov', 'Dec']],
  ['zh', '2026-12-25', ['12月', '2027年1月']],
] as const)('(%s, %s) the days name a month of this year without the year', async (language, today, months) => {
  itIs(`${today} 10:00:00`)
  await renderApp(URL_102, { signedInAs: PHONE, language })
  await screen.findByRole('radiogroup')
  for (const month of months) expect(within(strip()).getByText(month)).toBeVisible()
})

describe('the profile needed to choose a time', () => {
  test.each([
    ['[TIME-01]', 'name', { ...CUSTOMER, name: '' }],
    ['[TIME-02]', 'sex', { ...CUSTOMER, sex: null }],
    ['[TIME-03]', 'age', { ...CUSTOMER, age: null }],
    ['[TIME-01]', 'a name of more than blanks', { ...CUSTOMER, name: '  ' }],
    ['[TIME-03] [PROFILE-06]', 'an age above 0', { ...CUSTOMER, age: 0 }],
  ])('%s a customer without %s is sent to the profile first', async (_id, _field, customer) => {
    answer('/customer/getCustomerInfo', () => customer)
    await renderApp(URL_102, { signedInAs: PHONE })
    await waitFor(() => expect(address()).toBe('/profile'))
  })

  test('[A99] sex 0, a name and an age are enough', async () => {
    answer('/customer/getCustomerInfo', () => CUSTOMER)
    await renderApp(URL_102, { signedInAs: PHONE })
    await heading('选择日期')
  })

  test('[A98] after the profile the time picker opens if it is complete, and otherwise says why it does not', async () => {
    let customer: object = { ...CUSTOMER, name: '' }
    answer('/customer/getCustomerInfo', () => customer)
    const { router, user } = await renderApp(URL_102, { signedInAs: PHONE })
    await waitFor(() => expect(address()).toBe('/profile'))
    await act(() => router.navigate(-1))
    await screen.findByText('请先完善个人资料')
    expect(address()).toBe(URL_102)
    await user.click(screen.getByRole('link', { name: '去填写' }))
    await waitFor(() => expect(address()).toBe('/profile'))
    customer = CUSTOMER
    await act(() => router.navigate(-1))
    await heading('选择日期')
  })

  test.each([
    ['zh', '预约检查需要您的姓名、性别和年龄，填写后即可继续预约。', '保存并继续预约', '姓名', '选择日期'],
    [
      'en',
      'To book a check we need your name, sex and age. Then you can continue booking.',
      'Save and continue booking',
      'Name',
      'Choose a day',
    ],
  ] as const)(
    '[A98] the profile says why it is needed, also after a reload, and saving leads back to the clinic (%s)',
    async (language, why, save, name, title) => {
      let customer: object = { ...CUSTOMER, name: '' }
      answer('/customer/getCustomerInfo', () => customer)
      await renderApp(URL_102, { signedInAs: PHONE, language })
      expect(await screen.findByText(why)).toBeVisible()
      const { user } = await reloadApp()
      expect(await screen.findByText(why)).toBeVisible()
      const saved = answer('/customer/editCustomerInfo', () => {
        customer = CUSTOMER
        return null
      })
      await user.type(screen.getByRole('textbox', { name }), '林婉清')
      await user.click(screen.getByRole('button', { name: save }))
      await waitFor(() => expect(saved).toHaveLength(1))
      await heading(title)
      expect(address()).toBe(URL_102)
      expect(screen.getByRole('heading', { name: '木棉体检中心（东城）' })).toBeVisible()
    },
  )

  test('[A98] a profile opened on another path does not mention a booking', async () => {
    await renderApp('/profile', { signedInAs: PHONE })
    expect(await screen.findByRole('button', { name: '保存' })).toBeVisible()
    expect(screen.queryByText(/填写后即可继续预约/)).not.toBeInTheDocument()
  })

  test('[A98] a profile completed meanwhile is not asked for again because of older data', async () => {
    let customer: object = { ...CUSTOMER, age: null }
    answer('/customer/getCustomerInfo', () => customer)
    const { router } = await renderApp(URL_102, { signedInAs: PHONE })
    await waitFor(() => expect(address()).toBe('/profile'))
    customer = CUSTOMER
    await act(() => router.navigate(URL_102))
    await heading('选择日期')
    expect(address()).toBe(URL_102)
  })

  test('a profile that fails to load offers a retry, and does not count as empty', async () => {
    let fails = true
    answer('/customer/getCustomerInfo', () => (fails ? Response.error() : CUSTOMER))
    const { user } = await renderApp(URL_102, { signedInAs: PHONE })
    await screen.findByText('没能打开这个页面')
    expect(address()).toBe(URL_102)
    fails = false
    await user.click(screen.getByRole('button', { name: '重试' }))
    await heading('选择日期')
  })
})

describe('the address of the time picker', () => {
  test('[A33] the submit address opens the same screen', async () => {
    await renderApp('/subscribe/submit/1?orgId=102', { signedInAs: PHONE })
    await heading('选择日期')
    expect(screen.getByRole('heading', { name: '木棉体检中心（东城）' })).toBeVisible()
    expect(screen.getByText(/北京市东城区/)).toBeVisible()
  })

  test.each([
    ['/order/selectTime/1', '/organ/list?serviceId=1'],
    ['/subscribe/submit/1', '/organ/list?serviceId=1'],
    ['/order/confirmOrder/1', '/service/list'],
  ])(
    '[NAV-31] [NAV-34] [TIME-04] [A684] %s without an organisation leads to %s, and asks for none',
    async (url, list) => {
      startOrder({ serviceId: '1', organisationId: '102', day: '2026-11-28' })
      const asked = ['/organ/getOrganInfo', '/organ/getOrganConfig', '/organ/listSchedule'].map((path) =>
        answer(path, () => refuse('机构不存在')),
      )
      await renderApp(url, { signedInAs: PHONE })
      await waitFor(() => expect(address()).toBe(list))
      expect(asked.flat()).toEqual([])
    },
  )

  test('[TIME-04] an unknown organisation redirects Home', async () => {
    answer('/organ/getOrganInfo', () => refuse('机构不存在'))
    await renderApp(URL_102, { signedInAs: PHONE })
    await waitFor(() => expect(address()).toBe('/home'))
  })

  test.each([
    ['fails to load', () => Response.error()],
    ['arrives without its id', () => ({ orgName: '晴和' })],
  ])('[A92] an organisation that %s offers a retry in place', async (_what, reply) => {
    let fails = true
    answer('/organ/getOrganInfo', () => (fails ? reply() : { orgId: '102', orgName: '晴和' }))
    const { user } = await renderApp(URL_102, { signedInAs: PHONE })
    await screen.findByText('没能打开这个页面')
    expect(address()).toBe(URL_102)
    fails = false
    await user.click(screen.getByRole('button', { name: '重试' }))
    await heading('选择日期')
  })

  test('[A92] a service that does not exist redirects Home', async () => {
    await renderApp('/order/selectTime/99?orgId=102', { signedInAs: PHONE })
    await waitFor(() => expect(address()).toBe('/home'))
  })

  test.each([
    ['zh', '/order/selectTime/1?orgId=102', '这项服务暂时无法查看，已回到首页'],
    ['en', '/order/selectTime/1?orgId=102', 'This service cannot be shown right now. You are back on Home.'],
    ['zh', '/order/confirmOrder/1?orgId=102', '这项服务暂时无法查看，已回到首页'],
  ] as const)('[SVC-08] [A650] a service that is not on offer leads Home, which says so (%s, %s)', async (...args) => {
    const [language, url, text] = args
    // Otherwise the message would be gone before the look on a slow machine.
    holdTimers(Math.min(Math.max(text.length * 150, 3000), 8000))
    startOrder({ serviceId: '1', organisationId: '102', day: '2026-11-28' })
    answer('/healthService/getServicePackageDetail', () => NOT_ON_OFFER)
    await renderApp(url, { signedInAs: PHONE, language })
    await waitFor(() => expect(address()).toBe('/home'))
    expect(await screen.findByText(text)).toBeVisible()
  })

  test('a schedule that fails to load offers a retry in place', async () => {
    let fails = true
    answer('/organ/listSchedule', () => (fails ? Response.error() : []))
    const { user } = await renderApp(URL_102, { signedInAs: PHONE })
    await screen.findByText('没能打开这个页面')
    fails = false
    await user.click(screen.getByRole('button', { name: '重试' }))
    await heading('选择日期')
  })
})

describe('the calendar', () => {
  test('[TIME-05] [TIME-06] [A95] scheduled days up to fourteen days ahead are enabled, all others disabled', async () => {
    answerSchedule('2026-11-24', '2026-11-25', '2026-11-28', '2026-12-09', '2026-12-10')
    const { user } = await renderApp(URL_102, { signedInAs: PHONE })
    await heading('选择日期')
    expect(days()).toHaveLength(15)
    expect(freeDays()).toEqual(['今天 11月25日 周三', '11月28日 周六', '12月9日 周三'])
    expect(day(/11月26日/)).toHaveAccessibleName('明天 11月26日 周四, 休')
    await user.click(screen.getByRole('button', { name: '查看整月' }))
    await screen.findByRole('grid')
    expect(freeOfMonth()).toEqual(['11月25日 周三, 今天', '11月28日 周六'])
    await user.click(screen.getByRole('button', { name: '下个月' }))
    expect(freeOfMonth()).toEqual(['12月9日 周三'])
    await user.click(screen.getByRole('button', { name: '12月9日 周三' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(day(/12月9日/)).toBeChecked()
    expect(bar()).toHaveTextContent('12月9日 周三')
  })

  test('[A358] today is the date in China, also late on the previous evening elsewhere', async () => {
    itIs('2026-12-01 00:10:00')
    answerSchedule('2026-11-30', '2026-12-01', '2026-12-15', '2026-12-16')
    await renderApp(URL_102, { signedInAs: PHONE, language: 'en' })
    await heading('Choose a day')
    // The remaining places appear behind the day’s name a moment later.
    await waitFor(() => expect(freeDays()).toEqual(['Today, Tue 1 Dec', 'Tue 15 Dec']))
  })

  test('without a bookable day it says so and leads to the other organisations', async () => {
    answerSchedule('2027-03-01')
    const { user } = await renderApp(URL_102, { signedInAs: PHONE })
    expect(await screen.findByText('这家机构未来两周没有可预约的日期')).toBeVisible()
    await user.click(screen.getByRole('link', { name: '换一家机构' }))
    await waitFor(() => expect(address()).toBe('/organ/list?serviceId=1'))
  })
})

describe('the calendar left open', () => {
  const all = ['2026-11-25', '2026-11-26', '2026-11-27', '2026-11-28']
  const pastMidnight = async (chosen: RegExp) => {
    itIs('2026-11-25 23:59:59')
    const requests = answerSchedule(...all)
    const { user } = await renderApp(URL_102, { signedInAs: PHONE })
    await heading('选择日期')
    await user.click(day(chosen))
    expect(day(/11月25日/)).toHaveAccessibleName(/^今天/)
    itBecomes('2026-11-26 00:00:00')
    await screen.findByRole('radio', { name: /^今天 11月26日 周四/ })
    expect(requests).toHaveLength(2)
    return user
  }

  test('[A483] at midnight the days are refetched: yesterday is removed, and the chosen day is kept', async () => {
    const user = await pastMidnight(/11月28日/)
    expect(screen.queryByRole('radio', { name: /11月25日/ })).toBeNull()
    expect(day(/11月28日/)).toBeChecked()
    expect(day(/11月27日/)).toHaveAccessibleName(/^明天/)
    expect(bar()).toHaveTextContent('11月28日 周六')
    await waitFor(() => expect(screen.getByRole('button', { name: '下一步' })).not.toHaveAttribute('aria-busy'))
    await user.click(screen.getByRole('button', { name: '下一步' }))
    await heading('确认订单')
  })

  test('[A483] at midnight a chosen day that has passed is deselected', async () => {
    await pastMidnight(/11月25日/)
    expect(days().filter(({ checked }) => checked)).toEqual([])
    expect(bar()).toHaveTextContent('还没有选择日期')
  })

  test('[A483] returning to the page updates the days, and keeps a choice that is still valid', async () => {
    answerSchedule(...all)
    const { user } = await renderApp(URL_102, { signedInAs: PHONE })
    await heading('选择日期')
    await user.click(day(/11月28日/))
    answerSchedule('2026-11-26', '2026-11-28')
    await comeBack()
    await waitFor(() => expect(day(/11月27日/)).toBeDisabled())
    expect(day(/11月28日/)).toBeChecked()
  })

  test('[A483] returning offline keeps today’s days, marked as stale', async () => {
    answerSchedule(...all)
    const { user } = await renderApp(URL_102, { signedInAs: PHONE })
    await heading('选择日期')
    await user.click(day(/11月28日/))
    answer('/organ/listSchedule', () => Response.error())
    await comeBack()
    expect(await screen.findByText('没能更新，下面是上次的内容')).toBeVisible()
    expect(day(/11月28日/)).toBeChecked()
  })

  test('[A483] returning offline on another day does not show yesterday’s days', async () => {
    answerSchedule(...all)
    await renderApp(URL_102, { signedInAs: PHONE })
    await heading('选择日期')
    answer('/organ/listSchedule', () => Response.error())
    itIs('2026-11-26 08:00:00')
    await comeBack()
    expect(await screen.findByText('没能打开这个页面')).toBeVisible()
    expect(screen.queryByRole('radiogroup')).toBeNull()
  })
})

describe('the remaining places of a day', () => {
  test('[A96] both halves show their count, and one full half does not block the day', async () => {
    const requests = answerCounts(20, 5)
    const { user } = await renderApp(URL_102, { signedInAs: PHONE })
    await heading('选择日期')
    await user.click(day(/11月26日/))
    expect(await screen.findByText('上午预约已满')).toBeVisible()
    expect(screen.getByText('下午余 11')).toBeVisible()
    expect(bar()).toHaveTextContent('明天 11月26日 周四')
    expect(new URL(requests[0]?.url ?? '').search).toBe('?orgId=102&subscribeDate=2026-11-26')
    await user.click(screen.getByRole('button', { name: '下一步' }))
    await waitFor(() => expect(address()).toBe('/order/confirmOrder/1?orgId=102'))
    await heading('确认订单')
    expect((await screen.findAllByText(/11月26日/))[0]).toBeVisible()
    expect(screen.getAllByText('木棉体检中心（东城）')[0]).toBeVisible()
  })

  test.each([
    ['zh', '上午预约已满', '下午预约已满', '下一步'],
    ['en', 'The morning is fully booked', 'The afternoon is fully booked', 'Continue'],
  ] as const)('[A396] a day with both halves full is rejected (%s)', async (language, morning, afternoon, next) => {
    answerCounts(20, 17)
    const { user } = await renderApp(URL_102, { signedInAs: PHONE, language })
    await screen.findByRole('radiogroup')
    await user.click(day(/26/))
    expect(await screen.findByText(morning)).toBeVisible()
    expect(screen.getByText(afternoon)).toBeVisible()
    expect(screen.getByRole('button', { name: next })).toBeDisabled()
  })

  test('[RA11] the counts of the previous day are not shown for the next one', async () => {
    const slow = deferred()
    answerCounts(20, 16)
    answer('/organ/getSubscribeCount', ({ url }) =>
      url.includes('2026-11-26') ? slow.promise : { morningCount: 1, afternoonCount: 2 },
    )
    const { user } = await renderApp(URL_102, { signedInAs: PHONE })
    await heading('选择日期')
    await user.click(day(/11月26日/))
    await user.click(day(/11月27日/))
    expect(await screen.findByText('上午余 19')).toBeVisible()
    await act(async () => {
      slow.resolve({ morningCount: 20, afternoonCount: 16 })
      await slow.promise
    })
    expect(screen.getByText('上午余 19')).toBeVisible()
    expect(screen.getByRole('button', { name: '下一步' })).toBeEnabled()
  })

  test('[A123] a half that is not offered is not mentioned', async () => {
    answer('/organ/getOrganConfig', () => ({
      orgId: '102',
      morningLimit: 20,
      afternoonLimit: null,
      nowFreeSubscribe: 1,
    }))
    const { user } = await renderApp(URL_102, { signedInAs: PHONE })
    answer('/organ/getSubscribeCount', () => ({ morningCount: 20, afternoonCount: 0 }))
    await heading('选择日期')
    await user.click(day(/11月26日/))
    expect(await screen.findByText('上午预约已满')).toBeVisible()
    expect(screen.queryByText(/^下午/)).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: '下一步' })).toBeDisabled()
  })

  test('counts that fail to load offer a retry', async () => {
    let fails = true
    answerCounts(1, 1)
    answer('/organ/getSubscribeCount', () => (fails ? Response.error() : { morningCount: 1, afternoonCount: 1 }))
    const { user } = await renderApp(URL_102, { signedInAs: PHONE })
    await heading('选择日期')
    await user.click(day(/11月26日/))
    expect(await screen.findByText('没能查到这一天的剩余名额')).toBeVisible()
    fails = false
    await user.click(screen.getByRole('button', { name: '重试' }))
    expect(await screen.findByText('下午余 15')).toBeVisible()
  })

  test.each([
    ['zh', /没能查到这一天的剩余名额当前网络不可用/, '重试'],
    ['en', /how many places are left on this day.*Network unavailable/, 'Try again'],
  ] as const)('counts that fail to load are told once, beside their retry (%s)', async (language, said, retry) => {
    answerCounts(1, 1)
    answer('/organ/getSubscribeCount', () => Response.error())
    const { user } = await renderApp(URL_102, { signedInAs: PHONE, language })
    await screen.findByRole('radiogroup')
    await user.click(day(/26/))
    expect((await screen.findByRole('button', { name: retry })).closest('[role=status]')).toHaveTextContent(said)
    await waitForIdle()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('without a day the button only asks for one', async () => {
    const { user } = await renderApp(URL_102, { signedInAs: PHONE })
    await heading('选择日期')
    await user.click(screen.getByRole('button', { name: '下一步' }))
    expect(await screen.findAllByText('请选择检查日期')).toHaveLength(1)
    expect(strip()).toHaveAccessibleDescription(/请选择检查日期$/)
    expect(day(/11月25日/)).toHaveFocus()
    expect(address()).toBe(URL_102)
  })
})

describe('the remaining places of all days', () => {
  const limited = (morningLimit: number | null, afternoonLimit: number | null) =>
    answer('/organ/getOrganConfig', () => ({ orgId: '102', morningLimit, afternoonLimit, nowFreeSubscribe: 1 }))
  const answerAhead = (...rows: [string, number, number][]) =>
    answer('/organ/listSubscribeCount', () =>
      rows.map(([subscribeDate, morningCount, afternoonCount]) => ({ subscribeDate, morningCount, afternoonCount })),
    )

  test.each([
    ['zh', '11月27日 周五, 余 12', '11月28日 周六, 满', '11月29日 周日, 休', '11月30日 周一'],
    ['en', 'Fri 27 Nov, 12 left', 'Sat 28 Nov, Full', 'Sun 29 Nov, Closed', 'Mon 30 Nov'],
  ] as const)(
    '[A440] each day shows its places, and one request loads them (%s)',
    async (language, free, full, closed, unknown) => {
      limited(20, 16)
      answerSchedule('2026-11-26', '2026-11-27', '2026-11-28', '2026-11-30')
      const requests = answerAhead(['2026-11-26', 1, 1], ['2026-11-27', 15, 9], ['2026-11-28', 20, 16])
      const ofOne = answer('/organ/getSubscribeCount', () => ({ morningCount: 0, afternoonCount: 0 }))
      await renderApp(URL_102, { signedInAs: PHONE, language })
      expect(await screen.findByRole('radio', { name: free })).toBeEnabled()
      expect(day(/28/)).toHaveAccessibleName(full)
      expect(day(/28/)).toBeEnabled()
      expect(day(/29/)).toHaveAccessibleName(closed)
      expect(day(/29/)).toBeDisabled()
      expect(day(/30/)).toHaveAccessibleName(unknown)
      expect(requests.map(({ url }) => new URL(url).search)).toEqual([
        '?orgId=102&firstDate=2026-11-25&lastDate=2026-12-09',
      ])
      expect(ofOne).toEqual([])
    },
  )

  test('[A440] an organisation without counts is not asked, and its days are open', async () => {
    limited(null, null)
    const requests = answerAhead()
    await renderApp(URL_102, { signedInAs: PHONE })
    expect(await screen.findByRole('radio', { name: '11月27日 周五, 可约' })).toBeEnabled()
    expect(requests).toEqual([])
  })

  test('[A440] failed counts leave the days without numbers and without an error, and the chosen day is requested', async () => {
    answerCounts(4, 5)
    answer('/organ/listSubscribeCount', () => new Response(null, { status: 404 }))
    const { user } = await renderApp(URL_102, { signedInAs: PHONE })
    await user.click(await screen.findByRole('radio', { name: '11月27日 周五' }))
    expect(await screen.findByText('上午余 16')).toBeVisible()
    expect(day(/11月27日/)).toHaveAccessibleName('11月27日 周五, 余 27')
    expect(screen.queryByRole('alert', { name: /./ })).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: '下一步' })).toBeEnabled()
  })

  test('[A440] [A396] a day that filled up meanwhile says so once chosen; choosing it again refetches it', async () => {
    let counts = { morningCount: 20, afternoonCount: 16 }
    limited(20, 16)
    answerAhead(['2026-11-27', 1, 1])
    answer('/organ/getSubscribeCount', () => counts)
    const { user } = await renderApp(URL_102, { signedInAs: PHONE })
    await user.click(await screen.findByRole('radio', { name: '11月27日 周五, 余 34' }))
    await waitFor(() => expect(day(/11月27日/)).toHaveAccessibleName('11月27日 周五, 满'))
    expect(screen.getByRole('button', { name: '下一步' })).toBeDisabled()
    counts = { morningCount: 19, afternoonCount: 16 }
    await user.click(day(/11月27日/))
    await waitFor(() => expect(day(/11月27日/)).toHaveAccessibleName('11月27日 周五, 余 1'))
    expect(screen.getByRole('button', { name: '下一步' })).toBeEnabled()
  })

  test('[A440] [RA4] a day chosen before is shown with the counts loaded for all days', async () => {
    limited(20, 16)
    const ofOne = answer('/organ/getSubscribeCount', () => ({ morningCount: 2, afternoonCount: 2 }))
    const { user, router } = await renderApp(URL_102, { signedInAs: PHONE })
    await user.click(await screen.findByRole('radio', { name: /11月27日/ }))
    await waitFor(() => expect(ofOne).toHaveLength(1))
    await user.click(screen.getByRole('button', { name: '下一步' }))
    await heading('确认订单')
    const requests = answerAhead(['2026-11-27', 1, 1])
    await act(() => router.navigate(-1))
    await waitFor(() => expect(screen.getByRole('radio', { name: '11月27日 周五, 余 34' })).toBeChecked())
    expect(requests).toHaveLength(1)
    expect(ofOne).toHaveLength(1)
  })
})
