import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { heading, PHONE, renderApp, server } from '../support/app'

const fail = (...paths: string[]) =>
  server.use(...paths.map((path) => http.all(`*/api${path}`, () => new HttpResponse(null, { status: 502 }))))
const main = () => within(screen.getByRole('main'))
const failures = () => main().queryAllByText('服务暂时不可用，请稍后重试')
const retries = () => main().queryAllByRole('button', { name: '重试' })
const PARTS = ['/healthService/*', '/organ/*', '/news/*'] as const

test('[A354] Home reports a server outage once, and one tap refetches every failed part', async () => {
  fail(...PARTS)
  const { user } = await renderApp('/home', { signedInAs: PHONE })
  await heading('乳腺健康管理')
  expect(await main().findByText('有些内容没有加载出来')).toBeVisible()
  await waitFor(() => {
    expect(screen.queryAllByText('正在加载')).toEqual([])
    expect(main().getAllByRole('alert')).toHaveLength(1)
    expect([failures().length, retries().length]).toEqual([1, 1])
  })
  // Parts that need no server are shown.
  expect(main().getByRole('link', { name: '乳腺癌风险自测' })).toBeVisible()
  expect(main().queryByText('健康资讯')).toBeNull()
  server.resetHandlers()
  await user.click(main().getByRole('button', { name: '重试' }))
  expect(await main().findByRole('link', { name: '查看全部服务' })).toBeVisible()
  expect(await main().findByRole('link', { name: '全部机构' })).toBeVisible()
  expect(await main().findByRole('tablist', { name: '资讯栏目' })).toBeVisible()
  expect(await main().findByRole('list', { name: '广告' })).toBeVisible()
  expect(retries()).toEqual([])
})

test('[A354] the outage is reported at the topmost failed part, whichever fails first', async () => {
  fail('/organ/*', '/news/*')
  await renderApp('/home', { signedInAs: PHONE })
  await heading('乳腺健康管理')
  const clinics = await main().findByText('有些内容没有加载出来')
  await waitFor(() => expect(screen.queryAllByText('正在加载')).toEqual([]))
  const services = await main().findByRole('link', { name: '查看全部服务' })
  expect(services.compareDocumentPosition(clinics)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect([failures().length, retries().length]).toEqual([1, 1])
})

test('[A354] stale content of the last visit is reported once, and its tap fetches the missing parts too', async () => {
  const { user, router } = await renderApp('/home', { signedInAs: PHONE })
  await heading('乳腺健康管理')
  await main().findByRole('link', { name: '查看全部服务' })
  await router.navigate('/guide/follow')
  fail(...PARTS)
  await router.navigate('/home')
  expect(await main().findByText('没能更新，下面是上次的内容')).toBeVisible()
  expect([failures().length, retries().length]).toEqual([0, 1])
  server.resetHandlers()
  await user.click(main().getByRole('button', { name: '重试' }))
  await waitFor(() => expect(retries()).toEqual([]))
})

test('[A354] one stale part and one failed part are reported as one outage', async () => {
  const { user, router } = await renderApp('/chq/healthServiceChq?serviceId=2', { signedInAs: PHONE })
  await heading('健康问卷')
  await waitFor(() => expect(screen.queryAllByText('正在加载')).toEqual([]))
  await act(() => router.navigate('/guide/follow'))
  fail('/*')
  await act(() => router.navigate('/chq/healthServiceChq?serviceId=2'))
  expect(await main().findByText('没能更新，下面是上次的内容')).toBeVisible()
  expect(await main().findByText('这里的内容没有加载出来')).toBeVisible()
  expect([failures().length, retries().length]).toEqual([0, 1])
  server.resetHandlers()
  await user.click(main().getByRole('button', { name: '重试' }))
  await waitFor(() => expect(main().queryByText('这里的内容没有加载出来')).toBeNull())
})
