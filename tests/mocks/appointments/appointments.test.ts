import { beforeEach, expect, test } from 'vitest'
import { createOrder, getSubscribeCount } from '@/contract/booking/booking'
import {
  getSubscribeDetail,
  cancelSubscribe,
  getCancelInfo,
  getRefundDetail,
  listSubscribe,
} from '@/contract/appointments'
import { getPayStatus } from '@/contract/payment'
import { payOrder } from '@/mocks/payment/cashier'
import { ask, field, itIsNow, signIn, STANDARD_ORDER, testClinic } from '../../support/clinic'
import { allSeeded, rowsOf, type Row } from './rows'

const clinic = testClinic()

// The clinic starts when the customer signs in, on Tuesday, 24 November 2026, at ten.
let token = ''
let rows: Row[] = []
beforeEach(async () => {
  token = await signIn(clinic, '13800000001')
  rows = await allSeeded(token)
})

const rowOn = (day: string, status: string): string => {
  const found = rows.filter((row) => row.subscribeTime === day && row.subscribeStatus === status)
  expect(found).toHaveLength(1)
  return found[0]?.id ?? ''
}
const info = async (id: string) => (await ask(getCancelInfo, { id }, { token })).data
const cancel = (id: string, key: string, cancelReason: 1 | 2 = 1) =>
  ask(cancelSubscribe, { id, cancelReason }, { token, key })
const refund = async (id: string) => (await ask(getRefundDetail, { id }, { token })).data
const status = async (id: string) => field(await ask(getSubscribeDetail, { id }, { token }), 'subscribeStatus')
const payStatus = async (id: string) =>
  field(await ask(getPayStatus, { id, type: 'subscribe' }, { token }), 'payStatus')

test('[APPT-04] [A318] [A417] fifteen appointments arrive newest first in pages of ten, one of them without a status', async () => {
  const first = await ask(listSubscribe, { pageNum: 1, pageSize: 10 }, { token })
  const second = await ask(listSubscribe, { pageNum: 2, pageSize: 10 }, { token })
  expect([rowsOf(first).length, rowsOf(second).length, field(first, 'total')]).toEqual([10, 5, 15])
  expect(rowsOf(first)[1]).toEqual({
    id: '1745039284758340002',
    subscribeNum: 'YY202611240002',
    subscribeStatus: '1',
    orgImageUrl: expect.stringMatching(/^\/pictures\/organ-\d\.svg$/) as string,
    orgName: expect.stringMatching(/./) as string,
    subscribeTime: '2026-11-30',
    practicalPrice: 29_800,
    name: '林可',
    specificationName: '尊享版',
  })
  expect(rows.filter((row) => row.subscribeStatus === null)).toHaveLength(1)
})

test('[APPT-13] the appointments are in all six states, and each has its detail', async () => {
  const counts = (code: string) => rows.filter((row) => row.subscribeStatus === code).length
  expect(['1', '2', '3', '4', '5', '6'].map(counts)).toEqual([2, 4, 2, 3, 1, 2])
  for (const { id } of rows) expect((await ask(getSubscribeDetail, { id }, { token })).status).toBe(200)
})

test('[A318] a customer does not see another’s appointments', async () => {
  const stranger = await signIn(clinic, '13800000003')
  expect((await ask(listSubscribe, { pageNum: 1, pageSize: 10 }, { token: stranger })).data).toEqual({
    list: [],
    total: 0,
  })
})

test('[A319] as time passes, unpaid appointments close and unvisited ones are missed', async () => {
  const [unpaid, tomorrow] = [rowOn('2026-11-27', '1'), rowOn('2026-11-25', '2')]
  itIsNow('2026-11-24 10:14:59')
  expect(await status(unpaid)).toBe('1')
  itIsNow('2026-11-24 10:15:00')
  expect([await status(unpaid), await payStatus(unpaid)]).toEqual(['3', 5])
  itIsNow('2026-11-25 23:59:59')
  expect(await status(tomorrow)).toBe('2')
  itIsNow('2026-11-26 00:00:00')
  expect(await status(tomorrow)).toBe('5')
})

test.each([
  ['2026-11-24 17:59:59', 12_800],
  ['2026-11-24 18:00:00', 0],
  ['2026-11-25 09:00:00', 0],
])(
  '[APPT-20] [APPT-21] [A406] at %s a paid appointment of 25 November refunds %d fen, as announced before',
  async (time, fen) => {
    const id = rowOn('2026-11-25', '2')
    itIsNow(time)
    expect(await info(id)).toEqual({ refundPrice: fen, refundDeadline: '2026-11-24 18:00:00', cancelledToday: 0 })
    expect(await cancel(id, 'a')).toEqual({ data: null, message: '操作成功', status: 200 })
    expect([await status(id), await payStatus(id)]).toEqual(['4', fen > 0 ? 3 : 4])
    expect(await refund(id)).toEqual({
      id,
      subscribeNum: 'YY202611230003',
      payStatus: fen > 0 ? 3 : 4,
      refundPrice: fen,
      cancelReason: 1,
      createTime: time,
      refundTime: null,
    })
  },
)

