import { customElement, textElement, type Element } from './elements'
import { doctorUserId, patientUserId, SYSTEM_USER_ID } from './people'
import type { Chat, Said } from './record'
import type { Clinic } from '@/mocks/clinic'
import { firstReplyAt, talkingSince } from '@/mocks/consultations/states'
import type { Consultation } from '@/mocks/consultations/record'
import { bulkOf, linesOf, type Line } from '@/mocks/seeds/chats'

const MINUTE_MS = 60_000

/** What follows from a consultation's own times, and what has been said in it, in its order; also what is to come. */
export const chatTail = (clinic: Clinic, one: Consultation, { said }: Chat): Said[] => {
  const since = talkingSince(clinic, one)
  if (since === undefined) return []
  const reply = firstReplyAt(clinic, one)
  const told = (name: string, at: number | undefined, by: Line['by'], element: Element): Said[] =>
    at === undefined ? [] : [{ ...saidBy(one, by), id: `${one.id}-${name}`, at, ...element }]
  return [
    ...told('question', since, 'patient', textElement(one.question)),
    ...told('first', since, 'system', customElement('system_first', FIRST)),
    ...told('reply', reply, 'doctor', textElement(REPLY)),
    ...linesOf(one.id).flatMap(({ minute, by, element }, index) =>
      told(`line${String(index)}`, reply === undefined ? undefined : reply + minute * MINUTE_MS, by, element),
    ),
    ...(one.ended?.by === 'doctor'
      ? told('end', one.ended.at, 'doctor', customElement('doctor_end', DOCTOR_END))
      : []),
    ...(one.ended?.by === 'user' && !said.some(isPatientEnd)
      ? told('end', one.ended.at, 'patient', customElement('patient_end'))
      : []),
    ...said,
  ].sort((a, b) => a.at - b.at)
}

/** What is there in thousands, one by one; it lies between the doctor's first answer and whatever follows. */
export const chatBulk = (clinic: Clinic, one: Consultation): { length: number; tell: (index: number) => Said } => {
  const bulk = bulkOf(one.id)
  const reply = firstReplyAt(clinic, one)
  if (bulk === undefined || reply === undefined) return { length: 0, tell: () => missing(one) }
  return {
    length: bulk.length,
    tell: (index) => ({
      ...saidBy(one, bulk.by(index)),
      id: `${one.id}-bulk${String(index)}`,
      at: reply + (index + 1) * bulk.everyMs,
      ...bulk.elementAt(index),
    }),
  }
}

/** Which of the seeded ones were taken back. */
export const seededRevoked = ({ id }: Consultation): string[] =>
  linesOf(id).flatMap(({ isRevoked }, index) => (isRevoked === true ? [`${id}-line${String(index)}`] : []))

const saidBy = (one: Consultation, by: Line['by']): Pick<Said, 'from' | 'cloudData'> => {
  switch (by) {
    case 'doctor':
      return { from: doctorUserId(one.doctorId ?? ''), cloudData: '' }
    case 'patient':
      return { from: patientUserId(one.ownerId), cloudData: '' }
    case 'system':
      return { from: SYSTEM_USER_ID, cloudData: '' }
  }
}

const isPatientEnd = ({ payload }: Said): boolean => payload['data'] === 'patient_end'

const missing = ({ id }: Consultation): never => {
  throw new Error(`nothing in thousands was said in ${id}`)
}

const FIRST = '咨询已开始。医生会在24小时内回复，咨询72小时后自动结束。'
const REPLY = '您好，已经看到您的问题。请问这种情况持续多久了？最近有没有变化？'
const DOCTOR_END = '本次咨询已结束，24小时内您还可以追问2次。'
