import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { scrollIntoReach } from '../../support/intersection'
import { answer } from '../../support/answers'
import { itBecomes, itIs } from '../../support/clinicClock'
import { heading, PHONE, renderApp } from '../../support/app'
import { listen } from '../../spoken/listen'
import { withoutGeneratedContent } from '../../spoken/screenReader'

const row = (subscribeNum: string, subscribeStatus: string, subscribeTime: string) => ({
  id: subscribeNum,
  subscribeNum,
  subscribeStatus,
  orgImageUrl: '',
  orgName: '木棉体检中心（东城）',
  subscribeTime,
  practicalPrice: 0,
  name: '周玉珍',
  specificationName: '尊享版',
})
const AHEAD = row('AHEAD', '2', '2026-11-25')
const OVER = row('OVER', '6', '2026-11-20')
const PAGE = 10
/** Serves these rows in pages of ten; returns the requests. */
const serve = (rows: object[]) =>
  answer('/subscribe/listSubscribe', ({ url }) => {
    const page = Number(new URL(url).searchParams.get('pageNum'))
    return { list: rows.slice((page - 1) * PAGE, page * PAGE), total: rows.length }
  })
const numbers = () =>
  screen
    .queryAllByRole('link')
    .filter((link) => link.getAttribute('href')?.startsWith('/subscribe/detail/'))
    .map((link) => link.getAttribute('href')?.split('/').pop())
const open = (language: 'zh' | 'en' = 'zh') => renderApp('/subscribe/list', { signedInAs: PHONE, language })
const choice = (name: string) => screen.findByRole('button', { name })

beforeEach(() => itIs('2026-11-24 10:00:00'))

test.each([
  ['zh', '全部', '未完成', '已结束'],
  ['en', 'All', 'Upcoming', 'Past or cancelled'],
] as const)(
  '[A521] (%s) the list shows all, those to come, or those that are over',
  async (language, all, ahead, over) => {
    serve([
      AHEAD,
      row('TODAY', '2', '2026-11-24'),
      row('UNPAID', '1', '2026-11-26'),
      row('CANCELLED', '4', '2026-11-28'),
      OVER,
      row('MISSED', '2', '2026-11-23'),
    ])
    const { user } = await open(language)
    expect(await choice(all)).toHaveAttribute('aria-pressed', 'true')
    expect(numbers()).toEqual(['AHEAD', 'TODAY', 'UNPAID', 'CANCELLED', 'OVER', 'MISSED'])
    await user.click(await choice(ahead))
    expect(numbers()).toEqual(['AHEAD', 'TODAY', 'UNPAID'])
    await user.click(await choice(over))
    expect(numbers()).toEqual(['CANCELLED', 'OVER', 'MISSED'])
    expect(await choice(over)).toHaveAttribute('aria-pressed', 'true')
  },
)

test('[A521] pages without a row of the group are passed over, and each is asked for once', async () => {
  const older = Array.from({ length: 2 * PAGE }, (_, index) => row(`OVER${index}`, '6', '2026-11-20'))
  const requests = serve([...older, AHEAD])
  const { user } = await open()
  await user.click(await choice('未完成'))
  await waitFor(() => expect(numbers()).toEqual(['AHEAD']))
  expect(requests.map(({ url }) => new URL(url).searchParams.get('pageNum'))).toEqual(['1', '2', '3'])
  await user.click(await choice('已结束'))
  expect(numbers()).toHaveLength(2 * PAGE)
})

test('[A521] [A522] an empty group is read out once every page was looked at, and the choice keeps the focus', async () => {
  withoutGeneratedContent()
  const requests = serve(Array.from({ length: PAGE + 1 }, (_, index) => row(`OVER${index}`, '6', '2026-11-20')))
  const { user } = await open()
  const { said, heard } = listen()
  await user.click(await choice('未完成'))
  expect(await screen.findByText('没有未完成的预约')).toBeVisible()
  await heard()
  expect(said.at(-1)).toMatch(/^polite: 没有未完成的预约/)
  expect(requests).toHaveLength(2)
  expect(screen.getByRole('link', { name: '去预约检查' })).toHaveAttribute('href', '/service/list')
  expect(await choice('未完成')).toHaveFocus()
})

test('[A521] without any over, the group says so and offers nothing', async () => {
  serve([AHEAD])
  const { user } = await open('en')
  await user.click(await choice('Past or cancelled'))
  expect(await screen.findByText('No past or cancelled appointments')).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Book a check' })).toBeNull()
})

test('[A521] at midnight an appointment of that day is over', async () => {
  serve([AHEAD, row('TODAY', '2', '2026-11-24')])
  const { user } = await open()
  await user.click(await choice('未完成'))
  expect(numbers()).toEqual(['AHEAD', 'TODAY'])
  itBecomes('2026-11-25 00:00:30')
  await waitFor(() => expect(numbers()).toEqual(['AHEAD']))
})

test('[A521] the next page of a group loads at its end', async () => {
  const ahead = Array.from({ length: PAGE + 2 }, (_, index) => row(`AHEAD${index}`, '2', '2026-11-25'))
  serve(ahead)
  const { user } = await open()
  await user.click(await choice('未完成'))
  expect(numbers()).toHaveLength(PAGE)
  act(scrollIntoReach)
  await waitFor(() => expect(numbers()).toHaveLength(PAGE + 2))
})

test('[A521] a next page that fails keeps the choice and offers a retry', async () => {
  let fails = true
  answer('/subscribe/listSubscribe', ({ url }) => {
    if (url.includes('pageNum=1&')) return { list: Array.from({ length: PAGE }, () => OVER), total: PAGE + 1 }
    return fails ? new Response(null, { status: 502 }) : { list: [AHEAD], total: PAGE + 1 }
  })
  const { user } = await open()
  await user.click(await choice('未完成'))
  const retry = await screen.findByRole('button', { name: '重试' })
  expect(screen.queryByText('没有未完成的预约')).toBeNull()
  fails = false
  await user.click(retry)
  await waitFor(() => expect(numbers()).toEqual(['AHEAD']))
})

test('[A521] [A614] the chosen group is still chosen after a look at a detail', async () => {
  serve([AHEAD, OVER])
  const { user, router } = await open()
  await user.click(await choice('已结束'))
  await act(() => router.navigate('/subscribe/detail/1745039284758340003'))
  await heading('预约详情')
  await act(() => router.navigate(-1))
  expect(await choice('已结束')).toHaveAttribute('aria-pressed', 'true')
})
