import { beforeEach, expect, test } from 'vitest'
import * as contract from '@/contract/consultations'
import { consultationSurplusTime, continueConsultationPay, getPayStatus } from '@/contract/payment'
import { HOUR_MS, MINUTE_MS } from '@/lib/time/units'
import { amountDue, payOrder } from '@/mocks/payment/cashier'
import { setFault } from '@/mocks/scenario/scenario'
import { ask, field, later, signIn, testClinic } from '../../support/clinic'

const clinic = testClinic()

let token = ''
beforeEach(async () => {
  token = await signIn(clinic, '13800000001')
})

type Row = { id: string; consultationStatus: number; residueTime: number; doctorId: string | null }
const listed = async (status: 0 | 1, pageNum = 1) => {
  const input = { status, pageNum, pagesSize: 10 }
  return (await ask(contract.queryConsultationsByUserId, input, { token })).data as { list: Row[]; total: number }
}
const statusesOf = ({ list }: { list: Row[] }) => new Set(list.map(({ consultationStatus }) => consultationStatus))

const place = async (changed: object = {}, key = 'a') => {
  const order = {
    doctorId: '3001',
    customerId: '2001',
    couponId: '',
    discountsId: '',
    practicalPrice: 4900,
    consultationContent: '需要复查吗？',
    consultationPic: '',
    reportId: '',
    ...changed,
  }
  return ask(contract.createConsultationOrder, order, { token, key })
}
const statusOf = async (id: string) => {
  const all = [...(await listed(0)).list, ...(await listed(0, 2)).list, ...(await listed(1)).list]
  return all.find((row) => row.id === id)?.consultationStatus
}

test('[API-41] [A258] [A390] every status is in one of the two lists', async () => {
  const incomplete = await listed(0)
  const complete = [...(await listed(1)).list, ...(await listed(1, 2)).list]
  expect(statusesOf(incomplete)).toEqual(new Set([0, 1, 2, 4, 5, 6, 9]))
  expect(statusesOf({ list: complete })).toEqual(new Set([3, 7, 8, 10, 11, 12]))
})

test('[CONSULT-48] another customer does not see the consultations', async () => {
  token = await signIn(clinic, '13800000003')
  expect((await listed(0)).total + (await listed(1)).total).toBe(0)
})

test('[API-40] [A350] [A381] a consultation is ordered once per key, paid at the cashier, and answered', async () => {
  const placed = await place()
  expect(await place()).toEqual(placed)
  const id = String(field(placed, 'id'))
  expect(await statusOf(id)).toBe(0)
  expect(amountDue(clinic, id)).toBe(4900)
  expect(payOrder(clinic, id, { settleAfterMs: 0 })).toBe(true)
  expect((await ask(getPayStatus, { id, type: 'consult' }, { token })).data).toEqual({ payStatus: 2 })
  expect(await statusOf(id)).toBe(1)
  later(3 * MINUTE_MS)
  expect(await statusOf(id)).toBe(2)
  later(72 * HOUR_MS)
  expect(await statusOf(id)).toBe(6)
  later(24 * HOUR_MS)
  expect(await statusOf(id)).toBe(7)
})

test('[API-48] [CONSULT-44] an unpaid consultation expires after a quarter of an hour', async () => {
  const id = String(field(await place(), 'id'))
  expect((await ask(consultationSurplusTime, { consultationId: id }, { token })).data).toBe(900)
  later(16 * MINUTE_MS)
  expect(await statusOf(id)).toBe(8)
  expect((await ask(continueConsultationPay, { consultationId: id }, { token })).status).toBe(50076)
})

test('[API-39] [API-40] a changed price and a doctor who is unavailable are refused', async () => {
  expect((await place({ practicalPrice: 100 })).status).toBe(50071)
  expect((await place({ doctorId: '3008' }, 'b')).status).toBe(50433)
  expect((await place({ customerId: '2003' }, 'c')).status).toBe(50405)
})

const placeQuick = async () => {
  const { data: originalPrice } = await ask(contract.queryQuickConsultationPrice, {}, { token })
  const input = { originalPrice: Number(originalPrice), couponId: '', discountsId: '' }
  const asJson = { ...input, couponId: null, discountsId: null }
  const { data: price } = await ask(contract.calculateQuickConsultationPrice, asJson, { token })
  const order = {
    ...input,
    customerId: '1001',
    practicalPrice: Number(price),
    consultationContent: '胀痛',
    consultationPic: '',
    reportId: '',
  }
  return String(field(await ask(contract.createQuickConsultationOrder, order, { token, key: 'q' }), 'id'))
}

test('[API-51] [API-52] [API-53] a quick consultation first waits for a doctor', async () => {
  const id = await placeQuick()
  payOrder(clinic, id, { settleAfterMs: 0 })
  expect(await statusOf(id)).toBe(9)
  later(2 * MINUTE_MS)
  expect(await statusOf(id)).toBe(1)
})

test('[CONSULT-44] an unanswered consultation ends after a day, and a quick one becomes not accepted', async () => {
  setFault(clinic, 'nobodyAnswers', true)
  const ids = [String(field(await place(), 'id')), await placeQuick()]
  setFault(clinic, 'nobodyAnswers', false)
  ids.forEach((id) => payOrder(clinic, id, { settleAfterMs: 0 }))
  later(23 * HOUR_MS)
  expect(await Promise.all(ids.map(statusOf))).toEqual([1, 9])
  later(HOUR_MS)
  expect(await Promise.all(ids.map(statusOf))).toEqual([3, 10])
})

test('[API-37] [API-38] the doctors of a section are returned by pages', async () => {
  const input = { section: '2' as const, pageNum: 1, pagesSize: 10 }
  const { list, total } = (await ask(contract.getDoctorsBySection, input, { token })).data as {
    list: { section: string; id: string }[]
    total: number
  }
  expect([list.length, total, new Set(list.map(({ section }) => section))]).toEqual([8, 8, new Set(['2'])])
  expect((await ask(contract.getDoctorInfoById, { doctorId: 'x' }, { token })).status).toBe(50432)
})
