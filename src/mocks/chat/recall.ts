import { ImError } from '@/domain/chat/imErrors'
import { chatLogOf, chatOf, consultationOfMessage } from './log'
import { patientUserId } from './people'
import { putRow, type Clinic } from '@/mocks/clinic'
import { isOn } from '@/mocks/scenario/scenario'

const RECALL_WITHIN_S = 120
const NO_SUCH_MESSAGE = 10030
const TOO_LATE = 10031
const ALREADY_DONE = 10032

/** Takes back a message of the patient, by the platform's own clock. */
export const recallAsPatient = (clinic: Clinic, userId: string, id: string): void => {
  const one = consultationOfMessage(clinic, id)
  if (one === undefined || patientUserId(one.ownerId) !== userId) throw new ImError(NO_SUCH_MESSAGE, 'no such message')
  const log = chatLogOf(clinic, one)
  const message = log.slice(0, log.length).find(({ ID }) => ID === id)
  if (message?.flow !== 'out') throw new ImError(NO_SUCH_MESSAGE, 'no such message')
  if (message.isRevoked) throw new ImError(ALREADY_DONE, 'taken back before')
  const isLate = Math.floor(clinic.now() / 1000) - message.time > RECALL_WITHIN_S
  if (isLate || isOn(clinic, 'recallRefused')) throw new ImError(TOO_LATE, 'too late')
  const chat = chatOf(clinic, one)
  putRow(clinic, 'chats', { ...chat, revoked: [...chat.revoked, id] })
}
