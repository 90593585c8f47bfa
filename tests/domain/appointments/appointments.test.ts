import { describe, expect, test } from 'vitest'
import {
  asksQuestionnaire,
  canPay,
  discountFen,
  dueFen,
  hasRefund,
  isAhead,
  isUnpaidOrFree,
  paidFen,
  recordKeeper,
  reportedInspection,
  type Appointment,
} from '@/domain/appointments/appointment'
import { canCancel } from '@/domain/appointments/cancellation'
import { APPOINTMENT_STATUS } from '@/domain/dictionaries'

const appointment: Appointment = {
  id: '1',
  number: 'YY202611250001',
  status: 'toPay',
  organisation: { id: '102', name: undefined, imageUrl: undefined, address: undefined },
  customer: { id: '1001', name: undefined, age: undefined, sex: undefined, phone: undefined },
  serviceId: '1',
  specificationName: undefined,
  day: '2026-11-25',
  orderedAt: undefined,
  originalPriceFen: 39_800,
  practicalPriceFen: 29_800,
  inspectionId: undefined,
  questionnaireId: undefined,
}

describe('an appointment', () => {
  test.each([
    // status, can be paid, amount due, amount paid
    ['1', true, 29_800, undefined],
    ['2', false, 29_800, 29_800],
    ['3', false, undefined, undefined],
    ['4', false, undefined, 29_800],
    ['5', false, 29_800, 29_800],
    ['6', false, 29_800, 29_800],
  ] as const)(
    '[APPT-08] [APPT-10] [APPT-13] [A116] with status %s it can be paid: %s, the amount due is %s and the paid one %s',
    (code, payable, due, paid) => {
      const of = { ...appointment, status: APPOINTMENT_STATUS[code] }
      expect(canPay(of)).toBe(payable)
      expect(dueFen(of)).toBe(due)
      expect(paidFen(of)).toBe(paid)
    },
  )

  test.each([
    [39_800, 29_800, 10_000],
    [39_800, 39_800, 0],
    [39_800, 0, 39_800],
    // A price above the original one gives no negative discount.
    [29_800, 39_800, 0],
    // A645: an unknown price gives no discount.
    [undefined, 39_800, undefined],
  ])(
    '[APPT-07] [A116] a price of %s fen with %s fen due gives a discount of %s fen',
    (originalPriceFen, practicalPriceFen, discount) => {
      expect(discountFen({ ...appointment, originalPriceFen, practicalPriceFen })).toBe(discount)
    },
  )

  test.each([
    // status, can be cancelled, has a refund, asks for the questionnaire
    ['1', true, false, false],
    ['2', true, false, true],
    ['3', false, false, false],
    ['4', false, true, false],
    ['5', false, false, false],
    ['6', false, false, true],
  ] as const)(
    '[APPT-11] [APPT-12] [A114] [A117] with status %s it can be cancelled: %s, has a refund: %s, asks for the questionnaire: %s',
    (code, cancel, refund, questionnaire) => {
      const of = { ...appointment, status: APPOINTMENT_STATUS[code] }
      expect([canCancel(of), hasRefund(of), asksQuestionnaire(of)]).toEqual([cancel, refund, questionnaire])
      expect(hasRefund({ ...of, practicalPriceFen: 1 })).toBe(refund)
      expect(hasRefund({ ...of, practicalPriceFen: 0 })).toBe(false)
    },
  )

  test('[A460] an appointment in an unknown status can be cancelled, and tells no paid amount', () => {
    const unknown = { ...appointment, status: 'unknown' as const }
    expect([canCancel(unknown), paidFen(unknown), canPay(unknown)]).toEqual([true, undefined, false])
  })

  test.each([
    ['0', '7001'],
    ['1', undefined],
    ['2', undefined],
    ['3', undefined],
    ['4', undefined],
    ['5', undefined],
    ['6', '7001'],
  ] as const)('[A460] with status %s it leads to the progress of the report %s', (code, inspection) => {
    const of = { ...appointment, status: APPOINTMENT_STATUS[code], inspectionId: '7001' }
    expect(reportedInspection(of)).toBe(inspection)
  })

  test('[APPT-15] the own record is edited when the customer is the user, else the record of the relative', () => {
    expect([recordKeeper(appointment, '1001'), recordKeeper(appointment, '1002')]).toEqual(['own', 'relative'])
  })

  test.each([
    ['1', 29_800, true],
    ['2', 29_800, false],
    ['2', 0, true],
    ['2', 1, false],
  ] as const)(
    'with status %s and a price of %s fen nothing was paid so far: %s',
    (code, practicalPriceFen, unpaid) => {
      expect(isUnpaidOrFree({ status: APPOINTMENT_STATUS[code], practicalPriceFen })).toBe(unpaid)
    },
  )

  test.each([
    ['2', '2026-11-24', true],
    ['2', '2026-11-25', true],
    ['2', '2026-11-26', false],
    ['1', '2026-11-24', false],
    ['6', '2026-11-24', false],
  ] as const)('on 25 November with status %s it is upcoming on %s: %s', (code, today, ahead) => {
    expect(isAhead({ ...appointment, status: APPOINTMENT_STATUS[code] }, today)).toBe(ahead)
  })
})
