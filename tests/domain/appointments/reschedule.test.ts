import { expect, test } from 'vitest'
import { isNewOne } from '@/domain/appointments/reschedule'

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
