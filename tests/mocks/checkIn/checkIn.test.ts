import { expect, test } from 'vitest'
import { getSubscribeCount } from '@/contract/booking/booking'
import type { InputOf } from '@/contract/endpoint'
import { submitNowFree } from '@/contract/checkIn'
import { saveOrUpdateHealthQuestionnaireInfo } from '@/contract/questionnaires'
import { setFault } from '@/mocks/scenario/scenario'
import { ask, field, signIn, testClinic } from '../../support/clinic'

const clinic = testClinic()

/** 102 accepts check-ins with specification 2, 101 with 1, 103 none; 105 has no half-days. */
const CHECK_IN: InputOf<typeof submitNowFree> = {
  name: '沈若兰',
  age: 46,
  birthday: '1980-04-12',
  sex: '0',
  breastAugmentation: 0,
  timeSlot: null,
  telphone: '13911112222',
  subscribeTime: '2026-11-24',
  identityCard: null,
  serviceId: '1',
  specificationId: '2',
  orgId: '105',
  customerId: null,
}
const checkIn = (change: Partial<typeof CHECK_IN> = {}, sender: Parameters<typeof ask>[2] = {}) =>
  ask(submitNowFree, { ...CHECK_IN, ...change }, sender)

test('[A322] [A389] a check-in is accepted without a sign-in, and returns its customer and inspection', async () => {
  const { status, data } = await checkIn()
  expect(status).toBe(200)
  expect(data).toEqual({
    id: expect.stringMatching(/^\d{19}$/) as string,
    customerId: expect.stringMatching(/^\d{19}$/) as string,
    inspectionId: expect.stringMatching(/^\d{19}$/) as string,
    hqiId: null,
    hasChq: false,
  })
})

test('[A401] the signed-in account is its own customer; another person is not', async () => {
  const token = await signIn(clinic, '13800000001')
  expect(field(await checkIn({ customerId: '1001' }, { token }), 'customerId')).toBe('1001')
  expect(await checkIn({ customerId: '1003' }, { token })).toMatchObject({ status: 50405 })
  expect(field(await checkIn({}, { token }), 'customerId')).not.toBe('1001')
})

test('[A423] an expired token is refused even where none is required; without it the check-in belongs to no account', async () => {
  expect(await checkIn({ customerId: '1001' }, { token: 'gone', key: 'k' })).toMatchObject({ status: 50012 })
  const taken = await checkIn({ customerId: '1001' }, { key: 'k' })
  expect(taken.status).toBe(200)
  expect(field(taken, 'customerId')).not.toBe('1001')
})

test('[A401] a visitor with the same name and phone number is the same customer, with another inspection', async () => {
  const [first, again, other] = [await checkIn(), await checkIn(), await checkIn({ name: '沈若梅' })]
  expect(field(again, 'customerId')).toBe(field(first, 'customerId'))
  expect(field(again, 'inspectionId')).not.toBe(field(first, 'inspectionId'))
  expect(field(other, 'customerId')).not.toBe(field(first, 'customerId'))
})

test('[A323] the answer says whether the customer has filled in a questionnaire before', async () => {
  const first = await checkIn()
  const [customerId, inspectionId] = [String(field(first, 'customerId')), String(field(first, 'inspectionId'))]
  const filled = { id: null, orgId: '105', serviceId: '1', customerId, inspectionId, questionContent: '{}' }
  expect(await ask(saveOrUpdateHealthQuestionnaireInfo, filled)).toMatchObject({ status: 200 })
  expect([field(first, 'hasChq'), field(await checkIn(), 'hasChq')]).toEqual([false, true])
})

test('[A381] the same Idempotency-Key makes one check-in', async () => {
  const first = await checkIn({}, { key: 'k' })
  expect(await checkIn({}, { key: 'k' })).toEqual(first)
  expect(field(await checkIn({}, { key: 'l' }), 'id')).not.toBe(field(first, 'id'))
})

test('[A596] [A423] the same Idempotency-Key makes one check-in, also without the token that it was first sent with', async () => {
  const token = await signIn(clinic, '13800000001')
  const first = await checkIn({ customerId: '1001' }, { token, key: 'k' })
  expect(await checkIn({ customerId: '1001' }, { key: 'k' })).toEqual(first)
})

test.each([
  ['[ONSITE-20] a clinic that takes none', { orgId: '103' }],
  ['[ONSITE-04] another specification than the clinic’s', { specificationId: '1' }],
  ['[ONSITE-13] implants', { breastAugmentation: 1 as const }],
  ['[ONSITE-10] no half-day where the clinic has them', { orgId: '102' }],
  ['an unknown clinic', { orgId: '999' }],
])('%s is refused', async (_what, change) => {
  const { status, data } = await checkIn(change)
  expect(status).toBeGreaterThan(50000)
  expect(data).toBeNull()
})

test('[ONSITE-11] [ONSITE-12] a check-in takes a place, and a full half-day is refused with a sentence', async () => {
  const left = async (day: string) =>
    (await ask(getSubscribeCount, { orgId: '102', subscribeDate: day })).data as {
      morningCount: number
      afternoonCount: number
    }
  const take = (timeSlot: 1 | 2, day: string) => checkIn({ orgId: '102', timeSlot, subscribeTime: day })
  const days = ['2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27', '2026-11-28']
  const counts = await Promise.all(days.map(left))
  // Limits of 102: 20 mornings, 16 afternoons.
  const free = counts.findIndex(({ morningCount, afternoonCount }) => morningCount < 20 && afternoonCount < 16)
  const full = counts.findIndex(({ morningCount, afternoonCount }) => morningCount === 20 && afternoonCount === 16)
  const [freeDay = '', fullDay = ''] = [days[free], days[full]]
  await take(1, freeDay)
  expect(await left(freeDay)).toEqual({
    morningCount: (counts[free]?.morningCount ?? 0) + 1,
    afternoonCount: counts[free]?.afternoonCount,
  })
  expect(await take(1, fullDay)).toMatchObject({ data: null, message: '上午预约已满' })
  expect(await take(2, fullDay)).toMatchObject({ data: null, message: '下午预约已满' })
})

test('[ONSITE-11] the scenario of a day that has just filled up refuses a check-in too', async () => {
  setFault(clinic, 'slotFull', true)
  expect(await checkIn()).toMatchObject({ status: 50072, data: null, message: '该日期预约已满，请重新选择' })
  setFault(clinic, 'slotFull', false)
  expect(await checkIn()).toMatchObject({ status: 200 })
})
