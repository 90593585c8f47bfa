import { withLocalId } from '../domain/chat/fromPlatform'
import { ImError } from '../domain/chat/imErrors'
import type { ImClient, ImEvent } from '../gateways/im/port'
import { wait } from '../lib/clock'
import { chatOf, consultationOfGroup, consultationOfMessage } from './chatLog'
import { historyPage, messageById, readMessage } from './chatPages'
import { membersOf, patientUserId } from './chatPeople'
import { sayAsPatient } from './chatSay'
import { chatSession, NOT_READY, WAY_MS } from './chatSession'
import { sentElement } from './chatSent'
import { putRow, transact, type Clinic } from './clinic'
import type { Consultation } from './consultRecord'

const MEMBERS_PAGE = 30
const NO_SUCH_GROUP = 10010
const NO_SUCH_MESSAGE = 10030

/** The chat's platform as the demo has it: it lives in the clinic, and all that happens on it goes by its clock. */
export const openDemoIm = (clinic: Clinic): ImClient => {
  const listeners = new Set<(event: ImEvent) => void>()
  const session = chatSession(clinic, (event) => listeners.forEach((hear) => hear(event)))

  /** Does something for whoever has logged in, after a short way there. */
  const ask = async <T>(work: (userId: string) => T): Promise<T> => {
    await wait(WAY_MS)
    const userId = session.readyUser()
    if (userId === undefined) throw new ImError(NOT_READY, 'not ready')
    return transact(clinic, () => work(userId))
  }
  const askOf = <T>(group: string, work: (one: Consultation) => T): Promise<T> =>
    ask((userId) => work(owned(consultationOfGroup(clinic, group), userId, NO_SUCH_GROUP)))

  return {
    listen: (listener) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    login: session.login,
    isReady: () => session.readyUser() !== undefined,
    fetchHistory: (group, before) =>
      askOf(group, (one) => {
        session.watch(group)
        return historyPage(clinic, one, before)
      }),
    send: async (group, localId, body, onShare) => {
      const element = await sentElement(body)
      onShare?.(1)
      return askOf(group, (one) => {
        const id = sayAsPatient(clinic, one, element, withLocalId(localId))
        session.knows(id)
        return readMessage(messageById(clinic, one, id))
      })
    },
    recall: (id) =>
      ask((userId) => {
        const one = owned(consultationOfMessage(clinic, id), userId, NO_SUCH_MESSAGE)
        const chat = chatOf(clinic, one)
        putRow(clinic, 'chats', { ...chat, revoked: [...chat.revoked, id] })
      }),
    markRead: (group) =>
      askOf(group, (one) => putRow(clinic, 'chats', { ...chatOf(clinic, one), readAt: clinic.now() })),
    join: (group) => askOf(group, () => undefined),
    answerJoinRequest: () => ask(() => undefined),
    fetchMembers: (group, offset) =>
      askOf(group, (one) => membersOf(clinic, one).slice(offset, offset + MEMBERS_PAGE)),
    fetchProfiles: () => ask(() => []),
    fetchBlacklist: () => ask(() => []),
    leave: async () => {
      session.leave()
      listeners.clear()
      await wait(WAY_MS)
    },
  }
}

const owned = (one: Consultation | undefined, userId: string, code: number): Consultation => {
  if (one === undefined || patientUserId(one.ownerId) !== userId) throw new ImError(code, 'not found')
  return one
}
