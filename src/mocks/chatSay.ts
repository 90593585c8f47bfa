import { textElement, type Element } from './chatElements'
import { chatOf } from './chatLog'
import { doctorUserId, isDoctor, patientUserId } from './chatPeople'
import type { Said } from './chatRecord'
import { nextNumber, putRow, type Clinic } from './clinic'
import { consultStatusOf, firstReplyAt } from './consultStates'
import type { Consultation } from './consultRecord'

/** So long the doctor takes to answer. */
const REPLY_MS = 3000
const TALKED_ABOUT = ['TIMTextElem', 'TIMImageElem', 'TIMSoundElem']

/** Puts a message of the patient into the group, and has the doctor answer it; the answer is its id. */
export const sayAsPatient = (clinic: Clinic, one: Consultation, element: Element, cloudData: string): string => {
  const said = saidNow(clinic, one, patientUserId(one.ownerId), element, cloudData)
  keep(clinic, one, said)
  if (TALKED_ABOUT.includes(element.type)) answerAsDoctor(clinic, one)
  return said.id
}

const saidNow = (clinic: Clinic, one: Consultation, from: string, element: Element, cloudData = ''): Said => ({
  id: `${one.id}-${String(nextNumber(clinic))}`,
  at: clinic.now(),
  from,
  cloudData,
  ...element,
})

const keep = (clinic: Clinic, one: Consultation, ...said: Said[]): void => {
  const chat = chatOf(clinic, one)
  putRow(clinic, 'chats', { ...chat, said: [...chat.said, ...said] })
}

/** In a few seconds, once to all that is said until then. */
const answerAsDoctor = (clinic: Clinic, one: Consultation): void => {
  const now = clinic.now()
  switch (consultStatusOf(clinic, one)) {
    case 1:
      return beginSoon(clinic, one)
    case 2:
    case 4:
    case 5:
    case 6: {
      const { said } = chatOf(clinic, one)
      if (said.some(({ at, from }) => isDoctor(from) && at > now)) return
      const line = saidNow(clinic, one, doctorUserId(one.doctorId ?? ''), textElement(ANSWER))
      return keep(clinic, one, { ...line, at: now + REPLY_MS })
    }
  }
}

/** The first answer, which the clinic has for every consultation, comes now. */
const beginSoon = (clinic: Clinic, one: Consultation): void => {
  const reply = firstReplyAt(clinic, one)
  const soon = clinic.now() + REPLY_MS
  if (reply === undefined || one.repliedAfterMs === null || reply <= soon) return
  putRow(clinic, 'consultations', { ...one, repliedAfterMs: one.repliedAfterMs - (reply - soon) })
}

const ANSWER = '好的，我了解了。您描述的情况需要结合检查结果来看，请先不要过于担心。'
