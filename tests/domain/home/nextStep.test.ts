import { describe, expect, test, vi } from 'vitest'
import type { Appointment, AppointmentRow } from '@/domain/appointments/appointment'
import { comingOf, nextStep, unpaidOf, type KnownToday } from '@/domain/home/nextStep'

const TODAY = '2026-11-22'
const row = (fields: Partial<AppointmentRow>): AppointmentRow => ({
  id: '1',
  number: 'YY1',
  status: 'paid',
  day: '2026-11-27',
  specificationName: undefined,
  practicalPriceFen: 12_800,
  organisation: { name: '木棉体检中心', imageUrl: undefined },
  customerName: '林可',
  ...fields,
})
const page = (row_: AppointmentRow, questionnaireId: string | undefined): Appointment => ({
  ...row_,
  organisation: { ...row_.organisation, id: '102', address: undefined },
  customer: { id: '1001', name: '林可', age: undefined, sex: undefined, phone: undefined },
  serviceId: '1',
  orderedAt: undefined,
  originalPriceFen: 12_800,
  inspectionId: '61',
  questionnaireId,
})
const unfinished = {
  form: 'general' as const,
  customerId: '1001',
  organisationId: '',
  serviceId: '2',
  inspectionId: '',
  recordId: '',
}

const report = { reportId: '81', specificationId: '1', patientName: '林可', day: '2026-11-20' }
const replied = { id: '91', type: 'imageText' as const, patientName: '林可', doctorName: '李医生', count: 1 }
const due = { report, day: '2026-11-20', customerId: '2002' }
const unpaid = row({ id: '5', status: 'toPay' })
const today = row({ id: '6', day: TODAY })
const tomorrow = row({ id: '7', day: '2026-11-23' })
const later = row({ id: '8' })
const coming = (row_: AppointmentRow, questionnaireId?: string) => ({ row: row_, page: page(row_, questionnaireId) })

const nothing: KnownToday = {
  today: TODAY,
  rows: [],
  payable: undefined,
  coming: undefined,
  unfinished: undefined,
  report: undefined,
  due: undefined,
}

describe('the next step on Home', () => {
  test.each<[string, Partial<KnownToday>, string]>([
    ['nothing yet', {}, 'book'],
    ['only what is over', { rows: [row({ status: 'registered', day: '2026-10-01' })] }, 'book'],
    ['a check later, filled in', { rows: [later], coming: coming(later, '3') }, 'ahead'],
    ['a check later whose page is not known', { rows: [later], coming: { row: later, page: undefined } }, 'ahead'],
    ['a check later, not filled in', { rows: [later], coming: coming(later) }, 'questionnaire'],
    ['a draft before that', { rows: [later], coming: coming(later), unfinished }, 'resume'],
    ['a report before a draft', { rows: [later], coming: coming(later), unfinished, report }, 'report'],
    ['a doctor’s answer before a draft', { rows: [later], coming: coming(later), unfinished, replied }, 'replied'],
    ['a report before a doctor’s answer', { report, replied }, 'report'],
    ['a doctor’s answer before a check that is due', { replied, due }, 'replied'],
    ['a check tomorrow before a doctor’s answer', { rows: [tomorrow], coming: coming(tomorrow), replied }, 'check'],
    ['a check tomorrow before a report', { rows: [tomorrow], coming: coming(tomorrow), report }, 'check'],
    ['a check that is due', { due }, 'due'],
    [
      'a check that is due for somebody, before one that is all prepared',
      { rows: [later], coming: coming(later, '3'), due },
      'due',
    ],
    ['a questionnaire before a check that is due', { rows: [later], coming: coming(later), due }, 'questionnaire'],
    ['a draft alone', { unfinished }, 'resume'],
    ['a check tomorrow before a draft', { rows: [tomorrow], coming: coming(tomorrow), unfinished }, 'check'],
    ['a check today, its page not known', { rows: [today], coming: { row: today, page: undefined } }, 'check'],
    [
      'an order to pay before all',
      { rows: [unpaid, today], payable: { row: unpaid, secondsLeft: 60 }, coming: coming(today), unfinished },
      'pay',
    ],
    ['an order whose time is not known', { rows: [unpaid], payable: { row: unpaid, secondsLeft: undefined } }, 'pay'],
  ])('it is the right one for %s', (_name, known, kind) => {
    expect(nextStep({ ...nothing, ...known }).kind).toBe(kind)
  })

  test('a first-time user gets another text than a returning one', () => {
    expect(nextStep(nothing)).toEqual({ kind: 'book', first: true })
    expect(nextStep({ ...nothing, rows: [row({ status: 'noShow' })] })).toEqual({ kind: 'book', first: false })
  })

  test('a check today and one tomorrow are distinguished', () => {
    expect(nextStep({ ...nothing, coming: coming(today) })).toMatchObject({ near: 'today' })
    expect(nextStep({ ...nothing, coming: coming(tomorrow) })).toMatchObject({ near: 'tomorrow' })
  })
})

test('the oldest of several unpaid orders comes first, and rows arrive newest first', () => {
  const rows = [row({ id: '3', status: 'toPay' }), row({ id: '2' }), row({ id: '1', status: 'toPay' })]
  expect(unpaidOf(rows).map(({ id }) => id)).toEqual(['1', '3'])
})

test('the upcoming check is the nearest one that is paid and not over', () => {
  const rows = [
    row({ id: '1', day: '2026-11-29' }),
    row({ id: '2', day: '2026-11-24', status: 'toPay' }),
    row({ id: '3', day: '2026-11-25' }),
    row({ id: '4', day: '2026-11-21' }),
    row({ id: '5', day: '2026-11-23', status: 'cancelled' }),
  ]
  expect(comingOf(rows, TODAY)?.id).toBe('3')
  expect(comingOf(rows, '2026-11-30')).toBeUndefined()
})

test('of two checks on one day the first counts, and days are compared without localeCompare, which slow phones must load', () => {
  const collated = vi.spyOn(String.prototype, 'localeCompare')
  const rows = [row({ id: '1', day: '2026-11-29' }), row({ id: '2' }), row({ id: '3' })]
  expect(comingOf(rows, TODAY)?.id).toBe('2')
  expect(collated).not.toHaveBeenCalled()
})
