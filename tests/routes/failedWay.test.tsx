import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { answer, PHONE } from './bookingSupport'
import { address, heading, renderApp } from './support'

const down = () => new Response('', { status: 502 })

test('[A54] a page that could not be had leads home as well, for it has no tabs', async () => {
  answer('/subscribe/getRefundDetail', down)
  await renderApp('/refund/detail/7', { signedInAs: PHONE })
  await heading('没能打开这个页面')
  expect(screen.getByRole('button', { name: '重试' })).toBeVisible()
  await userEvent.click(screen.getByRole('link', { name: '返回首页' }))
  await heading('乳腺健康管理')
  expect(address()).toBe('/home')
})

test('[A54] where the tabs stand they are the way', async () => {
  answer('/healthService/getServicePackageDetail', down)
  await renderApp('/service/detail/1', { signedInAs: PHONE })
  await heading('没能打开这个页面')
  expect(screen.getByRole('link', { name: '首页' })).toBeVisible()
  expect(screen.queryByRole('link', { name: '返回首页' })).toBeNull()
})
