import { beforeEach, expect, test } from 'vitest'
import { getOrganConfig, getSubscribeCount, listOrgan, listSchedule } from '@/contract/booking/booking'
import { listSubscribeCount } from '@/contract/booking/availability'
import { metresBetween } from '@/mocks/booking/distance'
import { ask, field, signIn, testClinic, type Reply } from '../../support/clinic'

const clinic = testClinic()
const BEIJING = { longitude: 116.397428, latitude: 39.90923 }

let token = ''
beforeEach(async () => {
  token = await signIn(clinic, '13800000001')
})

const list = (serviceId: string, pageNum: number, from = BEIJING) =>
  ask(listOrgan, { serviceId, ...from, pageNum, pageSize: 10 }, { token })
const rowsOf = (reply: Reply) => field(reply, 'list') as { orgId: string; distance: number | null }[]
const scheduleOf = async (orgId: string) =>
  (await ask(listSchedule, { orgId, serviceId: '1' }, { token })).data as { id: string; schedulDate: string }[]

test('[A309] three hundred organisations arrive in pages of ten, each once, the nearest first and those without a distance last', async () => {
  const pages = await Promise.all(Array.from({ length: 31 }, (_, index) => list('1', index + 1)))
  expect(new Set(pages.map((page) => field(page, 'total')))).toEqual(new Set([300]))
  expect(pages.map((page) => rowsOf(page).length)).toEqual([...Array.from({ length: 30 }, () => 10), 0])
  const rows = pages.flatMap(rowsOf)
  expect(new Set(rows.map(({ orgId }) => orgId)).size).toBe(300)
  const distances = rows.map(({ distance }) => distance)
  const known = distances.filter((distance) => distance !== null)
  expect(known).toEqual([...known].sort((a, b) => a - b))
  // Three of thirty have no known position.
  expect(distances.slice(known.length)).toEqual(Array.from({ length: 30 }, () => null))
})

test('[A309] the organisations of Beijing have the ids 101 to 130, those of nine other cities 131 to 400, all with different names and addresses', () => {
  const { organisations } = clinic.seed
  expect(organisations.map(({ orgId }) => Number(orgId))).toEqual(
    Array.from({ length: 300 }, (_, index) => 101 + index),
  )
  expect(
    organisations
      .filter(({ address }) => address.startsWith('北京市'))
      .map(({ orgId }) => orgId)
      .slice(-1),
  ).toEqual(['130'])
  expect(new Set(organisations.map(({ orgName }) => orgName)).size).toBe(300)
  expect(new Set(organisations.map(({ address }) => address)).size).toBe(300)
  expect(organisations[0]).toMatchObject({
    orgName: '安澜女性健康管理中心（西城）',
    address: '北京市西城区桂香街10号',
  })
  expect(organisations[30]).toMatchObject({
    orgId: '131',
    orgName: '安澜女性健康管理中心（天津河西）',
    address: '天津市河西区桂香街10号',
  })
})

test('[A309] from another position the list has another order', async () => {
  const [here] = rowsOf(await list('1', 1))
  const [elsewhere] = rowsOf(await list('1', 1, { longitude: 116.55, latitude: 39.8 }))
  expect(elsewhere?.orgId).not.toBe(here?.orgId)
})

test('[ORG-04] the distance is the great-circle one: a degree of latitude is 111.195 km, one of longitude at 60° half of it', () => {
  expect(metresBetween({ longitude: 0, latitude: 0 }, { longitude: 0, latitude: 1 })).toBeCloseTo(111_195, -1)
  expect(metresBetween({ longitude: 0, latitude: 60 }, { longitude: 1, latitude: 60 })).toBeCloseTo(55_597, -2)
  expect(metresBetween({ longitude: 179.5, latitude: 0 }, { longitude: -179.5, latitude: 0 })).toBeCloseTo(111_195, -1)
})

test('[ORG-06] a service that no organisation offers has an empty list', async () => {
  expect((await list('2', 1)).data).toEqual({ list: [], total: 0 })
})

test('[A312] [A95] a schedule has some of today and the next 14 days in China, not all of them', async () => {
  const days = (await scheduleOf('101')).map(({ schedulDate }) => schedulDate)
  // Closed on Mondays: 30 November and 7 December.
  expect(days).toEqual([
    '2026-11-24',
    '2026-11-25',
    '2026-11-26',
    '2026-11-27',
    '2026-11-28',
    '2026-11-29',
    '2026-12-01',
    '2026-12-02',
    '2026-12-03',
    '2026-12-04',
    '2026-12-05',
    '2026-12-06',
    '2026-12-08',
  ])
})

test('[A95] one organisation has no schedule', async () => {
  expect(await scheduleOf('107')).toEqual([])
})

test('[A396] every organisation with limits has one fully booked day in its schedule, and one free day', async () => {
  for (const orgId of ['101', '102', '103', '104']) {
    const { morningLimit, afternoonLimit } = (await ask(getOrganConfig, { orgId })).data as Record<string, number>
    const counts = await Promise.all(
      (await scheduleOf(orgId)).map(
        async ({ schedulDate }) => (await ask(getSubscribeCount, { orgId, subscribeDate: schedulDate })).data,
      ),
    )
    expect(counts).toContainEqual({ morningCount: morningLimit, afternoonCount: afternoonLimit })
    const free = counts.filter((count) => (count as { morningCount: number }).morningCount < Number(morningLimit))
    expect(free.length).toBeGreaterThan(0)
  }
})

test('[A440] one request for several days returns the same as one request per day', async () => {
  const [first, second] = await scheduleOf('102')
  const days = [first?.schedulDate ?? '', second?.schedulDate ?? '']
  const rows = (
    await ask(listSubscribeCount, { orgId: '102', firstDate: days[0] ?? '', lastDate: days[1] ?? '' }, { token })
  ).data as { subscribeDate: string }[]
  for (const subscribeDate of days) {
    const { data } = await ask(getSubscribeCount, { orgId: '102', subscribeDate })
    expect(rows).toContainEqual({ subscribeDate, ...(data as object) })
  }
  const dates = rows.map((row) => row.subscribeDate)
  expect(dates).toEqual([...dates].sort())
})

test('[A123] one organisation has no limits, another has mornings only', async () => {
  expect((await ask(getOrganConfig, { orgId: '105' })).data).toMatchObject({
    morningLimit: null,
    afternoonLimit: null,
  })
  expect((await ask(getOrganConfig, { orgId: '108' })).data).toMatchObject({ morningLimit: 20, afternoonLimit: null })
})
