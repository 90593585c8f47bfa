import { expect, test } from 'vitest'
import { isAsTold, isAutomatic, isNewOne } from '@/domain/appointments/reschedule'

const RESCHEDULE = {
  userId: '1001',
  appointmentId: '4001',
  day: '2026-11-28',
  toldFen: 0,
  serviceId: '3',
  customerId: '21',
  sentAt: [Date.parse('2026-11-25T00:02:00+08:00')],
  newId: undefined,
}
const CUSTOMER = { id: '21', name: undefined, age: undefined, sex: undefined, phone: undefined }

test.each([
  ['2026-11-25 00:03:00', true],
  ['2026-11-24 23:59:00', true],
  ['2026-11-25 00:07:00', true],
  ['2026-11-25 00:07:01', false],
  ['2026-11-24 23:56:59', false],
  ['2026-11-25 00:08:00', false],
  ['2026-11-25', false],
  [undefined, false],
])(
  '[A536] an order of 00:02 whose answer was lost is the appointment that was ordered at %s: %s',
  (orderedAt, isNew) => {
    expect(isNewOne(RESCHEDULE, { id: '4002', serviceId: '3', customer: CUSTOMER, orderedAt })).toBe(isNew)
  },
)

test.each([
  ['the same', true, {}, {}],
  ['for another patient', false, { customer: { ...CUSTOMER, id: '22' } }, {}],
  ['of another service', false, { serviceId: '1' }, {}],
  ['the old appointment itself', false, { id: '4001' }, {}],
  ['ordered when none was sent', false, {}, { sentAt: [] }],
  ['ordered at the second of two sendings', true, {}, { sentAt: [0, ...RESCHEDULE.sentAt] }],
  ['the one whose order was answered', true, { orderedAt: '2026-11-24 12:00:00' }, { newId: '4002' }],
  ['another than the one whose order was answered', false, {}, { newId: '4003', sentAt: [] }],
])('[A536] an appointment that is %s is the new one: %s', (_what, isNew, other, reschedule) => {
  const appointment = { id: '4002', serviceId: '3', customer: CUSTOMER, orderedAt: '2026-11-25 00:02:30', ...other }
  expect(isNewOne({ ...RESCHEDULE, ...reschedule }, appointment)).toBe(isNew)
})

test.each([
  ['what was promised', true, 29_800, { refundFen: 29_800 }],
  ['more than was promised', true, 29_800, { refundFen: 29_900 }],
  ['less than was promised', false, 29_800, { refundFen: 29_799 }],
  ['nothing, as was promised,', true, 0, { refundFen: 0 }],
  ['an amount when none was known', false, undefined, { refundFen: 29_800 }],
  ['what was promised, as the third today,', true, 29_800, { cancelledToday: 2 }],
  ['what was promised, as the fourth today,', false, 29_800, { cancelledToday: 3 }],
])('[A515] a cancellation that refunds %s is as promised: %s', (_what, isTold, toldFen, now) => {
  const info = { refundFen: 29_800, refundDeadline: undefined, cancelledToday: 0, ...now }
  expect(isAsTold({ toldFen }, info)).toBe(isTold)
})

test('[A515] a cancellation whose result is not known is not as promised', () => {
  expect(isAsTold({ toldFen: 0 }, undefined)).toBe(false)
})

test.each([
  [undefined, '2026-11-27 17:59:59', true],
  [undefined, '2026-11-27 18:00:00', false],
  ['2026-11-27 12:00:00', '2026-11-27 11:59:59', true],
  ['2026-11-27 12:00:00', '2026-11-27 12:00:00', false],
  ['2026-11-27 20:00:00', '2026-11-27 18:00:00', true],
])('[A530] with a refund that was promised until %s, a payment at %s cancels by itself: %s', (...args) => {
  const [toldUntil, time, isByItself] = args
  expect(isAutomatic({ day: '2026-11-28', toldFen: 100, toldUntil }, time)).toBe(isByItself)
})

test.each([
  [0, '2026-11-28 09:00:00', true],
  [1, '2026-11-28 09:00:00', false],
  [undefined, '2026-11-25 09:00:00', false],
])('[A530] with a promised refund of %s fen, a payment at %s cancels by itself: %s', (toldFen, time, isByItself) => {
  expect(isAutomatic({ day: '2026-11-28', toldFen, toldUntil: '2026-11-27 18:00:00' }, time)).toBe(isByItself)
})
