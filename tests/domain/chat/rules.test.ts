import { describe, expect, test } from 'vitest'
import { ImError, imErrorWord } from '@/domain/chat/imErrors'
import {
  changesByItself,
  countsAsFollowUp,
  endedAt,
  endsConsultation,
  firstIncomingAfter,
  FOLLOW_UPS_AFTER_END,
  hidesComposer,
  isFollowUp,
  isWithoutVoice,
  mayChangeStatus,
  mayRecall,
  mayResend,
  showsFollowUps,
  textToChange,
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

test.each([
  ['Mozilla/5.0 (compatible; MSIE 10.0; Windows NT 6.1; Trident/6.0)', true],
  ['Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0) like Gecko', true],
  ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/64.0.3282.140 Safari/537.36 Edge/18.17763', true],
  ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/120.0.0.0 Safari/537.36 Edg/120.0.0.0', true],
  ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/120.0.0.0 Safari/537.36', false],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 15_0 like Mac OS X) AppleWebKit/605.1.15 MicroMessenger/8.0.40', false],
])('[CHAT-44] [A284] the browser %s has no voice: %s', (userAgent, isWithout) => {
  expect(isWithoutVoice(userAgent)).toBe(isWithout)
})

test('[CHAT-48] a voice message is 20 pixels wide and 10 more per second, at most 200', () => {
  expect([0, 1, 5, 17, 18, 19, 60, -3, NaN].map(voiceWidth)).toEqual([20, 30, 70, 190, 200, 200, 200, 20, 20])
})

test('[A518] the time of the end is that of the last message that ended the consultation', () => {
  const said = [
    message({ time: 10, body: end('doctor_end') }),
    message({ time: 20, flow: 'out', from: 'me', body: end('patient_end') }),
    message({ time: 30, from: 'nurse', body: end('doctor_end') }),
    message({ time: 40, body: end('patient_end') }),
    message({ time: 50, flow: 'out', from: 'me', body: { kind: 'text', text: 'patient_end' } }),
    message({ time: 55, flow: 'out', from: 'me', body: end('survey') }),
  ]
  expect(endedAt(said, 'endedByDoctor', 'doctor', 'me')).toBe(10)
  expect(endedAt(said, 'endedByUser', 'doctor', 'me')).toBe(20)
  expect(endedAt(said.slice(2), 'endedByDoctor', 'doctor', 'me')).toBeUndefined()
  expect(endedAt(said.slice(2), 'endedByUser', 'doctor', 'me')).toBeUndefined()
  expect(endedAt([...said, message({ time: 60, body: end('doctor_end') })], 'endedByDoctor', 'doctor', 'me')).toBe(60)
})

test('[A468] [A292] the server may still change a consultation that goes on, or has follow-ups and no archive', () => {
  const going = ['toPay', 'awaitingReply', 'inConsultation', 'assigning']
  const orEnded = [...going.slice(0, 3), 'endedByDoctor', 'endedByUser', 'endedBySystem', 'assigning']
  const changing = (followUps: number | undefined, isArchived: boolean) =>
    where((status) => changesByItself({ status, followUps, isArchived }))
  expect([changing(0, false), changing(2, true)]).toEqual([going, going])
  for (const left of [1, 2, undefined]) expect(changing(left, false)).toEqual(orEnded)
})

describe('a message that was not sent', () => {
  const failed = message({ id: undefined, localId: 'x', flow: 'out', state: 'failed' })

  test('[A469] [RE6] it can be sent again, unless the platform would refuse it for good', () => {
    expect(mayResend(failed)).toBe(true)
    for (const refusal of ['tooOften', 'notUploaded', 'unavailable'] as const)
      expect(mayResend({ ...failed, refusal })).toBe(true)
    for (const refusal of ['refusedText', 'tooLong', 'muted', 'badPicture'] as const)
      expect(mayResend({ ...failed, refusal })).toBe(false)
    expect(mayResend({ ...failed, state: 'sending' })).toBe(false)
    expect(mayResend({ ...failed, state: 'sent' })).toBe(false)
    expect(mayResend({ ...failed, localId: undefined })).toBe(false)
    expect(mayResend({ ...failed, body: { kind: 'lost', what: 'image' } })).toBe(false)
  })

  test('[A469] the text of one that was refused for good can be changed', () => {
    expect(textToChange({ ...failed, refusal: 'refusedText' })).toBe('hello')
    expect(textToChange({ ...failed, refusal: 'tooOften' })).toBe('')
    expect(textToChange(failed)).toBe('')
    expect(textToChange({ ...failed, state: 'sending', refusal: 'refusedText' })).toBe('')
    expect(textToChange({ ...failed, refusal: 'badPicture', body: { kind: 'lost', what: 'image' } })).toBe('')
  })
})

test('[A407] the first new message of the other side is later than the time at which the chat was read', () => {
  const said = [
    message({ id: 'a', time: 10 }),
    message({ id: 'b', time: 20, flow: 'out' }),
    message({ id: 'c', time: 30, isRevoked: true }),
    message({ id: 'd', time: 40 }),
    message({ id: 'e', time: 50 }),
  ]
  expect([9, 10, 39, 40, 50].map((seconds) => firstIncomingAfter(said, seconds)?.id)).toEqual([
    'a',
    'd',
    'd',
    'e',
    undefined,
  ])
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
