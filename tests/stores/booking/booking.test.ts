import { beforeEach, describe, expect, test, vi } from 'vitest'
import { chinaMoment } from '@/lib/time/day'
import { loadTimes, useBooking } from '@/stores/booking/booking'
import { loadOrganisations, openOrganisations, useOrganisations } from '@/stores/booking/organisations'
import { usePosition } from '@/stores/booking/position'
import { chooseDay, loadBookingAvailability } from '@/stores/booking/availability'
import { resetStores } from '@/stores/createStore'
import { answerWith, ok, seen, type Seen } from '../../support/client'
import { stopClock } from '../../support/stoppedClocks'
import { deferred } from '../../support/deferred'

const rows = (count: number, from = 0) =>
  Array.from({ length: count }, (_, index) => ({ orgId: String(from + index) }))
const query = (request: Seen | undefined) =>
  Object.fromEntries(new URL(request?.url ?? '', 'http://clinic').searchParams)
const list = () => useOrganisations.getState().lists.get('1')

beforeEach(() => {
  resetStores()
  stopClock(chinaMoment('2026-11-25 10:00:00'))
})

describe('the organisations', () => {
  test('[ORG-02] [ORG-08] [A85] they load in pages of ten, measured from Beijing when the phone gives no position', async () => {
    answerWith((_asked, turn) => ok({ list: turn === 1 ? rows(10) : rows(2, 10), total: 12 }))
    await openOrganisations('1')
    await loadOrganisations('1')
    expect(seen.map(query)).toEqual(
      ['1', '2'].map((pageNum) => ({
        serviceId: '1',
        longitude: '116.397428',
        latitude: '39.90923',
        pageNum,
        pageSize: '10',
      })),
    )
    expect(list()?.rows).toHaveLength(12)
    expect(list()?.more).toBe('end')
    // The last page is already loaded.
    await loadOrganisations('1')
    expect(seen).toHaveLength(2)
  })

  test('[A409] the position is known only when the phone gives one', async () => {
    answerWith(() => ok({ list: [], total: 0 }))
    await openOrganisations('1')
    expect(usePosition.getState().position).toBeUndefined()
    expect(useOrganisations.getState().origins.get('1')).toBeUndefined()
  })

  test('[A607] a late answer for the fallback does not take the position from the list', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    let find: (position: object) => void = () => undefined
    const getCurrentPosition = (found: typeof find) => (find = found)
    Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } })
    const slow = deferred<Response>()
    answerWith((_asked, turn) => (turn === 1 ? slow.promise : ok({ list: rows(1), total: 1 })))
    const opened = openOrganisations('1')
    vi.advanceTimersByTime(3000)
    vi.useRealTimers()
    await vi.waitFor(() => expect(seen).toHaveLength(1))
    find({ coords: { longitude: 121.47, latitude: 31.23 } })
    await vi.waitFor(() => expect(list()?.rows).toHaveLength(1))
    slow.resolve(ok({ list: rows(1), total: 1 }))
    await opened
    Reflect.deleteProperty(navigator, 'geolocation')
    expect(useOrganisations.getState().origins.get('1')).toEqual({ longitude: 121.47, latitude: 31.23 })
  })

  test('they are not refetched on coming back, unless loading failed', async () => {
    answerWith((_asked, turn) => (turn === 1 ? Response.error() : ok({ list: rows(1), total: 1 })))
    await openOrganisations('1')
    expect(list()).toMatchObject({ rows: [], more: 'failed' })
    await openOrganisations('1')
    expect(list()?.rows).toHaveLength(1)
    await openOrganisations('1')
    expect(seen).toHaveLength(2)
  })

  test('[A623] an empty list is refetched on coming back', async () => {
    answerWith((_asked, turn) => ok({ list: turn === 1 ? [] : rows(1), total: turn - 1 }))
    await openOrganisations('1')
    expect(list()).toMatchObject({ rows: [], more: 'end' })
    await openOrganisations('1')
    expect(list()?.rows).toHaveLength(1)
  })

  test('[A409] pages that are reloaded together have one origin, also when the position is new', async () => {
    const places: object[] = []
    const getCurrentPosition = (found: (position: object) => void, fail: () => void) => {
      const place = places.pop()
      if (place === undefined) fail()
      else found({ coords: place })
    }
    Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } })
    // The second page tells that a clinic has left the list, so both pages are loaded again.
    answerWith(({ url }, turn) => {
      const isFirst = new URL(url, 'http://x').searchParams.get('pageNum') === '1'
      return ok({ list: rows(isFirst ? 10 : 4), total: turn === 1 ? 15 : 14 })
    })
    await openOrganisations('1')
    places.push({ longitude: 121.47, latitude: 31.23 })
    await loadOrganisations('1')
    Reflect.deleteProperty(navigator, 'geolocation')
    const from = seen.slice(2).map(({ url }) => new URL(url, 'http://x').searchParams.get('longitude'))
    expect(from).toEqual(['121.47', '121.47'])
  })
})

describe('the days and their remaining places', () => {
  const answerTimes = (schedule: unknown[], limits: unknown) =>
    answerWith(({ url }) => {
      if (url.includes('listSchedule')) return ok(schedule)
      if (url.includes('getOrganConfig')) return ok({ orgId: '102', ...(limits as object) })
      return ok({ morningCount: 20, afternoonCount: 3 })
    })
  const times = () => {
    const loaded = useBooking.getState().times.get('1/102')
    return loaded?.state === 'ready' ? loaded.data : undefined
  }
  const asksForCounts = () => seen.filter(({ url }) => url.includes('getSubscribeCount'))

  test('[A95] without a schedule all fifteen days are on offer', async () => {
    answerTimes([], { morningLimit: 20, afternoonLimit: '' })
    await loadTimes('1', '102')
    expect(times()?.days).toHaveLength(15)
    expect(times()?.limits).toEqual({ morning: 20, afternoon: undefined })
  })

  test('[A387] an unreadable row of the schedule offers no day, and a schedule of such rows fails', async () => {
    const limits = { morningLimit: 20, afternoonLimit: 16 }
    answerTimes([{ id: '1', schedulDate: 'soon' }, { id: '2' }], limits)
    await loadTimes('1', '102')
    expect(useBooking.getState().times.get('1/102')?.state).toBe('failed')
    answerTimes(
      [
        { id: '1', schedulDate: 'soon' },
        { id: '2', schedulDate: '2026-11-28' },
      ],
      limits,
    )
    await loadTimes('1', '102')
    expect(times()?.days).toEqual(['2026-11-28'])
  })

  test('[A96] [A122] remaining places load for a chosen day, and load again when it is chosen again', async () => {
    answerTimes([], { morningLimit: 20, afternoonLimit: 16 })
    await loadTimes('1', '102')
    const day = times()?.today ?? ''
    await chooseDay('1', '102', day)
    expect(useBooking.getState().availability.get(`102/${day}`)).toEqual({
      state: 'ready',
      data: { morning: 0, afternoon: 13 },
      refreshing: false,
    })
    await loadBookingAvailability('1', '102')
    expect(asksForCounts()).toHaveLength(2)
  })

  test('[A96] without limits no remaining places are requested', async () => {
    answerTimes([], { morningLimit: null, afternoonLimit: null })
    await loadTimes('1', '102')
    await chooseDay('1', '102', times()?.today ?? '')
    expect(asksForCounts()).toHaveLength(0)
  })
})
