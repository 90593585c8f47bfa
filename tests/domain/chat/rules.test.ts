import { describe, expect, test } from 'vitest'
import { ImError, imErrorWord } from '@/domain/chat/imErrors'
import {
  countsAsFollowUp,
  endsConsultation,
  FOLLOW_UPS_AFTER_END,
  hidesComposer,
  isFollowUp,
  mayChangeStatus,
  mayRecall,
  showsFollowUps,
  voiceWidth,
} from '@/domain/chat/rules'
import type { MessageBody } from '@/domain/chat/message'
import { CONSULTATION_STATUS, type ConsultationStatus } from '@/domain/consultations/dictionaries'
import { message } from './messages'

const STATUSES: readonly (ConsultationStatus | undefined)[] = [...Object.values(CONSULTATION_STATUS), undefined]
const where = (is: (status: ConsultationStatus | undefined) => boolean) => STATUSES.filter(is)
const end = (data: string) => ({ kind: 'custom', data, description: '', extension: '' }) as const

describe('the remaining follow-ups after the end', () => {
  test('[CHAT-28] they are shown after each of the three ends', () => {
    expect(where(showsFollowUps)).toEqual(['endedByDoctor', 'endedByUser', 'endedBySystem'])
  })

  test('[CHAT-29] [CHAT-31] messages count after the end and in a closed consultation, never before the end', () => {
    expect(where(isFollowUp)).toEqual(['endedByDoctor', 'endedByUser', 'endedBySystem', 'closed'])
    expect(FOLLOW_UPS_AFTER_END).toBe(2)
  })

  test('[CHAT-32] [CHAT-34] [CHAT-35] the input is hidden when the consultation is closed, timed out or archived', () => {
    expect(where((status) => hidesComposer(status, false))).toEqual(['doctorTimeout', 'closed'])
    expect(where((status) => hidesComposer(status, true))).toEqual(STATUSES)
  })

  test('[CHAT-29] only texts, pictures and voice messages count', () => {
    const kinds = ['text', 'image', 'sound', 'video', 'custom', 'groupTip', 'call', 'other'] as const
    expect(kinds.filter((kind) => countsAsFollowUp({ kind }))).toEqual(['text', 'image', 'sound'])
  })
})

test('[CHAT-25] [CHAT-27] [RE7] only the doctor’s own end message ends the consultation', () => {
  const doctorEnd = message({ body: end('doctor_end') })
  expect(endsConsultation(doctorEnd, 'doctor', 'me')).toBe(true)
  expect(endsConsultation(doctorEnd, undefined, 'me')).toBe(true)
  expect(endsConsultation(doctorEnd, 'another', 'me')).toBe(false)
  for (const from of ['doctor', undefined]) {
    expect(endsConsultation({ ...doctorEnd, from: 'me' }, from, 'me')).toBe(false)
    expect(endsConsultation({ ...doctorEnd, flow: 'out' }, from, 'me')).toBe(false)
  }
  for (const data of ['patient_end', 'doctor_end ', '{"type":"doctor_end"', ''])
    expect(endsConsultation(message({ body: end(data) }), 'doctor', 'me')).toBe(false)
  expect(endsConsultation(message({ body: { kind: 'text', text: 'doctor_end' } }), 'doctor', 'me')).toBe(false)
})

test('[CHAT-19] [RE8] an own message can be recalled for up to and including 120 seconds', () => {
  const own = message({ flow: 'out', time: 1000 })
  expect([1000, 1119, 1120, 1120.5, 1121, 900].map((now) => mayRecall(own, now))).toEqual([
    true,
    true,
    true,
    false,
    false,
    true,
  ])
  expect(mayRecall({ ...own, flow: 'in' }, 1000)).toBe(false)
  expect(mayRecall({ ...own, state: 'failed' }, 1000)).toBe(false)
  expect(mayRecall({ ...own, isRevoked: true }, 1000)).toBe(false)
  expect(mayRecall({ ...own, id: undefined }, 1000)).toBe(false)
})

test('[CHAT-48] a voice message is 20 pixels wide and 10 more per second, at most 200', () => {
  expect([0, 1, 5, 17, 18, 19, 60, -3, NaN].map(voiceWidth)).toEqual([20, 30, 70, 190, 200, 200, 200, 20, 20])
})

test('[CHAT-47] the platform’s failures have texts by their codes, those of the specification and our own', () => {
  const word = (code: number | undefined) => imErrorWord(new ImError(code, 'told'))
  expect([500, 602, 610, 612, 620, 621].map(word)).toEqual([
    'serverError',
    'badCredentials',
    'badUserName',
    'userExists',
    'noSuchUser',
    'wrongPassword',
  ])
  expect([2999, 70001, 2801, 10031, 20007, 80001].map(word)).toEqual([
    'notReady',
    'signatureExpired',
    'timeout',
    'tooLateToRecall',
    'blocked',
    'refusedText',
  ])
  expect([undefined, 0, 99_999].map(word)).toEqual([undefined, undefined, undefined])
  expect(imErrorWord(new Error('500'))).toBeUndefined()
})

test.each<[boolean, MessageBody]>([
  [true, { kind: 'groupTip', tip: 'other', names: [] }],
  [true, { kind: 'other' }],
  [true, { kind: 'custom', data: 'system_first', description: '', extension: '' }],
  [false, { kind: 'custom', data: 'doctor_end', description: '', extension: '' }],
  [false, { kind: 'custom', data: 'patient_end', description: '', extension: '' }],
  [false, { kind: 'text', text: 'hello' }],
])('[A293] the status may have changed on the server: %s for %j', (may, body) => {
  expect(mayChangeStatus(message({ body }))).toBe(may)
})