test('[A321] a refund arrives after three days', async () => {
  const id = rowOn('2026-11-25', '2')
  await cancel(id, 'a', 2)
  itIsNow('2026-11-27 09:59:59')
  expect(await refund(id)).toMatchObject({ payStatus: 3, refundTime: null })
  itIsNow('2026-11-27 10:00:00')
  expect(await refund(id)).toMatchObject({
    payStatus: 4,
    refundPrice: 12_800,
    cancelReason: 2,
    refundTime: '2026-11-27 10:00:00',
  })
})

test('[A405] the seeded appointments include a pending refund, a finished one, and none', async () => {
  expect(await refund(rowOn('2026-11-28', '4'))).toMatchObject({ payStatus: 3, refundPrice: 39_800 })
  expect(await refund(rowOn('2026-11-14', '4'))).toMatchObject({
    payStatus: 4,
    refundPrice: 39_800,
    refundTime: '2026-11-13 16:45:00',
  })
  expect(await refund(rowOn('2026-11-05', '4'))).toMatchObject({ payStatus: 4, refundPrice: 0, refundTime: null })
})

test('[APPT-11, A387] an unpaid appointment has no deadline, is cancelled without a refund, and frees its place', async () => {
  const id = rowOn('2026-11-27', '1')
  expect(await info(id)).toEqual({ refundPrice: 0, refundDeadline: null, cancelledToday: 0 })
  expect((await cancel(id, 'a')).status).toBe(200)
  expect([await status(id), await payStatus(id)]).toEqual(['3', 5])
  expect((await ask(getRefundDetail, { id }, { token })).status).toBe(50081)
})

test('[A405] a payment for an appointment cancelled meanwhile is refunded, and the appointment stays closed', async () => {
  const id = rowOn('2026-11-27', '1')
  payOrder(clinic, id, { settleAfterMs: 8000 })
  await cancel(id, 'a')
  itIsNow('2026-11-24 10:00:08')
  expect([await status(id), await payStatus(id)]).toEqual(['3', 3])
})

test('[APPT-23] the fourth cancellation of a day in China is refused, unpaid ones included; the next day it is accepted', async () => {
  itIsNow('2026-11-24 10:01:00')
  await cancel(rowOn('2026-11-27', '1'), 'a')
  await cancel(rowOn('2026-11-30', '1'), 'b')
  itIsNow('2026-11-24 23:59:50')
  await cancel(rowOn('2026-12-04', '2'), 'c')
  const fourth = rowOn('2026-11-29', '2')
  expect(await info(fourth)).toMatchObject({ cancelledToday: 3 })
  expect(await cancel(fourth, 'd')).toEqual({
    data: null,
    message: '今天已取消3次，每个自然日最多取消3次',
    status: 50080,
  })
  expect(await status(fourth)).toBe('2')
  itIsNow('2026-11-25 00:00:00')
  expect(await info(fourth)).toMatchObject({ cancelledToday: 0 })
  expect((await cancel(fourth, 'e')).status).toBe(200)
})

test('[APPT-11] a cancelled, missed or registered appointment cannot be cancelled, nor can another’s', async () => {
  for (const [day, code] of [
    ['2026-11-28', '4'],
    ['2026-11-25', '3'],
    ['2026-11-09', '5'],
    ['2026-10-25', '6'],
  ] as const) {
    const id = rowOn(day, code)
    expect((await ask(getCancelInfo, { id }, { token })).status).toBe(50079)
    expect((await cancel(id, day)).status).toBe(50079)
  }
  const stranger = await signIn(clinic, '13800000003')
  const id = rowOn('2026-11-25', '2')
  for (const endpoint of [getCancelInfo, getRefundDetail])
    expect((await ask(endpoint, { id }, { token: stranger })).status).toBe(50404)
  expect((await ask(cancelSubscribe, { id, cancelReason: 1 }, { token: stranger })).status).toBe(50404)
})

test('[A391] the same key cancels once and returns the same answer', async () => {
  const id = rowOn('2026-11-25', '2')
  const first = await cancel(id, 'a')
  expect(await cancel(id, 'a')).toEqual(first)
  expect((await cancel(id, 'b')).status).toBe(50079)
  expect((await cancel(id, 'a', 2)).status).toBe(50091)
})

test('[A396] a cancelled order frees its place', async () => {
  const tuesday = { orgId: '108', subscribeDate: '2026-11-24' }
  const mornings = async () => field(await ask(getSubscribeCount, tuesday), 'morningCount')
  const form = { ...STANDARD_ORDER, ...tuesday }
  const before = Number(await mornings())
  const id = String(field(await ask(createOrder, form, { token, key: 'o' }), 'id'))
  expect(await mornings()).toBe(before + 1)
  await cancel(id, 'a')
  expect(await mornings()).toBe(before)
})
