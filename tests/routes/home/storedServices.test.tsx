import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { resetStores } from '@/stores/createStore'
import { DAY_MS } from '@/lib/time/units'
import { heading, reloadApp, renderApp, server } from '../../support/app'

const PHONE = '13800000001'
const KEY = 'device:home-cards'
const SAID = '没能更新，下面是上次的内容'
const CHECK = '乳腺健康检测'
const SERVICES = '*/api/healthService/listHealthService'
/** All that is stored of a service. */
const FIELDS = ['coverUrl', 'description', 'id', 'kind', 'name', 'offered', 'priceFen']

const visit = async () => {
  await renderApp('/home', { signedInAs: PHONE })
  await heading('乳腺健康管理')
}
const visitAgain = async () => {
  await reloadApp()
  await heading('乳腺健康管理')
}
const card = () => screen.findByRole('heading', { name: CHECK, level: 2 })

/** Shows Home once and clears memory; the next visit has only the storage. */
const visitedBefore = async () => {
  await visit()
  await card()
  await waitFor(() => expect(localStorage.getItem(KEY)).not.toBeNull())
  act(() => resetStores())
}
const silent = () => server.use(http.get(SERVICES, () => new Promise<Response>(() => undefined)))
const kept = () => JSON.parse(localStorage.getItem(KEY) ?? '') as { at: number; rows: { service: object }[] }
const put = (value: unknown) => localStorage.setItem(KEY, JSON.stringify(value))

describe('the stored services of Home', () => {
  it('[HOME-01] they are shown at once while loading, and replaced by the answer', async () => {
    await visitedBefore()
    let answer: (() => void) | undefined
    const rows = [{ serviceId: '1', serviceName: '新的名称', serviceDesc: '', servicePrice: 9900, serviceTypeId: 1 }]
    server.use(
      http.get(SERVICES, async () => {
        await new Promise<void>((go) => (answer = go))
        return HttpResponse.json({ data: { list: rows, total: 1 }, message: '', status: 200 })
      }),
    )
    await visitAgain()
    expect(await card()).toBeVisible()
    expect(screen.getAllByText('¥128.00').length).toBeGreaterThan(0)
    await waitFor(() => expect(answer).toBeDefined())
    answer?.()
    expect(await screen.findByRole('heading', { name: '新的名称', level: 2 })).toBeVisible()
    expect(screen.queryByText(CHECK)).toBeNull()
  })

  it('[HOME-01] [A645] a service without a price is stored with the others', async () => {
    const rows = [
      { serviceId: '1', serviceName: CHECK, serviceDesc: '', servicePrice: 9900, serviceTypeId: 1 },
      { serviceId: '2', serviceName: '问卷', serviceDesc: '说明', servicePrice: null, serviceTypeId: 2 },
    ]
    const data = { list: rows, total: rows.length }
    server.use(http.get(SERVICES, () => HttpResponse.json({ data, message: '', status: 200 })))
    await visitedBefore()
    silent()
    await visitAgain()
    const article = (await screen.findByRole('heading', { name: '问卷', level: 2 })).closest('article')
    expect(article).toHaveTextContent('问卷说明—')
  })

  it('[A92] they stay when the refetch fails, with a message and a retry', async () => {
    await visitedBefore()
    server.use(http.get(SERVICES, () => Response.error(), { once: true }))
    await visitAgain()
    const line = (await screen.findByText(SAID)).parentElement as HTMLElement
    expect(await card()).toBeVisible()
    within(line).getByRole('button', { name: '重试' }).click()
    await waitFor(() => expect(screen.queryByText(SAID)).toBeNull())
    expect(await card()).toBeVisible()
  })

  it.each([
    ['after three days', () => put({ ...kept(), at: kept().at - 3.1 * DAY_MS })],
    ['of a clock that was set back', () => put({ ...kept(), at: kept().at + 3.1 * DAY_MS })],
    ['of another version of the app', () => put({ ...kept(), version: 2 })],
    ['that is no JSON', () => localStorage.setItem(KEY, '{')],
    ['of another shape', () => put({ ...kept(), rows: [{ id: 'constructor', service: { name: {} } }] })],
    ['that is endless', () => put({ ...kept(), rows: Array.from({ length: 5000 }, () => kept().rows[0]) })],
  ])('[RC6] no stored services are shown %s', async (_case, spoil) => {
    await visitedBefore()
    spoil()
    silent()
    await visitAgain()
    expect((await screen.findAllByText('正在加载')).length).toBeGreaterThan(0)
    expect(screen.queryByRole('heading', { name: CHECK, level: 2 })).toBeNull()
  })

  it('[PROFILE-04] the store holds services and nothing about their reader', async () => {
    await visitedBefore()
    expect(Object.keys(localStorage).filter((key) => key.startsWith('device:home'))).toEqual([KEY])
    const { rows } = kept()
    expect(Object.keys(kept()).sort()).toEqual(['at', 'rows', 'version'])
    expect(rows).toHaveLength(3)
    for (const row of rows) {
      expect(Object.keys(row).sort()).toEqual(['id', 'service'])
      expect(Object.keys(row.service).sort()).toEqual(FIELDS)
    }
    expect(JSON.stringify(rows)).not.toMatch(new RegExp(`${PHONE}|林婉清|1001`))
  })

  it('[RA13] a full storage stores nothing, and the page shows everything', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    await visit()
    expect(await card()).toBeVisible()
    expect(localStorage.getItem(KEY)).toBeNull()
  })
})
