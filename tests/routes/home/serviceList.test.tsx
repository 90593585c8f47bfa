import { act, screen, waitFor, within } from '@testing-library/react'
import { delay, http, HttpResponse } from 'msw'
import { describe, expect, test } from 'vitest'
import { scrollIntoReach } from '../../support/intersection'
import { heading, renderApp, server, visited } from '../../support/app'

const PHONE = '13800000001'

const service = (fields: object) => ({
  serviceId: '9',
  serviceName: '周末专场检查',
  serviceDesc: '周六上午',
  servicePrice: 13800,
  coverPhoto: '/pictures/service-1.svg',
  serviceTypeId: 1,
  externalLink: null,
  shelfStatus: '1',
  display: '1',
  ...fields,
})
const answer = (data: (page: number) => unknown) => {
  const requests: string[] = []
  server.use(
    http.get('*/api/healthService/listHealthService', ({ request }) => {
      const { search, searchParams } = new URL(request.url)
      requests.push(search)
      const page = data(Number(searchParams.get('pageNum')))
      return page instanceof Response ? page : HttpResponse.json({ data: page, message: '', status: 200 })
    }),
  )
  return requests
}
const cards = () => screen.findAllByRole('article')
const open = async (language: 'zh' | 'en' = 'zh') => renderApp('/service/list', { signedInAs: PHONE, language })

