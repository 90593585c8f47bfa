import { act, screen, waitFor, within } from '@testing-library/react'
import { delay, http, HttpResponse } from 'msw'
import { describe, expect, test } from 'vitest'
import { scrollIntoReach } from '../../support/intersection'
import { address, heading, renderApp, server } from '../../support/app'

const PHONE = '13800000001'

const answer = (path: string, data: (url: URL) => unknown) =>
  server.use(
    http.get(`*/api/news/${path}`, ({ request }) => {
      const answer = data(new URL(request.url))
      return answer instanceof Response ? answer : HttpResponse.json({ data: answer, message: '', status: 200 })
    }),
  )
const item = (fields: object) => ({
  assistantId: '7',
  articleTitle: '标题',
  articleAbstract: '摘要',
  thumbnailUrl: '/pictures/news-1.svg',
  authorName: '编辑部',
  publishTime: '2026-11-18 09:00:00',
  ...fields,
})
const panel = () => screen.findByRole('tabpanel')
const titles = async () =>
  within(await panel())
    .queryAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent)
const tab = (name: string) => screen.findByRole('tab', { name })

describe('the news of Home', () => {
  test('[HOME-05] [HOME-06] [NEWS-03] [A82] the columns are tabs, and the first shows its first two articles', async () => {
    const requests: string[] = []
    server.events.on('request:start', ({ request }) => {
      if (request.url.includes('/news/listNews')) requests.push(new URL(request.url).search)
    })
    await renderApp('/home', { signedInAs: PHONE })
    await tab('健康生活')
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      '健康生活',
      '检查指南',
      '中心动态',
      '专家讲座',
    ])
    await waitFor(async () => expect(await titles()).toEqual(['给自己留出一刻钟的安静', '周末去公园走一走']))
    expect(requests).toEqual(['?columnId=1&pageNum=1&pageSize=2'])
    server.events.removeAllListeners()
  })

  test('[HOME-06] the next two load near the end of the list, until there are no more', async () => {
    await renderApp('/home', { signedInAs: PHONE })
    await waitFor(async () => expect(await titles()).toHaveLength(2))
    for (const count of [4, 6, 8, 10, 11]) {
      act(scrollIntoReach)
      await waitFor(async () => expect(await titles()).toHaveLength(count))
    }
    expect(within(await panel()).getByText('没有更多了')).toBeVisible()
  })

  test('[NEWS-02] [A81] a card shows thumbnail, title, abstract and the time as received, and leads to the article', async () => {
    answer('listNews', () => ({
      list: [
        item({ assistantId: '1745039284758347777', publishTime: '2026-11-20 09:00:00', articleTitle: '<b>标题</b>' }),
      ],
      total: 1,
    }))
    const { user } = await renderApp('/home', { signedInAs: PHONE })
    const card = within(await panel()).findByRole('article')
    expect(await card).toHaveTextContent('<b>标题</b>摘要2026年11月20日 09:00')
    expect((await card).querySelector('img')).toHaveAttribute('src', expect.stringMatching(/\/pictures\/news-1\.svg$/))
    await user.click(within(await card).getByRole('link', { name: '<b>标题</b>' }))
    await waitFor(() => expect(address()).toBe('/news/detail/1745039284758347777'))
  })

  test('[RA7] [A387] an unreadable row is listed as such, and a missing value is a dash', async () => {
    answer('listNews', () => ({
      list: [item({ articleTitle: null, articleAbstract: '', publishTime: 5 }), { articleTitle: '没有编号' }],
      total: 2,
    }))
    await renderApp('/home', { signedInAs: PHONE })
    const rows = await within(await panel()).findAllByRole('listitem')
    expect(rows[0]).toHaveTextContent('———')
    expect(rows[1]).toHaveTextContent('此条目无法显示')
  })

  test('[RA7] an article that is returned twice is listed once', async () => {
    answer('listNews', () => ({ list: [item({}), item({})], total: 2 }))
    await renderApp('/home', { signedInAs: PHONE })
    expect(await within(await panel()).findByText('没有更多了')).toBeVisible()
    expect(await titles()).toEqual(['标题'])
  })

  test('[HOME-06] another column shows its own articles, and Back restores column and pages', async () => {
    const { user, router } = await renderApp('/home', { signedInAs: PHONE })
    await user.click(await tab('检查指南'))
    await waitFor(async () => expect(await titles()).toEqual(['检查当天怎么准备', '报告在哪里看']))
    act(scrollIntoReach)
    await waitFor(async () => expect(await titles()).toHaveLength(3))
    await user.click(screen.getByRole('link', { name: '怎样为家人预约' }))
    await waitFor(() => expect(address()).toBe('/news/detail/2003'))
    await act(() => router.navigate(-1))
    await heading('乳腺健康管理')
    expect(await tab('检查指南')).toHaveAttribute('aria-selected', 'true')
    expect(await titles()).toHaveLength(3)
    await user.click(await tab('健康生活'))
    expect(await titles()).toHaveLength(2)
  })

  test('[A354] a column without articles shows the empty state, in both languages', async () => {
    const { user } = await renderApp('/home', { signedInAs: PHONE, language: 'en' })
    expect(await screen.findByRole('heading', { level: 2, name: 'Health news' })).toBeVisible()
    await user.click(await tab('专家讲座'))
    expect(await within(await panel()).findByText('Nothing here yet')).toBeVisible()
  })

  test('[A354] a failed first page and a failed later page offer a retry', async () => {
    let fails = true
    answer('listNews', (url) => {
      const page = Number(url.searchParams.get('pageNum'))
      return fails
        ? HttpResponse.error()
        : { list: [item({ assistantId: `${page}1` }), item({ assistantId: `${page}2` })], total: 4 }
    })
    const { user } = await renderApp('/home', { signedInAs: PHONE })
    expect(await within(await panel()).findByText('资讯没有加载出来')).toBeVisible()
    expect(await screen.findByText('乳腺健康检测')).toBeVisible()
    fails = false
    await user.click(within(await panel()).getByRole('button', { name: '重试' }))
    await waitFor(async () => expect(await titles()).toHaveLength(2))
    fails = true
    act(scrollIntoReach)
    const retry = await within(await panel()).findByRole('button', { name: '重试' })
    expect(await titles()).toHaveLength(2)
    fails = false
    await user.click(retry)
    await waitFor(async () => expect(await titles()).toHaveLength(4))
  })

  test('[A354] columns that fail to load affect nothing else, and load on a tap', async () => {
    server.use(http.get('*/api/news/listColumn', () => HttpResponse.error(), { once: true }))
    const { user } = await renderApp('/home', { signedInAs: PHONE })
    const main = within(await screen.findByRole('main'))
    expect(await main.findByText('资讯没有加载出来')).toBeVisible()
    expect(await screen.findByText('乳腺健康检测')).toBeVisible()
    await user.click(main.getByRole('button', { name: '重试' }))
    await waitFor(async () => expect(await titles()).toHaveLength(2))
  })

  test('[HOME-05] without columns there are no tabs, and an unreadable one is left out', async () => {
    answer('listColumn', () => [{ columnName: '没有编号' }])
    await renderApp('/home', { signedInAs: PHONE })
    expect(await screen.findByText('没有数据')).toBeVisible()
    expect(screen.queryByRole('tab')).toBeNull()
  })

  test('[A354] the section says so while the news are loading', async () => {
    server.use(http.get('*/api/news/listColumn', () => delay('infinite')))
    await renderApp('/home', { signedInAs: PHONE })
    const section = (await screen.findByRole('heading', { level: 2, name: '健康资讯' })).closest(
      'section',
    ) as HTMLElement
    expect(within(section).getByRole('status')).toHaveTextContent('正在加载')
  })
})
