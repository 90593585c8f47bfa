import { expect, test } from 'vitest'
import { isAutomatic, isNewOne } from '@/domain/appointments/reschedule'

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
  [undefined, '2026-11-27 17:59:59', true],
  [undefined, '2026-11-27 18:00:00', false],
  ['2026-11-27 12:00:00', '2026-11-27 11:59:59', true],
  ['2026-11-27 12:00:00', '2026-11-27 12:00:00', false],
  ['2026-11-27 20:00:00', '2026-11-27 18:00:00', true],
])('[A530] with a refund that was promised until %s, a payment at %s cancels by itself: %s', (...args) => {
  const [toldUntil, time, isByItself] = args
  expect(isAutomatic({ day: '2026-11-28', toldFen: 100, toldUntil }, time)).toBe(isByItself)
})
