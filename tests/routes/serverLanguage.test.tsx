import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, test } from 'vitest'
import { ApiError } from '@/api/errors'
import { showNotice } from '@/app/notices'
import { renderApp, server } from '../support/app'

const PHONE = '13800000001'
const order = (index: number) => `174503928475834${String(index).padStart(4, '0')}`
const inspection = (index: number) => `674503928475836${String(index).padStart(4, '0')}`

/** Returns the texts with letters of a language that are not marked with its tag. */
const unmarked = (letters: RegExp, tag: string): string[] => {
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const found: string[] = []
  while (walk.nextNode()) {
    const { data, parentElement } = walk.currentNode as Text
    if (letters.test(data) && parentElement?.closest('[lang]')?.getAttribute('lang') !== tag) found.push(data)
  }
  return found
}

describe('on an English screen each Chinese text of the server is marked as Chinese', () => {
  test.each([
    '/home',
    '/service/list',
    '/service/detail/1',
    '/organ/list?serviceId=1',
    '/subscribe/list',
    `/subscribe/detail/${order(3)}`,
    '/consult/index',
    '/consult/doctor?id=3001',
    '/consult/my',
    '/news/detail/1001',
    '/my',
    '/my/coupon',
    '/patient/list',
    '/patient/select',
    '/chq/my',
    '/report/list',
    `/report/detail/${inspection(1)}`,
    '/report/palpationReport?reportId=8745039284758360001&specificationId=2',
    '/report/timeline?customerId=1001',
    `/order/tradePay/${order(1)}?type=subscribe`,
    `/subscribe/cancel/${order(3)}`,
    '/subscribe/submit/1?orgId=105',
    '/order/selectTime/1?orgId=102',
    '/coupon/get/310',
    '/chat/1745039284758380008?type=1',
    '/report/riskReport?reportId=8745039284758360001',
    '/report/healthServicesReport?reportId=1745039284758370001',
    '/subscribe/nowFree?orgId=105',
    '/chq/healthServiceChq?serviceId=1',
  ])('%s', async (at) => {
    await renderApp(at, { signedInAs: PHONE, language: 'en' })
    await screen.findByRole('heading', { level: 1 })
    await waitFor(() => expect(document.body.textContent).toMatch(/\p{Script=Han}/u))
    await waitFor(() => expect(screen.queryAllByText('Loading')).toEqual([]))
    expect(document.documentElement.lang).toBe('en')
    expect(unmarked(/\p{Script=Han}/u, 'zh-CN')).toEqual([])
  })
})

test('on a Chinese screen a text of the server without Chinese letters is marked as English, and another is not', async () => {
  const columns = [
    { id: '1', columnName: 'Healthy life' },
    { id: '2', columnName: 'CT 检查' },
  ]
  server.use(http.get('*/api/news/listColumn', () => HttpResponse.json({ data: columns, message: '', status: 200 })))
  await renderApp('/home', { signedInAs: PHONE })
  expect(await screen.findByText('Healthy life')).toHaveAttribute('lang', 'en')
  expect(screen.getByRole('tab', { name: 'CT 检查' }).querySelector('[lang]')).toBeNull()
})

test('a change of the language marks the names on the screen again', async () => {
  const { user } = await renderApp('/my', { signedInAs: PHONE })
  const name = await screen.findByRole('heading', { level: 2, name: '林婉清' })
  expect(name.querySelector('[lang]')).toBeNull()
  for (const [to, lang] of [
    ['English', 'zh-CN'],
    ['中文', undefined],
    ['English', 'zh-CN'],
  ] as const) {
    await user.click(screen.getByRole('button', { name: to }))
    await waitFor(() => expect(name.querySelector('[lang]')?.getAttribute('lang')).toBe(lang))
  }
})

test('on an English screen a Chinese sentence of the red bar is marked as Chinese', async () => {
  await renderApp('/home', { signedInAs: PHONE, language: 'en' })
  await screen.findByRole('heading', { level: 1 })
  act(() => showNotice(new ApiError('refused', 50000, '系统繁忙，请稍后再试')))
  expect(await screen.findByText('系统繁忙，请稍后再试')).toHaveAttribute('lang', 'zh-CN')
})

test('the choice of the language of the page for the doctor names each language in itself', async () => {
  await renderApp('/report/visitSummary?reportId=8745039284758360001', { signedInAs: PHONE, language: 'en' })
  const choice = await screen.findByRole('radiogroup', { name: 'Language of the page' })
  expect(within(choice).getByText('中文')).toHaveAttribute('lang', 'zh-CN')
})
