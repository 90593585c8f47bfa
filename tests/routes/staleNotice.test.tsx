import { act, screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import { beforeEach, describe, expect, test } from 'vitest'
import { bringExaminee } from '@/stores/booking/bringExaminee'
import { startOrder } from '@/stores/booking/order'
import { refreshPeople } from '@/stores/account/account'
import { answer, refuse } from '../support/answers'
import { itIs } from '../support/clinicClock'
import { address, heading, PHONE, renderApp, server } from '../support/app'

const SAID = '没能更新，下面是上次的内容'
/** A paid appointment of the demo clinic that started on Tuesday, 24 November 2026. */
const APPOINTMENT = '1745039284758340004'
const CONFIRM = '/order/confirmOrder/1?orgId=102'

type App = Awaited<ReturnType<typeof renderApp>>
/** Leaves the current screen and returns to it. */
const comeBack = async ({ router }: App) => {
  const left = address()
  await act(() => router.navigate('/guide/follow'))
  await heading('关注公众号')
  await act(() => router.navigate(left))
}
/** A call that the demo clinic answers unless it is set to fail. */
const faltering = (path: string) => {
  let failure: (() => Response) | undefined
  server.use(http.all(`*/api${path}`, () => failure?.()))
  return {
    fail: (how: () => Response = () => Response.error()) => {
      failure = how
    },
    mend: () => {
      failure = undefined
    },
  }
}
const line = () => screen.findByText(SAID)
const tryAgain = async () => within((await line()).parentElement as HTMLElement).getByRole('button', { name: '重试' })
const mended = () => waitFor(() => expect(screen.queryByText(SAID)).toBeNull())

const REFUND = {
  id: '7',
  subscribeNum: 'YY7',
  payStatus: 3,
  refundPrice: 29_800,
  cancelReason: 1,
  createTime: '2026-11-24 17:59:59',
  refundTime: null,
}

beforeEach(() => {
  itIs('2026-11-24 10:00:00')
  answer('/subscribe/getRefundDetail', () => REFUND)
})

describe('a failed refetch keeps the content, and shows one message until it succeeds', () => {
  test.each([
    ['Home keeps its cards', '/home', '乳腺健康管理', '/healthService/listHealthService', '尊享乳腺检查'],
    ['a service', '/service/detail/3', '尊享乳腺检查', '/healthService/getServicePackageDetail', '¥598.00'],
    ['an appointment', `/subscribe/detail/${APPOINTMENT}`, '预约详情', '/subscribe/getSubscribeDetail', '周玉珍'],
    [
      'the list of appointments keeps its rows',
      '/subscribe/list',
      '我的预约',
      '/subscribe/listSubscribe',
      '此条目无法显示',
    ],
    ['a refund', '/refund/detail/7', '退款详情', '/subscribe/getRefundDetail', 'YY7'],
    ['the relatives', '/patient/list', '亲友管理', '/relativesManager/getRelativesList', '周玉珍'],
    ['the people to choose from', '/patient/select', '选择受检人', '/subscribe/getInspectorsInfoList', '周玉珍'],
    ['the personal centre', '/my', '个人中心', '/customer/getCustomerInfo', '林婉清'],
    ['my questionnaires', '/chq/my', '我的问卷', '/subscribe/getInspectChq', '林可'],
    ['the time to select', '/order/selectTime/1?orgId=102', '选择日期', '/organ/getOrganInfo', '木棉体检中心（东城）'],
    ['a check-in', '/subscribe/nowFree?orgId=102', '现场登记', '/organ/getOrganInfo', '木棉体检中心（东城）'],
  ])('the content stays: %s', async (_what, url, title, path, shown) => {
    const call = faltering(path)
    const app = await renderApp(url, { signedInAs: PHONE })
    await heading(title)
    expect((await screen.findAllByText(shown))[0]).toBeVisible()
    call.fail()
    await comeBack(app)
    expect(await line()).toBeVisible()
    expect(screen.getAllByText(SAID)).toHaveLength(1)
    expect(screen.getAllByText(shown)[0]).toBeVisible()
    call.mend()
    await app.user.click(await tryAgain())
    await mended()
    expect(screen.getAllByText(shown)[0]).toBeVisible()
  })

  test('the message is shown in English', async () => {
    const call = faltering('/healthService/listHealthService')
    const { router } = await renderApp('/home', { signedInAs: PHONE, language: 'en' })
    await screen.findByText('¥598.00')
    call.fail()
    await act(() => router.navigate('/service/detail/1'))
    await act(() => router.navigate('/home'))
    const said = await screen.findByText('Not updated. This is what we last loaded.')
    expect(screen.getAllByRole('status').filter((status) => status.contains(said))).toHaveLength(1)
    expect(within(said.parentElement as HTMLElement).getByRole('button', { name: 'Try again' })).toBeVisible()
    expect(screen.getByText('¥598.00')).toBeVisible()
  })
})

describe('an order that is about to be confirmed', () => {
  const open = async () => {
    const people = faltering('/subscribe/getInspectorsInfoList')
    startOrder({ serviceId: '1', organisationId: '102', day: '2026-11-28' })
    const app = await renderApp(CONFIRM, { signedInAs: PHONE })
    await heading('确认订单')
    return { app, people }
  }
  const patient = () => screen.findByRole('button', { name: /^受检人/ })
  const keptOrder = () => window.localStorage.getItem('of:1001:draft:order')

  test('the order stays, with its patient', async () => {
    const { app, people } = await open()
    await app.user.click(await patient())
    await app.user.click(within(await screen.findByRole('dialog')).getByRole('radio', { name: '周玉珍' }))
    people.fail()
    act(refreshPeople)
    expect(await line()).toBeVisible()
    expect(await patient()).toHaveTextContent('周玉珍')
    people.mend()
    await app.user.click(await tryAgain())
    await mended()
    expect(await patient()).toHaveTextContent('周玉珍')
  })

  test('the order is not shown for a person who is missing in the stale data', async () => {
    const { app, people } = await open()
    await patient()
    people.fail()
    await act(() => bringExaminee('2999'))
    await comeBack(app)
    await screen.findByText('没能打开这个页面')
    expect(keptOrder()).toContain('2999')
  })
})

describe('a refetch that the server rejects as unknown', () => {
  test.each([
    ['a service', '/service/detail/3', '尊享乳腺检查', '/healthService/getServicePackageDetail'],
    ['an appointment', `/subscribe/detail/${APPOINTMENT}`, '预约详情', '/subscribe/getSubscribeDetail'],
    ['a refund', '/refund/detail/7', '退款详情', '/subscribe/getRefundDetail'],
  ])('[A92] the screen redirects Home: %s', async (_what, url, title, path) => {
    const call = faltering(path)
    const app = await renderApp(url, { signedInAs: PHONE })
    await heading(title)
    call.fail(() => refuse('不存在'))
    await comeBack(app)
    await heading('乳腺健康管理')
    expect(address()).toBe('/home')
  })
})

describe('data that would mislead when stale', () => {
  test('[A121] the answer whether an appointment can be cancelled is hidden', async () => {
    const app = await renderApp(`/subscribe/detail/${APPOINTMENT}`, { signedInAs: PHONE })
    await heading('预约详情')
    answer('/subscribe/getSubscribeDetail', () => Response.error())
    await app.user.click(screen.getByRole('link', { name: '取消预约' }))
    await screen.findByText('没能打开这个页面')
    expect(screen.queryByRole('radio')).toBeNull()
  })

  test('[TIME-05] the bookable days are hidden', async () => {
    const app = await renderApp('/order/selectTime/1?orgId=102', { signedInAs: PHONE })
    await heading('选择日期')
    answer('/organ/getOrganConfig', () => Response.error())
    await comeBack(app)
    await screen.findByText('没能打开这个页面')
  })
})

test('[A391] an unanswered cancellation stays in sight when the appointment fails to load too', async () => {
  const { user } = await renderApp(`/subscribe/cancel/${APPOINTMENT}`, { signedInAs: PHONE })
  await heading('取消预约')
  answer('/subscribe/cancelSubscribe', () => {
    answer('/subscribe/getSubscribeDetail', () => Response.error())
    return Response.error()
  })
  await user.click(await screen.findByRole('radio', { name: '其他' }))
  await waitFor(() => expect(screen.getByRole('button', { name: '取消预约' })).not.toHaveAttribute('aria-busy'))
  await user.click(screen.getByRole('button', { name: '取消预约' }))
  await user.click(await screen.findByRole('button', { name: '确定取消' }))
  expect(await screen.findByText('没有收到取消结果')).toBeVisible()
})

test('[A522] the retry of a page that stays keeps the focus while it is busy', async () => {
  const details = faltering('/healthService/getServicePackageDetail')
  const app = await renderApp('/service/detail/1', { signedInAs: PHONE })
  await waitFor(() => expect(screen.queryAllByText('正在加载')).toEqual([]))
  details.fail()
  await comeBack(app)
  const retry = await tryAgain()
  answer('/healthService/getServicePackageDetail', () => new Promise(() => undefined))
  await app.user.click(retry)
  expect(retry).toHaveFocus()
  expect(retry).toHaveAttribute('aria-busy', 'true')
})

test('[A522] a retry that brings the page up to date leaves the focus on the page', async () => {
  const details = faltering('/healthService/getServicePackageDetail')
  const app = await renderApp('/service/detail/1', { signedInAs: PHONE })
  await waitFor(() => expect(screen.queryAllByText('正在加载')).toEqual([]))
  details.fail()
  await comeBack(app)
  const retry = await tryAgain()
  details.mend()
  await app.user.click(retry)
  await waitFor(() => expect(retry).not.toBeInTheDocument())
  expect(screen.getByRole('main')).toHaveFocus()
})
