import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { setClockOffset } from '@/lib/time/clock'
import { answer } from '../support/answers'
import { address, heading, PHONE, reloadApp, renderApp } from '../support/app'

beforeEach(() => import('@/routes/shared/lazy/HelpPart'))

const down = () => new Response('', { status: 502 })

test('[A54] a page that fails to load offers a link Home, since it has no tabs', async () => {
  answer('/subscribe/getRefundDetail', down)
  await renderApp('/refund/detail/7', { signedInAs: PHONE })
  await screen.findByText('没能打开这个页面')
  expect(screen.getByRole('button', { name: '重试' })).toBeVisible()
  await userEvent.click(screen.getByRole('link', { name: '返回首页' }))
  await heading('乳腺健康管理')
  expect(address()).toBe('/home')
})

test('[A54] a page with tabs offers no extra link', async () => {
  answer('/healthService/getServicePackageDetail', down)
  await renderApp('/service/detail/1', { signedInAs: PHONE })
  await screen.findByText('没能打开这个页面')
  expect(screen.getByRole('link', { name: '首页' })).toBeVisible()
  expect(screen.queryByRole('link', { name: '返回首页' })).toBeNull()
})

test.each([
  ['/report/detail/9', '找不到这份报告'],
  ['/report/riskReport?reportId=9', '找不到这份报告'],
  ['/consult/doctor?id=9', '找不到这位医生'],
  ['/coupon/get/999', '找不到这张优惠券'],
  ['/news/detail/9', '找不到这篇文章'],
  ['/pdf/pdfViewer?pdfUrl=javascript:alert(1)', '这个链接不能打开'],
])(
  '[A92] a missing item is reported by the page alone, with a link that Back does not return from: %s',
  async (at, text) => {
    const { router } = await renderApp(at, { signedInAs: PHONE })
    await screen.findByText(text)
    expect(screen.queryByText(/不存在/)).toBeNull()
    expect(await screen.findByRole('button', { name: '帮助与联系' })).toBeVisible()
    await userEvent.click(screen.getByRole('link', { name: /查看|看其他|返回|看报告|我的报告/ }))
    await waitFor(() => expect(router.state.location.pathname).not.toBe(at.split('?')[0]))
    expect(router.state.historyAction).toBe('REPLACE')
  },
)

const HELP = { zh: '帮助与联系', en: 'Help and contact' }
const RETRY = { zh: '重试', en: 'Try again' }

test.each(['zh', 'en'] as const)('help is one tap away from the second failure in a row on (%s)', async (language) => {
  answer('/subscribe/getRefundDetail', down)
  const { user } = await renderApp('/refund/detail/7', { signedInAs: PHONE, language })
  const retry = await screen.findByRole('button', { name: RETRY[language] })
  expect(screen.queryByRole('button', { name: HELP[language] })).toBeNull()
  await user.click(retry)
  await user.click(await screen.findByRole('button', { name: HELP[language] }))
  const sheet = within(await screen.findByRole('dialog', { name: HELP[language] }))
  expect(sheet.getByRole('link', { name: '120' })).toHaveAttribute('href', 'tel:120')
})

test('help is offered again after a reload, since a screen that is lost retries by one', async () => {
  answer('/subscribe/getRefundDetail', down)
  const { user } = await renderApp('/refund/detail/7', { signedInAs: PHONE })
  await user.click(await screen.findByRole('button', { name: '重试' }))
  await reloadApp()
  expect(await screen.findByRole('button', { name: '帮助与联系' })).toBeVisible()
})

test('a failure two minutes after a retry is a first one again', async () => {
  answer('/subscribe/getRefundDetail', down)
  const { user } = await renderApp('/refund/detail/7', { signedInAs: PHONE })
  await user.click(await screen.findByRole('button', { name: '重试' }))
  await screen.findByRole('button', { name: '帮助与联系' })
  setClockOffset(120_000)
  await reloadApp()
  await screen.findByRole('button', { name: '重试' })
  expect(screen.queryByRole('button', { name: '帮助与联系' })).toBeNull()
})

test('a failed part of a screen offers help too, once for all parts', async () => {
  answer('/organ/*', down)
  answer('/news/*', down)
  const { user } = await renderApp('/home', { signedInAs: PHONE })
  await screen.findByText('有些内容没有加载出来')
  await waitFor(() => expect(screen.queryAllByText('正在加载')).toEqual([]))
  await user.click(await screen.findByRole('button', { name: '重试' }))
  expect(await screen.findAllByRole('button', { name: '帮助与联系' })).toHaveLength(1)
})

test('an unknown address offers help at once', async () => {
  await renderApp('/nowhere', { signedInAs: PHONE })
  expect(await screen.findByText('链接可能有误，或页面已经移走。')).toBeVisible()
  expect(await screen.findByRole('button', { name: '帮助与联系' })).toBeVisible()
})

test('[A522] a retry of a page leaves the focus on the page, since its button disappears', async () => {
  answer('/subscribe/getRefundDetail', down)
  const { user } = await renderApp('/refund/detail/7', { signedInAs: PHONE })
  const retry = await screen.findByRole('button', { name: '重试' })
  answer('/subscribe/getRefundDetail', () => new Promise(() => undefined))
  await user.click(retry)
  expect(retry).not.toBeInTheDocument()
  expect(screen.getByRole('main')).toHaveFocus()
})

test('[A522] a retry of a part leaves the focus on the page too', async () => {
  answer('/news/listColumn', down)
  const { user } = await renderApp('/home', { signedInAs: PHONE })
  const retry = await screen.findByRole('button', { name: '重试' })
  answer('/news/listColumn', () => new Promise(() => undefined))
  await user.click(retry)
  expect(retry).not.toBeInTheDocument()
  expect(screen.getByRole('main')).toHaveFocus()
})
