import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { answer, PHONE } from './booking/support'
import { address, heading, renderApp } from './support'

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
  async (at, told) => {
    const { router } = await renderApp(at, { signedInAs: PHONE })
    await screen.findByText(told)
    expect(screen.queryByText(/不存在/)).toBeNull()
    await userEvent.click(screen.getByRole('link', { name: /查看|看其他|返回|看报告|我的报告/ }))
    await waitFor(() => expect(router.state.location.pathname).not.toBe(at.split('?')[0]))
    expect(router.state.historyAction).toBe('REPLACE')
  },
)
