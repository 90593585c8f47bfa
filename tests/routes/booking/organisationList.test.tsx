import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { reloadOrganisations } from '@/stores/booking/organisations'
import { scrollIntoReach } from '../../support/intersection'
import { answer } from '../../support/answers'
import { address, comeBack, heading, PHONE, renderApp } from '../../support/app'

const row = (fields: object) => ({
  orgId: '9',
  orgName: '晴和体检中心',
  orgImageUrl: '/pictures/organ-1.svg',
  address: '北京市东城区晨光路1号',
  businessTimeDesc: '周一至周五 08:00-17:00',
  distance: null,
  ...fields,
})
const cards = () => screen.findAllByRole('link')

/** Provides a position. */
const locate = () =>
  Object.defineProperty(navigator, 'geolocation', {
    configurable: true,
    value: {
      getCurrentPosition: (onPosition: (position: object) => void) =>
        onPosition({ coords: { longitude: 121.47, latitude: 31.23 } }),
    },
  })

afterEach(() => {
  Reflect.deleteProperty(navigator, 'geolocation')
  Reflect.deleteProperty(navigator, 'permissions')
})

describe('the list of organisations', () => {
  test('[RA7] an organisation returned twice is listed once', async () => {
    answer('/organ/listOrgan', () => ({ list: [row({}), row({ orgId: '10' }), row({}), {}], total: 4 }))
    await renderApp('/organ/list?serviceId=3', { signedInAs: PHONE })
    await heading('选择机构')
    expect(await cards()).toHaveLength(2)
    expect(screen.getByText('此条目无法显示')).toBeVisible()
  })

  test('[ORG-03] [A87] a card shows picture, name, address and business hours, and leads to the time picker', async () => {
    answer('/organ/listOrgan', () => ({ list: [row({})], total: 1 }))
    await renderApp('/organ/list?serviceId=3', { signedInAs: PHONE })
    await heading('选择机构')
    const [card] = await cards()
    expect(card).toHaveTextContent('晴和体检中心')
    expect(card).toHaveTextContent('地址北京市东城区晨光路1号')
    expect(card).toHaveTextContent('营业时间周一至周五 08:00-17:00')
    expect(card?.querySelector('img')).toHaveAttribute('src', expect.stringContaining('/pictures/organ-1.svg'))
    expect(card).toHaveAttribute('href', '/order/selectTime/3?orgId=9')
    expect(screen.getByText('没有更多了')).toBeVisible()
  })

  test('[ORG-04] [ORG-05] [A84] a known distance is shown in m or km', async () => {
    locate()
    const requests = answer('/organ/listOrgan', () => ({
      list: [850, 1234, null, ''].map((distance, index) => row({ orgId: String(index), distance })),
      total: 4,
    }))
    await renderApp('/organ/list?serviceId=1', { signedInAs: PHONE })
    const [metres, kilometres, unknown, blank] = await cards()
    expect(metres).toHaveTextContent('距离 850m')
    expect(kilometres).toHaveTextContent('距离 1.2km')
    expect(unknown).not.toHaveTextContent('距离')
    expect(blank).not.toHaveTextContent('距离')
    expect(new URL(requests[0]?.url ?? '').searchParams.get('longitude')).toBe('121.47')
  })

  test('[A409] [A88] without a position no distance is shown; without a service the first one is used', async () => {
    const requests = answer('/organ/listOrgan', () => ({ list: [row({ distance: 850 })], total: 1 }))
    await renderApp('/organ/list', { signedInAs: PHONE })
    const [card] = await cards()
    expect(card).not.toHaveTextContent('850m')
    expect(screen.getByText('打开定位，就能看到离您多远。')).toBeVisible()
    expect(card).toHaveAttribute('href', '/order/selectTime/1?orgId=9')
    expect(new URL(requests[0]?.url ?? '').searchParams.get('serviceId')).toBe('1')
  })

  test('[A86] [A607] a location that is allowed after three seconds sorts the list again and shows the distances', async () => {
    const asked: ((position: object) => void)[] = []
    const getCurrentPosition = (onPosition: (position: object) => void) => asked.push(onPosition)
    Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } })
    const requests = answer('/organ/listOrgan', ({ url }) => {
      const isNear = new URL(url).searchParams.get('longitude') === '121.47'
      return { list: [row({ orgName: isNear ? '近处' : '远处', distance: isNear ? 850 : 1_000_000 })], total: 1 }
    })
    await renderApp('/organ/list?serviceId=1', { signedInAs: PHONE })
    expect((await cards())[0]).toHaveTextContent('远处')
    expect(screen.getByText('打开定位，就能看到离您多远。')).toBeVisible()
    act(() => asked[0]?.({ coords: { longitude: 121.47, latitude: 31.23 } }))
    expect(await screen.findByText('近处')).toBeVisible()
    expect((await cards())[0]).toHaveTextContent('距离 850m')
    expect(screen.queryByText('打开定位，就能看到离您多远。')).toBeNull()
    expect([requests.length, asked.length]).toEqual([2, 1])
  })

  /** The user has allowed the location in the settings of the phone. */
  const allow = () => {
    locate()
    const query = () => Promise.resolve({ state: 'granted' })
    Object.defineProperty(navigator, 'permissions', { configurable: true, value: { query } })
  }
  const nearer = () =>
    answer('/organ/listOrgan', ({ url }) => {
      const isNear = new URL(url).searchParams.get('longitude') === '121.47'
      return { list: [row({ orgName: isNear ? '近处' : '远处', distance: isNear ? 850 : 1_000_000 })], total: 1 }
    })
  const HINT = '打开定位，就能看到离您多远。'

  test.each([
    ['returns to the page', () => comeBack()],
    [
      'opens the list again',
      async (router: Awaited<ReturnType<typeof renderApp>>['router']) => {
        await act(() => router.navigate('/service/list'))
        await heading('服务列表')
        await act(() => router.navigate(-1))
      },
    ],
  ])(
    '[A623] [ORG-04] the list is sorted again once the user has allowed the location and %s',
    async (_how, comesBack) => {
      const requests = nearer()
      const { router } = await renderApp('/organ/list?serviceId=1', { signedInAs: PHONE })
      expect(await screen.findByText(HINT)).toBeVisible()
      allow()
      await comesBack(router)
      expect(await screen.findByText('近处')).toBeVisible()
      expect((await cards())[0]).toHaveTextContent('距离 850m')
      expect(screen.queryByText(HINT)).toBeNull()
      expect(requests).toHaveLength(2)
    },
  )

  test('[A623] a refresh of the list asks for the location and the first page again', async () => {
    const requests = nearer()
    await renderApp('/organ/list?serviceId=1', { signedInAs: PHONE })
    expect(await screen.findByText(HINT)).toBeVisible()
    locate()
    await act(() => reloadOrganisations('1'))
    expect(await screen.findByText('近处')).toBeVisible()
    expect(requests).toHaveLength(2)
    expect(document.querySelector('.adm-pull-to-refresh')).toBeInTheDocument()
  })

  test.each([
    [
      'that throws',
      {
        getCurrentPosition: () => {
          throw new DOMException('blocked', 'SecurityError')
        },
      },
    ],
    ['without a value', undefined],
  ])(
    '[A86] [A409] a web view with a geolocation %s lists the organisations without a distance',
    async (_what, value) => {
      Object.defineProperty(navigator, 'geolocation', { configurable: true, value })
      answer('/organ/listOrgan', () => ({ list: [row({ distance: 850 })], total: 1 }))
      await renderApp('/organ/list?serviceId=1', { signedInAs: PHONE })
      const [card] = await cards()
      expect(card).toHaveTextContent('晴和体检中心')
      expect(card).not.toHaveTextContent('850m')
    },
  )

  test('[ORG-01] [ORG-02] the next ten load near the end of the list, until there are no more', async () => {
    // Three rows out of pages of ten.
    answer('/organ/listOrgan', ({ url }) => {
      const page = new URL(url).searchParams.get('pageNum') ?? ''
      return { list: Array.from({ length: 10 }, (_, index) => row({ orgId: `${page}${index}` })), total: 30 }
    })
    await renderApp('/organ/list?serviceId=1', { signedInAs: PHONE })
    expect(await cards()).toHaveLength(10)
    act(scrollIntoReach)
    await waitFor(() => expect(screen.getAllByRole('link')).toHaveLength(20))
    act(scrollIntoReach)
    await waitFor(() => expect(screen.getAllByRole('link')).toHaveLength(30))
    expect(screen.getByText('没有更多了')).toBeVisible()
  })

  test('[ORG-06] the empty state says 暂无机构 and offers a link', async () => {
    answer('/organ/listOrgan', () => ({ list: [], total: 0 }))
    const { user } = await renderApp('/organ/list?serviceId=1', { signedInAs: PHONE })
    expect(await screen.findByText('暂无机构')).toBeVisible()
    await user.click(screen.getByRole('link', { name: '看看其他服务' }))
    await waitFor(() => expect(address()).toBe('/service/list'))
  })

  test('[RA7] [A387] an unreadable row is listed as such, and the others are shown', async () => {
    answer('/organ/listOrgan', () => ({
      list: [row({ orgName: null }), { orgName: '没有编号' }, row({ orgId: '10' })],
      total: 3,
    }))
    await renderApp('/organ/list?serviceId=1', { signedInAs: PHONE })
    const items = within((await screen.findAllByRole('list'))[0] as HTMLElement).getAllByRole('listitem')
    expect(items).toHaveLength(3)
    expect(items[0]).toHaveTextContent('—')
    expect(items[1]).toHaveTextContent('此条目无法显示')
    expect(items[2]).toHaveTextContent('晴和体检中心')
  })

  test('[A354] a failed first page offers a retry', async () => {
    let fails = true
    answer('/organ/listOrgan', () => (fails ? Response.error() : { list: [row({})], total: 1 }))
    const { user } = await renderApp('/organ/list?serviceId=1', { signedInAs: PHONE, language: 'en' })
    await screen.findByText('This page could not be opened')
    fails = false
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await heading('Choose a clinic')
    expect(await cards()).toHaveLength(1)
  })

  test('[A354] a failed later page keeps the rows and offers a retry', async () => {
    let fails = true
    answer('/organ/listOrgan', ({ url }) => {
      const page = Number(new URL(url).searchParams.get('pageNum'))
      if (page === 2 && fails) return Response.error()
      return {
        list: Array.from({ length: page === 1 ? 10 : 1 }, (_, index) => row({ orgId: `${page}${index}` })),
        total: 11,
      }
    })
    const { user } = await renderApp('/organ/list?serviceId=1', { signedInAs: PHONE })
    expect(await cards()).toHaveLength(10)
    act(scrollIntoReach)
    const retry = await screen.findByRole('button', { name: '重试' })
    expect(screen.getAllByRole('link')).toHaveLength(10)
    fails = false
    await user.click(retry)
    await waitFor(() => expect(screen.getAllByRole('link')).toHaveLength(11))
  })

  test('[ORG-01] the pages are kept after Back', async () => {
    const { user, router } = await renderApp('/organ/list?serviceId=1', { signedInAs: PHONE })
    await cards()
    act(scrollIntoReach)
    await waitFor(() => expect(screen.getAllByRole('link')).toHaveLength(20))
    const last = screen.getAllByRole('link')[19] as HTMLElement
    await user.click(last)
    await heading('选择日期')
    await act(() => router.navigate(-1))
    await heading('选择机构')
    expect(screen.getAllByRole('link')).toHaveLength(20)
  })
})
