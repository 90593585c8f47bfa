import { describe, expect, test } from 'vitest'
import type { Consultation } from '@/domain/consultations/consultation'
import {
  hasClosedLately,
  isUncounted,
  unreadByStatus,
  unreadConsultationOf,
  totalOf,
} from '@/domain/consultations/unread'
import { CONSULTATION_STATUS, type ConsultationStatus } from '@/domain/consultations/dictionaries'
import { DAY_MS } from '@/lib/time/units'

const NOW = 1_795_000_000_000
const opened = (status: ConsultationStatus | undefined) => ({ status, saidAt: 100, at: NOW })
const consultation = (fields: Partial<Consultation>): Consultation => ({
  id: '1',
  type: 'quick',
  status: 'inConsultation',
  patientName: '林可',
  question: undefined,
  pictureUrls: [],
  customerId: undefined,
  reportId: undefined,
  askedAt: undefined,
  priceFen: undefined,
  doctor: { id: '3001', name: '李医生', pictureUrl: undefined, title: undefined, section: undefined },
  followUps: undefined,
  unread: undefined,
  ...fields,
})

describe('[A407] unread answers when the server does not count them', () => {
  test('only consultations that a doctor may have answered are loaded', () => {
    const looked = Object.values(CONSULTATION_STATUS).filter((status) => isUncounted(consultation({ status })))
    expect(looked).toEqual(['inConsultation', 'endedByDoctor', 'endedByUser', 'endedBySystem', 'closed'])
    expect(isUncounted(consultation({ unread: 0 }))).toBe(false)
    expect(isUncounted(consultation({ status: undefined }))).toBe(false)
  })

  test.each<[ConsultationStatus, ReturnType<typeof unreadByStatus>]>([
    ['inConsultation', 'unread'],
    ['endedByDoctor', 'unread'],
    ['endedBySystem', 'unread'],
    ['endedByUser', 'none'],
    ['closed', 'none'],
  ])('one that was never opened here and is %s counts: %s', (status, says) => {
    expect(unreadByStatus({ status }, undefined)).toBe(says)
  })

  test.each<[ConsultationStatus | undefined, ConsultationStatus, ReturnType<typeof unreadByStatus>]>([
    ['awaitingReply', 'inConsultation', 'unread'],
    ['inConsultation', 'endedByDoctor', 'unread'],
    ['inConsultation', 'inConsultation', 'ask'],
    ['inConsultation', 'endedBySystem', 'ask'],
    ['endedByUser', 'endedByUser', 'ask'],
    ['endedByDoctor', 'closed', 'ask'],
    [undefined, 'inConsultation', 'ask'],
  ])('one that was opened as %s and is now %s counts: %s', (before, status, says) => {
    expect(unreadByStatus({ status }, opened(before))).toBe(says)
  })

  test('a recently opened one that left the active list is searched in the closed list', () => {
    const lately = new Map([['1', opened('endedByUser')]])
    expect(hasClosedLately(lately, [], NOW + DAY_MS)).toBe(true)
    expect(hasClosedLately(lately, [{ id: '1' }], NOW + DAY_MS)).toBe(false)
    expect(hasClosedLately(lately, [], NOW + 3 * DAY_MS - 1)).toBe(true)
    expect(hasClosedLately(lately, [], NOW + 3 * DAY_MS)).toBe(false)
    expect(hasClosedLately(new Map(), [{ id: '1' }], NOW)).toBe(false)
  })
})

test('[A407] the total is unknown unless every count is known', () => {
  const unread = (unread: number | undefined) => unreadConsultationOf(consultation({ unread }))
  expect(totalOf([])).toBe(0)
  expect(totalOf([unread(2), unread(5)])).toBe(7)
  expect(totalOf([unread(2), unread(undefined)])).toBeUndefined()
  expect(unread(2)).toEqual({ id: '1', type: 'quick', patientName: '林可', doctorName: '李医生', count: 2 })
})
