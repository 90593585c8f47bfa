import { ImError } from '@/domain/chat/imErrors'
import { SAMPLES, textElement, type Element } from './elements'
import { chatOf } from './log'
import { doctorUserId, isDoctor, patientUserId } from './people'
import type { Said } from './record'
import { wishOf } from './sentinels'
import { nextNumber, putRow, type Clinic } from '@/mocks/clinic'
import { consultationStatusOf, firstReplyAt } from '@/mocks/consultations/states'
import type { Consultation } from '@/mocks/consultations/record'
import { bilingual } from '@/mocks/bilingual'

const REPLY_MS = 3000
const END_MS = 2000
const BURST = 30
const BURST_EVERY_MS = 100
const MOST_SAID = 600

/** In characters; the content of later files is lost with the page. */
const MOST_CONTENT = 600_000

const TALKED_ABOUT = ['TIMTextElem', 'TIMImageElem', 'TIMSoundElem']
const MUTED = 10017

const SCRIPT: readonly (() => Element)[] = [
  () =>
    textElement(
      bilingual(
        '好的，我了解了。这种情况需要结合检查结果来看，请先不要过于担心。',
        'I see. This has to be read together with the results of a check. Please do not worry too much for now.',
      ),
    ),
  SAMPLES.picture,
  SAMPLES.voice,
  SAMPLES.emoji,
  () =>
    textElement(
      bilingual(
        '还有其他想问的吗？没有的话我先结束本次咨询。',
        'Is there anything else? If not, I will end this consultation.',
      ),
    ),
]
const AFTERWARDS = (): Element =>
  textElement(
    bilingual(
      '可以的。如果疼痛加重，请尽快到医院复查。',
      'Yes, you can. If the pain gets worse, please have it checked at a hospital soon.',
    ),
  )

/**
 * Adds a message of the patient and has the doctor answer; returns its id. A repeated message is not added again.
 * Rejects with ImError when the chat is closed.
 */
export const sayAsPatient = (clinic: Clinic, one: Consultation, element: Element, cloudData: string): string => {
  const { said } = chatOf(clinic, one)
  const before = said.find((other) => other.cloudData === cloudData)
  if (before !== undefined) return before.id
  if (![1, 2, 4, 5, 6].includes(consultationStatusOf(clinic, one)) || said.length >= MOST_SAID)
    throw new ImError(MUTED, 'nobody may speak here')
  const kept = fitting(element, said)
  const id = say(clinic, one, { at: clinic.now(), from: patientUserId(one.ownerId), cloudData, ...kept })
  if (TALKED_ABOUT.includes(element.type)) answerAsDoctor(clinic, one, element)
  return id
}

const fitting = ({ type, payload }: Element, said: readonly Said[]): Element => {
  const length = [...said.map((other) => other.payload), payload].reduce(
    (sum, { content }) => sum + lengthOf(content),
    0,
  )
  return { type, payload: length > MOST_CONTENT ? { ...payload, content: undefined } : payload }
}

const lengthOf = (content: unknown): number => (typeof content === 'string' ? content.length : 0)

const say = (clinic: Clinic, one: Consultation, ...spoken: Omit<Said, 'id'>[]): string => {
  const chat = chatOf(clinic, one)
  const said = spoken.map((each) => ({ id: `${one.id}-${String(nextNumber(clinic))}`, ...each }))
  putRow(clinic, 'chats', { ...chat, said: [...chat.said, ...said] })
  return said[0]?.id ?? ''
}

/** Answers in a few seconds, once for all messages sent until then. */
const answerAsDoctor = (clinic: Clinic, one: Consultation, question: Element): void => {
  const wish = wishOf(question)
  const status = consultationStatusOf(clinic, one)
  if (wish === 'silent') return
  if (status === 1) return beginSoon(clinic, one)
  const at = clinic.now() + REPLY_MS
  const answer = (element: Element, after = 0) => ({
    at: at + after,
    from: doctorUserId(one.doctorId ?? ''),
    cloudData: '',
    ...element,
  })
  const ofDoctor = chatOf(clinic, one).said.filter(({ from }) => isDoctor(from))
  if (wish === 'end') return endSoon(clinic, one)
  if (wish === 'burst') {
    const all = Array.from({ length: BURST }, (_, index) => textElement(`${String(index + 1)}/${String(BURST)}`))
    return void say(clinic, one, ...all.map((element, index) => answer(element, (index - BURST) * BURST_EVERY_MS)))
  }
  if (wish !== undefined) return void say(clinic, one, answer(wish.sample))
  if (ofDoctor.some((said) => said.at > clinic.now())) return
  const line = status === 2 ? SCRIPT[ofDoctor.length] : AFTERWARDS
  if (line === undefined) return endSoon(clinic, one)
  say(clinic, one, answer(line()))
}

const beginSoon = (clinic: Clinic, one: Consultation): void => {
  const reply = firstReplyAt(clinic, one)
  const soon = clinic.now() + REPLY_MS
  if (reply === undefined || one.repliedAfterMs === null || reply <= soon) return
  putRow(clinic, 'consultations', { ...one, repliedAfterMs: one.repliedAfterMs - (reply - soon) })
}

const endSoon = (clinic: Clinic, one: Consultation): void => {
  // The system may have ended it already.
  if (one.ended === undefined && consultationStatusOf(clinic, one) === 2)
    putRow(clinic, 'consultations', { ...one, ended: { at: clinic.now() + END_MS, by: 'doctor' } })
}
