import { describe, expect, test } from 'vitest'
import { leadsTo, wayOn } from '@/domain/consultations/consultation'
import {
  CONSULTATION_STATUS,
  CONSULTATION_TYPE,
  DOCTOR_ACCOUNT_STATUS,
  DOCTOR_SECTION,
  DOCTOR_SERVICE_FILTER,
  DOCTOR_TITLE,
  DOCTOR_TYPE,
} from '@/domain/consultations/dictionaries'
import type { DoctorQuestion, QuestionTarget, UploadState } from '@/domain/consultations/doctorQuestion'
import { firstFault, doctorQuestionFaults } from '@/domain/consultations/doctorQuestionFaults'
import { isUntaken } from '@/domain/consultations/untaken'

test('[DICT-12] [DICT-13] [DICT-14] [DICT-15] [DICT-16] the codes of doctors and consultations have these names', () => {
  expect(CONSULTATION_TYPE).toEqual({ 1: 'imageText', 2: 'quick' })
  expect(DOCTOR_TITLE).toEqual({ 1: 'chief', 2: 'associateChief', 3: 'resident', 4: 'headNurse' })
  expect(DOCTOR_SECTION).toEqual({ 1: 'breastSurgery', 2: 'breastPsychology' })
  expect(DOCTOR_TYPE).toEqual({ 0: 'ordinary', 1: 'expert' })
  expect(DOCTOR_ACCOUNT_STATUS).toEqual({ 1: 'active', 0: 'frozen' })
})

test('[DICT-17] [A242] the service filter sends nothing for all, 1 for text and 2 for quick', () => {
  expect(DOCTOR_SERVICE_FILTER).toEqual({ '': 'all', 1: 'text', 2: 'quick' })
})

test('[CONSULT-46] [CONSULT-47] [A263] [A390] [A460] a tap on a consultation leads to the screen of its status', () => {
  const leads = Object.values(CONSULTATION_STATUS).map((status) => leadsTo({ status }))
  const [first, ...others] = leads
  expect(first).toBe('payment')
  expect(others.slice(0, 7).every((one) => one === 'chat')).toBe(true)
  expect(others.slice(7)).toEqual(['nowhere', 'nowhere', 'nowhere', 'nowhere', 'nowhere'])
  expect(leadsTo({ status: undefined })).toBe('chat')
})

test('[CONSULT-44] each status has one action, and an ended consultation allows the remaining follow-ups', () => {
  const ways = Object.entries(CONSULTATION_STATUS).map(([code, status]) => [code, wayOn({ status, followUps: 2 })])
  expect(Object.fromEntries(ways)).toEqual({
    0: 'pay',
    1: 'open',
    2: 'goOn',
    3: 'askAnew',
    4: 'askMore',
    5: 'askMore',
    6: 'askMore',
    7: 'look',
    8: 'askAnew',
    9: 'lookAgain',
    10: 'askAnew',
    11: 'askAnew',
    12: 'askAnew',
  })
  for (const followUps of [0, -1, undefined]) expect(wayOn({ status: 'endedByUser', followUps })).toBe('look')
  expect(wayOn({ status: 'endedByUser', followUps: 1 })).toBe('askMore')
  expect(wayOn({ status: undefined, followUps: 2 })).toBe('lookAgain')
})

test('[A416] a quick consultation without a doctor is not taken, any other always has one', () => {
  const doctor = (id: string | undefined) => ({
    id,
    name: undefined,
    pictureUrl: undefined,
    title: undefined,
    section: undefined,
  })
  expect(isUntaken({ type: 'quick', doctor: doctor(undefined) })).toBe(true)
  expect(isUntaken({ type: 'quick', doctor: doctor('3001') })).toBe(false)
  expect(isUntaken({ type: 'imageText', doctor: doctor(undefined) })).toBe(false)
})

describe('the validation of a question', () => {
  const whole: DoctorQuestion = { customerId: '1', reportId: '', priceFen: 9900, question: '疼', agreed: true }
  const faultOf = (
    part: Partial<DoctorQuestion>,
    uploads: UploadState[] = [],
    target: QuestionTarget = { doctorId: '1' },
  ) => firstFault(doctorQuestionFaults({ ...whole, ...part }, uploads, target))

  test('[CONSULT-20] [A249] a complete question can be sent, also with failed pictures', () => {
    expect(faultOf({}, ['done', 'failed', 'unStart'])).toBeUndefined()
    expect(faultOf({ priceFen: undefined }, [], 'quick')).toBeUndefined()
    expect(faultOf({ priceFen: 0 })).toBeUndefined()
  })

  test('[CONSULT-20] it reports price, text, consent and pictures in this order', () => {
    const all = { priceFen: undefined, question: ' \n', agreed: false }
    expect(faultOf(all, ['uploading'])).toBe('price')
    expect(faultOf(all, ['uploading'], 'quick')).toBe('question')
    expect(faultOf({ ...all, priceFen: 1, question: '疼' }, ['uploading'])).toBe('consent')
    expect(faultOf({}, ['uploading'])).toBe('uploading')
  })
})
