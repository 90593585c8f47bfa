import { expect, test } from 'vitest'
import { fetchDayAvailability, fetchSchedule } from '@/api/booking/booking'
import { fetchAvailability } from '@/api/booking/availability'
import { fetchConsultationCoupons, fetchOrderCoupons } from '@/api/coupons'
import { fetchSpecifications } from '@/api/home'
import { fetchAdvertisements, fetchColumns } from '@/api/news/news'
import { fetchAppointments } from '@/api/appointments'
import { fetchExaminees, fetchRelatives } from '@/api/account/account'
import { fetchOwnQuestionnaires } from '@/api/questionnaires/questionnaires'
import { fetchHealthReports, fetchInspectionReports, fetchReportsOf } from '@/api/reports/reports'
import { answerWith, ok } from '../support/client'

const DAY = '2026-11-25'
const COUPON = { couponId: '3', cdkeyId: '7', couponType: 1, validStatus: 1 }
const LIMITS = { morning: 5, afternoon: 5 }

test.each([
  ['days on offer', { schedulDate: DAY }, () => fetchSchedule('101', '1')],
  [
    'days ahead',
    { subscribeDate: DAY, morningCount: 1, afternoonCount: 2 },
    async () => [...(await fetchAvailability('101', [DAY, DAY], LIMITS))],
  ],
  [
    'specifications',
    { specificationId: '1', specificationName: '标准', specificationPrice: 1 },
    () => fetchSpecifications('1'),
  ],
  ['pictures', { id: '1' }, fetchAdvertisements],
  ['columns', { id: '1' }, fetchColumns],
  ['coupons of an order', COUPON, () => fetchOrderCoupons('1', '')],
  ['coupons for a doctor', COUPON, () => fetchConsultationCoupons({ doctorId: '3' })],
  ['coupons for whoever is free', COUPON, () => fetchConsultationCoupons({ quickPriceFen: 1 })],
] satisfies [string, object, () => Promise<unknown>][])(
  '[API-13] %s may come bare or as data.list',
  async (_what, row, ask) => {
    answerWith(() => ok([row]))
    const bare = await ask()
    expect(bare).toHaveLength(1)
    answerWith(() => ok({ list: [row], total: 1 }))
    expect(await ask()).toEqual(bare)
  },
)

test.each([
  ['coupons of an order', COUPON, () => fetchOrderCoupons('1', '')],
  ['coupons for a doctor', COUPON, () => fetchConsultationCoupons({ doctorId: '3' })],
  ['specifications', { specificationId: '2', specificationPrice: 39_800 }, () => fetchSpecifications('1')],
] satisfies [string, object, () => Promise<unknown>][])(
  '[RA7] among %s a repeated entry is read once',
  async (_what, row, ask) => {
    answerWith(() => ok([row, row]))
    expect(await ask()).toHaveLength(1)
  },
)

test('[RA7] [A95] a schedule without a readable row fails instead of offering no day', async () => {
  answerWith(() => ok([{ schedulDate: null }, { schedulDate: DAY }]))
  expect(await fetchSchedule('101', '1')).toEqual([DAY])
  answerWith(() => ok([{ schedulDate: null }, { schedulDate: '下周三' }]))
  await expect(fetchSchedule('101', '1')).rejects.toMatchObject({ kind: 'badResponse' })
})

test('[RA8] a day may be written without hyphens, also as a number', async () => {
  answerWith(() => ok([{ schedulDate: 20261125 }, { schedulDate: '20261126' }, { schedulDate: 20261131 }]))
  expect(await fetchSchedule('101', '1')).toEqual(['2026-11-25', '2026-11-26'])
})

const NO_AFTERNOON = { morning: 5, afternoon: undefined }

test.each([null, undefined, '', '—', -1])(
  '[A123] [A387] the count %j of a half-day that is not offered is accepted, and fails one that is offered',
  async (afternoonCount) => {
    const left = { morning: 3, afternoon: undefined }
    answerWith(() => ok({ morningCount: 2, afternoonCount }))
    expect(await fetchDayAvailability('101', DAY, NO_AFTERNOON)).toEqual(left)
    await expect(fetchDayAvailability('101', DAY, LIMITS)).rejects.toMatchObject({ kind: 'badResponse' })
    answerWith(() => ok([{ subscribeDate: DAY, morningCount: '2', afternoonCount }]))
    expect([...(await fetchAvailability('101', [DAY, DAY], NO_AFTERNOON))]).toEqual([[DAY, left]])
    expect([...(await fetchAvailability('101', [DAY, DAY], LIMITS))]).toEqual([])
  },
)

test.each([{ list: null, total: 0 }, { total: 0 }, { total: '0' }, { list: null, total: 0, pageNum: 1 }])(
  '[A566] the page %j has no rows',
  async (page) => {
    answerWith(() => ok(page))
    expect(await fetchAppointments(1)).toEqual({ rows: [], total: 0 })
  },
)

test.each([null, {}, { list: null }, { list: null, total: 3 }, { list: 0, total: 0 }, { list: null, total: null }])(
  '[A566] [RG2] the page %j fails, because it may have rows',
  async (page) => {
    answerWith(() => ok(page))
    await expect(fetchAppointments(1)).rejects.toMatchObject({ kind: 'badResponse' })
  },
)

test.each([
  ['pictures', fetchAdvertisements],
  ['columns', fetchColumns],
  ['coupons of an order', () => fetchOrderCoupons('1', '')],
  ['coupons for a doctor', () => fetchConsultationCoupons({ doctorId: '3' })],
  ['coupons for whoever is free', () => fetchConsultationCoupons({ quickPriceFen: 1 })],
  ['own questionnaires', fetchOwnQuestionnaires],
] satisfies [string, () => Promise<unknown>][])('[A566] %s that are null or left out are none', async (_what, ask) => {
  for (const data of [null, undefined]) {
    answerWith(() => ok(data))
    expect(await ask()).toEqual([])
  }
})

test.each([
  ['days on offer', () => fetchSchedule('101', '1')],
  ['days ahead', () => fetchAvailability('101', [DAY, DAY], LIMITS)],
  ['specifications', () => fetchSpecifications('1')],
  ['examinees', fetchExaminees],
  ['relatives', fetchRelatives],
  ['reports', fetchInspectionReports],
  ['health reports', fetchHealthReports],
  ['reports of a patient', () => fetchReportsOf('1')],
] satisfies [string, () => Promise<unknown>][])('[A566] [RG2] %s that are null fail the call', async (_what, ask) => {
  answerWith(() => ok(null))
  await expect(ask()).rejects.toMatchObject({ kind: 'badResponse' })
})

test.each([
  ['days on offer', { schedulDate: DAY }, () => fetchSchedule('101', '1')],
  ['pictures', { id: '1' }, fetchAdvertisements],
  ['coupons of an order', COUPON, () => fetchOrderCoupons('1', '')],
  ['reports', { inspectId: '1' }, fetchInspectionReports],
  ['relatives', { id: '1' }, fetchRelatives],
] satisfies [string, object, () => Promise<unknown>][])(
  '[A678] [RG2] %s that come as one page of several fail the call',
  async (_what, row, ask) => {
    for (const total of [2, '25']) {
      answerWith(() => ok({ list: [row], total, pageNum: 1, pageSize: 1 }))
      await expect(ask()).rejects.toMatchObject({ kind: 'badResponse' })
    }
    for (const total of [1, 0, null, 'many', undefined]) {
      answerWith(() => ok({ list: [row], total }))
      expect(await ask(), String(total)).toHaveLength(1)
    }
  },
)
