import { expect, test } from 'vitest'
import { deadlineOf, followUpsUntil } from '@/domain/consultations/deadline'

const ASKED = '2026-11-24 14:20:00'
const NOW = Date.parse('2026-11-24T15:00:00+08:00')
const at = (text: string) => Date.parse(`${text}+08:00`)

test.each([
  ['awaitingReply', '2026-11-25T14:20:00'],
  ['assigning', '2026-11-25T14:20:00'],
  ['inConsultation', '2026-11-27T14:20:00'],
  ['endedBySystem', '2026-11-28T14:20:00'],
] as const)('[A493] a question of 14:20 in the status %s has the deadline %s', (status, until) => {
  expect(deadlineOf({ status, askedAt: ASKED }, NOW)).toEqual({ status, until: at(until) })
})

test.each([
  ['without a time of the question', { status: 'awaitingReply', askedAt: undefined }, NOW],
  ['with a time that is no time', { status: 'awaitingReply', askedAt: 'yesterday' }, NOW],
  ['with a day without an hour', { status: 'awaitingReply', askedAt: '2026-11-24' }, NOW],
  ['once it has passed', { status: 'awaitingReply', askedAt: ASKED }, at('2026-11-25T14:20:00')],
  ['after an end by the doctor, which is not told', { status: 'endedByDoctor', askedAt: ASKED }, NOW],
] as const)('[A493] [A518] no deadline is named %s', (_when, consultation, now) => {
  expect(deadlineOf(consultation, now)).toBeUndefined()
})

test('[CONSULT-37] follow-ups are possible for 24 hours after the doctor or the user ended the consultation', () => {
  const ended = at('2026-11-24T14:20:00')
  const until = at('2026-11-25T14:20:00')
  expect([ended, until - 1, until].map((now) => followUpsUntil(ended, now))).toEqual([until, until, undefined])
})