describe('the list of services', () => {
  test('[NAV-09] [A89] a card shows cover, name, words and price, and leads to the detail', async () => {
    answer(() => ({
      list: [service({}), service({ serviceId: '10', serviceTypeId: 3, externalLink: 'https://partner.example/' })],
      total: 2,
    }))
    const { user } = await open()
    await heading('服务列表')
    expect(document.title).toBe('服务列表')
    const [card, other] = await cards()
    expect(card).toHaveTextContent('周末专场检查周六上午¥138.00')
    expect(card?.querySelector('img')).toHaveAttribute('src', expect.stringMatching(/\/pictures\/service-1\.svg$/))
    expect(within(other as HTMLElement).getByRole('link')).toHaveAttribute('href', '/service/detail/10')
    await user.click(within(card as HTMLElement).getByRole('link'))
    await waitFor(() => expect(visited()).toContain('/service/detail/9'))
  })

  test.each([
    ['zh', '免费'],
    ['en', 'Free'],
  ] as const)(
    '[A617] a check of price 0 names no price, because its packages may cost something (%s)',
    async (...args) => {
      const [language, free] = args
      const of = { servicePrice: 0, externalLink: 'https://partner.example/' }
      answer(() => ({
        list: [
          service(of),
          service({ ...of, serviceId: '10', serviceTypeId: 2 }),
          service({ ...of, serviceId: '11', serviceTypeId: 3 }),
        ],
        total: 3,
      }))
      await open(language)
      expect((await cards()).map((card) => card.textContent)).toEqual([
        '周末专场检查周六上午',
        `周末专场检查周六上午${free}`,
        `周末专场检查周六上午${free}`,
      ])
    },
  )

  test.each(['zh', 'en'] as const)(
    '[A645] a service without a price is listed with a dash, and a check without one names no price (%s)',
    async (language) => {
      const of = { servicePrice: null, externalLink: 'https://partner.example/' }
      answer(() => ({
        list: [
          service(of),
          service({ ...of, serviceId: '10', serviceTypeId: 2 }),
          service({ ...of, serviceId: '11', serviceTypeId: 3, servicePrice: '128.00' }),
        ],
        total: 3,
      }))
      await open(language)
      expect((await cards()).map((card) => card.textContent)).toEqual([
        '周末专场检查周六上午',
        '周末专场检查周六上午—',
        '周末专场检查周六上午—',
      ])
    },
  )

  test('[SVC-11] [API-54] services load in pages of ten near the end of the list, until there are no more', async () => {
    const requests = answer((page) => ({
      list: Array.from({ length: page < 3 ? 10 : 3 }, (_, index) => service({ serviceId: `${page}${index}` })),
      total: 23,
    }))
    await open()
    expect(await cards()).toHaveLength(10)
    for (const count of [20, 23]) {
      act(scrollIntoReach)
      await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(count))
    }
    expect(screen.getByText('没有更多了')).toBeVisible()
    expect(requests).toEqual(['?pageNum=1&pageSize=10', '?pageNum=2&pageSize=10', '?pageNum=3&pageSize=10'])
  })

  test('[SVC-08] [A91] only 0 hides a service, only 1 lists it, and without these fields it is shown', async () => {
    answer(() => ({
      list: [
        service({ serviceName: '隐藏', display: '0' }),
        service({ serviceName: '下架', shelfStatus: '2' }),
        service({ serviceName: '待上架', shelfStatus: 3 }),
        service({ serviceName: '数字', display: 1, shelfStatus: 1 }),
        service({ serviceName: '没有写', display: null, shelfStatus: null }),
        service({ serviceName: '空着', display: '', shelfStatus: '' }),
        service({ serviceName: '是', display: true }),
        service({ serviceName: '否', display: false }),
        service({ serviceName: '未知的显示', display: '2' }),
        service({ serviceName: '未知的上架', shelfStatus: '9' }),
      ].map((one, index) => ({ ...one, serviceId: String(index) })),
      total: 10,
    }))
    await open()
    await cards()
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      '数字',
      '没有写',
      '空着',
      '是',
      '未知的显示',
    ])
  })

  test('[SVC-08] [SVC-11] 19 of the clinic’s 23 services are offered', async () => {
    await open('en')
    await heading('Services')
    await cards()
    for (const _page of [2, 3]) {
      await waitFor(() => expect(screen.queryByText('Loading')).toBeNull())
      act(scrollIntoReach)
    }
    expect(await screen.findByText('No more entries')).toBeVisible()
    expect(screen.getAllByRole('article')).toHaveLength(19)
    expect(screen.queryByText(/内部测试|旧版体验|明年新|隐藏的/)).toBeNull()
  })

  test('[A91] pages without visible services are skipped', async () => {
    const requests = answer((page) => ({
      list:
        page < 3 ? Array.from({ length: 10 }, () => service({ display: '0' })) : [service({ serviceName: '第三页' })],
      total: 21,
    }))
    await open()
    expect(await screen.findByText('第三页')).toBeVisible()
    expect(requests).toHaveLength(3)
  })

  test.each([
    ['zh', '没有数据', '目前没有开放的服务', '返回首页'],
    ['en', 'Nothing here yet', 'No services are open at the moment', 'Back to Home'],
  ] as const)('[A354] the empty state in %s reads %s, says why, and leads on', async (language, text, why, home) => {
    answer(() => ({ list: [service({ display: '0' })], total: 1 }))
    await open(language)
    expect(await screen.findByText(text)).toBeVisible()
    expect(screen.getByText(why)).toBeVisible()
    expect(screen.getByRole('link', { name: home })).toHaveAttribute('href', '/home')
    expect(screen.queryByText(/没有更多了|No more entries/)).toBeNull()
  })

  test('[SVC-11] [RA7] a service returned twice is listed once', async () => {
    answer(() => ({ list: [service({}), service({ serviceId: '10' }), service({})], total: 3 }))
    await open()
    expect(await cards()).toHaveLength(2)
  })

  test('[RA7] [A387] an unreadable row is listed as such, and a missing value is a dash', async () => {
    answer(() => ({
      list: [service({ serviceTypeId: -1 }), service({ serviceName: '', serviceDesc: null })],
      total: 2,
    }))
    await open()
    const rows = within(await screen.findByRole('list')).getAllByRole('listitem')
    expect(rows.map(({ textContent }) => textContent)).toEqual(['此条目无法显示', '——¥138.00'])
  })

  test('[A354] a failed first page offers a retry', async () => {
    let fails = true
    answer(() => (fails ? HttpResponse.error() : { list: [service({})], total: 1 }))
    const { user } = await open('en')
    await screen.findByText('This page could not be opened')
    fails = false
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await cards()).toHaveLength(1)
  })

  test('[A354] a failed later page keeps the rows and offers a retry', async () => {
    let fails = true
    answer((page) => {
      if (page === 2 && fails) return HttpResponse.error()
      return {
        list: Array.from({ length: page === 1 ? 10 : 1 }, (_, index) => service({ serviceId: `${page}${index}` })),
        total: 11,
      }
    })
    const { user } = await open()
    expect(await cards()).toHaveLength(10)
    act(scrollIntoReach)
    const retry = await screen.findByRole('button', { name: '重试' })
    expect(screen.getAllByRole('article')).toHaveLength(10)
    fails = false
    await user.click(retry)
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(11))
  })

  test('[SVC-11] the pages are kept after Back', async () => {
    const { user, router } = await open()
    await cards()
    act(scrollIntoReach)
    await waitFor(() => expect(screen.getAllByRole('article').length).toBeGreaterThan(10))
    const before = screen.getAllByRole('article').length
    await user.click(screen.getByRole('link', { name: '年度健康问卷' }))
    await heading('年度健康问卷')
    await act(() => router.navigate(-1))
    await heading('服务列表')
    expect(screen.getAllByRole('article')).toHaveLength(before)
  })

  test('[A354] the list says so while the services are loading', async () => {
    server.use(http.get('*/api/healthService/listHealthService', () => delay('infinite')))
    await open()
    await heading('服务列表')
    expect(screen.getByText('正在加载')).toBeInTheDocument()
  })
})
