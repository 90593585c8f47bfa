import { customElement, textElement, type Element } from './chatElements'
import { doctorUserId, patientUserId, SYSTEM_USER_ID } from './chatPeople'
import type { Chat, Said } from './chatRecord'
import type { Clinic } from './clinic'
import { firstReplyAt, talkingSince } from './consultStates'
import type { Consultation } from './consultRecord'

/** What follows from a consultation's own times, and what has been said in it, in its order; also what is to come. */
export const chatTail = (clinic: Clinic, one: Consultation, { said }: Chat): Said[] => {
  const since = talkingSince(clinic, one)
  if (since === undefined) return []
  const doctor = doctorUserId(one.doctorId ?? '')
  const patient = patientUserId(one.ownerId)
  const told = (name: string, at: number | undefined, from: string, element: Element): Said[] =>
    at === undefined ? [] : [{ id: `${one.id}-${name}`, at, from, cloudData: '', ...element }]
  return [
    ...told('question', since, patient, textElement(one.question)),
    ...told('first', since, SYSTEM_USER_ID, customElement('system_first', FIRST)),
    ...told('reply', firstReplyAt(clinic, one), doctor, textElement(REPLY)),
    ...(one.ended?.by === 'doctor' ? told('end', one.ended.at, doctor, customElement('doctor_end', DOCTOR_END)) : []),
    ...(one.ended?.by === 'user' && !said.some(isPatientEnd)
      ? told('end', one.ended.at, patient, customElement('patient_end'))
      : []),
    ...said,
  ].sort((a, b) => a.at - b.at)
}

const isPatientEnd = ({ payload }: Said): boolean => payload['data'] === 'patient_end'

const FIRST = '咨询已开始。医生会在24小时内回复，咨询72小时后自动结束。'
const REPLY = '您好，已经看到您的问题。请问这种情况持续多久了？最近有没有变化？'
const DOCTOR_END = '本次咨询已结束，24小时内您还可以追问2次。'
