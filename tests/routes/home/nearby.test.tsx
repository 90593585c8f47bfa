import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { answer, refuse } from '../../support/answers'
import { address, heading, PHONE, renderApp } from '../../support/app'
import { waitForIdle } from '../../support/waitForIdle'

const organisation = (orgId: string, fields: object) => ({
  orgId,
  orgName: `机构${orgId}`,
  orgImageUrl: null,
  address: '晨光路1号',
  businessTimeDesc: null,
  distance: 1234,
  ...fields,
})
const four = () => ({ list: ['1', '2', '3', '4'].map((id) => organisation(id, {})), total: 4 })

const part = async (title: string): Promise<HTMLElement> => {
  const found = await screen.findByRole('heading', { level: 2, name: title })
  return found.closest('section') as HTMLElement
}
const rows = async (title: string) => {
  const list = await waitFor(async () => within(await part(title)).getByRole('list'))
  return within(list).getAllByRole('link')
}

/** Provides a position and the state of its permission. */
const phone = (state: PermissionState) => {
  const getCurrentPosition = vi.fn((onPosition: (position: object) => void) =>
    onPosition({ coords: { longitude: 121.47, latitude: 31.23 } }),
  )
  Object.defineProperty(navigator, 'geolocation', {
    configurable: true,
    value: { getCurrentPosition: getCurrentPosition },
  })
  Object.defineProperty(navigator, 'permissions', {
    configurable: true,
    value: { query: () => Promise.resolve({ state }) },
  })
  return getCurrentPosition
}

// Loaded beforehand: on a busy machine the import takes longer than a query waits.
beforeAll(() => import('@/routes/home/lazy/lazyParts'))
afterEach(() => {
  Reflect.deleteProperty(navigator, 'geolocation')
  Reflect.deleteProperty(navigator, 'permissions')
})

describe('the clinics on Home', () => {
  test('[ORG-03] [A87] the first three show name and address and lead to their days, with a link to all', async () => {
    const requests = answer('/organ/listOrgan', four)
    const { user } = await renderApp('/home', { signedInAs: PHONE })
    const links = await rows('检查机构')
    expect(links.map((link) => link.textContent)).toEqual(['1', '2', '3'].map((id) => `机构${id} 晨光路1号`))
    expect(links[0]).toHaveAttribute('href', '/order/selectTime/1?orgId=1')
    expect(requests).toHaveLength(1)
    await user.click(screen.getByRole('link', { name: '全部机构' }))
    await waitFor(() => expect(address()).toBe('/organ/list?serviceId=1'))
  })

  test('[RG5] [A409] they are listed without a distance where the browser never says whether it may be asked', async () => {
    phone('granted')
    Object.defineProperty(navigator, 'permissions', {
      configurable: true,
      value: { query: () => new Promise(() => undefined) },
    })
    answer('/organ/listOrgan', four)
    await renderApp('/home', { signedInAs: PHONE })
    await waitFor(async () => expect(await rows('检查机构')).toHaveLength(3), { timeout: 8000 })
    expect(await part('检查机构')).not.toHaveTextContent('km')
  })

  test('[RA7] a clinic that is returned twice is shown once, and three are shown', async () => {
    answer('/organ/listOrgan', () => ({ list: ['1', '1', '2', '3'].map((id) => organisation(id, {})), total: 4 }))
    await renderApp('/home', { signedInAs: PHONE })
    expect((await rows('检查机构')).map((link) => link.textContent)).toEqual(
      ['1', '2', '3'].map((id) => `机构${id} 晨光路1号`),
    )
  })

  test('[ORG-04] [A84] the distance is shown when the position is permitted', async () => {
    phone('granted')
    const requests = answer('/organ/listOrgan', four)
    await renderApp('/home', { signedInAs: PHONE })
    expect((await rows('附近的检查机构'))[0]).toHaveTextContent('机构1 1.2km · 晨光路1号')
    expect(new URL(requests[0]?.url ?? '').searchParams.get('longitude')).toBe('121.47')
  })

  test.each(['prompt', 'denied'] as const)('[A409] Home does not ask for the position (%s)', async (state) => {
    const located = phone(state)
    answer('/organ/listOrgan', four)
    await renderApp('/home', { signedInAs: PHONE, language: 'en' })
    expect((await rows('Where to get checked'))[0]).not.toHaveTextContent('km')
    expect(located).not.toHaveBeenCalled()
  })

  test('[A354] clinics that fail to load show an inline error, and load on a tap', async () => {
    let fails = true
    answer('/organ/listOrgan', () => (fails ? new Response('bad gateway', { status: 502 }) : four()))
    const { user } = await renderApp('/home', { signedInAs: PHONE })
    const failure = await screen.findByRole('alert')
    expect(failure).toHaveTextContent('检查机构没有加载出来')
    fails = false
    await user.click(within(failure).getByRole('button', { name: '重试' }))
    expect(await rows('检查机构')).toHaveLength(3)
  })

  test('[SVC-08] [A650] no clinics are listed for a check that is not on offer', async () => {
    const requests = answer('/organ/listOrgan', four)
    answer('/healthService/listHealthService', () => ({ list: [], total: 0 }))
    answer('/healthService/getServicePackageDetail', () => refuse('服务不存在'))
    await renderApp('/home', { signedInAs: PHONE })
    await heading('乳腺健康管理')
    await waitFor(() => expect(requests).toHaveLength(1))
    await waitForIdle()
    expect(screen.queryByRole('heading', { name: '检查机构' })).toBeNull()
    expect(screen.queryByRole('link', { name: '全部机构' })).toBeNull()
  })

  test('without clinics the section is left out', async () => {
    const requests = answer('/organ/listOrgan', () => ({ list: [], total: 0 }))
    await renderApp('/home', { signedInAs: PHONE })
    await heading('乳腺健康管理')
    await waitFor(() => expect(requests).toHaveLength(1))
    await waitForIdle()
    expect(screen.queryByRole('heading', { name: '检查机构' })).toBeNull()
    expect(screen.queryByRole('link', { name: '全部机构' })).toBeNull()
  })
})
