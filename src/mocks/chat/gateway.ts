import { withLocalId } from '@/domain/chat/fromPlatform'
import { ImError } from '@/domain/chat/imErrors'
import type { ImClient, ImEvent } from '@/gateways/im/port'
import { wait } from '@/lib/time/clock'
import type { Consultation } from '@/mocks/consultations/record'
import { isOn } from '@/mocks/scenario/scenario'
import { putRow, type Clinic } from '@/mocks/clinic'
import { chatBlacklist } from './faults'
import { chatOf, consultationOfGroup, chatLogOf, consultationOfMessage } from './log'
import { historyPage, messageById, readMessage } from './pages'
import { membersOf, patientUserId, profileOf } from './people'
import { sayAsPatient } from './say'
import { sentElement } from './sent'
import { acknowledgementOf, refuseSentinel } from './sentinels'
import { chatSession, PACE, type Pace } from './session'

const RECALL_WITHIN_S = 120
const NO_SUCH_MESSAGE = 10030
const TOO_LATE = 10031
const ALREADY_DONE = 10032

const recallAsPatient = (clinic: Clinic, userId: string, id: string): void => {
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

type Emit = (event: ImEvent) => void

const MEMBERS_PAGE = 30
const NO_SUCH_GROUP = 10010
const NO_PERMISSION = 10007

/** The demo's chat platform. It lives in the clinic and uses its clock. */
export const demoPlatform = (clinic: Clinic, pace = PACE): { open: () => ImClient; emit: Emit } => {
  const sessions = new Set<Emit>()
  return {
    open: () => openClient(clinic, pace, sessions),
    emit: (event) => sessions.forEach((emit) => emit(event)),
  }
}

const openClient = (clinic: Clinic, pace: Pace, sessions: Set<Emit>): ImClient => {
  const listeners = new Set<Emit>()
  const groups = new Set<string>()
  const tried = new Set<string>()
  const emit: Emit = (event) => [...listeners].forEach((listener) => listener(event))
  const session = chatSession(clinic, pace, emit)
  const { ask } = session
  const askOf = <T>(group: string, work: (one: Consultation) => T): Promise<T> =>
    ask((userId) => {
      const one = consultationOfGroup(clinic, group)
      if (one === undefined || patientUserId(one.ownerId) !== userId) throw new ImError(NO_SUCH_GROUP, 'no such group')
      return work(one)
    })

  return {
    listen: (listener) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    login: (account) => {
      sessions.add(emit)
      return session.login(account)
    },
    isReady: () => session.readyUser() !== undefined,
    fetchHistory: (group, before) =>
      askOf(group, (one) => {
        session.watch(group)
        groups.add(group)
        return historyPage(clinic, one, before)
      }),
    send: async (group, localId, body, onShare) => {
      const element = await sentElement(body)
      onShare?.(0.5)
      const wasTried = tried.has(localId)
      tried.add(localId)
      const taken = await askOf(group, (one) => {
        refuseSentinel(element, wasTried)
        const id = sayAsPatient(clinic, one, element, withLocalId(localId))
        session.knows(id)
        return readMessage(messageById(clinic, one, id))
      })
      const { afterMs, code } = acknowledgementOf(element, wasTried)
      if (afterMs > 0) await wait(afterMs)
      if (code !== undefined) throw new ImError(code, 'no answer')
      onShare?.(1)
      return taken
    },
    recall: (id) => ask((userId) => recallAsPatient(clinic, userId, id)),
    markRead: (group) =>
      askOf(group, (one) => putRow(clinic, 'chats', { ...chatOf(clinic, one), readAt: clinic.now() })),
    join: (group) => askOf(group, () => session.watch(group)),
    answerJoinRequest: () =>
      ask(() => {
        if (isOn(clinic, 'joinRefused')) throw new ImError(NO_PERMISSION, 'no permission')
      }),
    fetchMembers: (group, offset) =>
      askOf(group, (one) => membersOf(clinic, one).slice(offset, offset + MEMBERS_PAGE)),
    fetchProfiles: (userIds) => ask(() => userIds.flatMap((userId) => profileOf(clinic, userId))),
    fetchBlacklist: () => ask(() => chatBlacklist(clinic, [...groups])),
    leave: async () => {
      sessions.delete(emit)
      session.leave()
      listeners.clear()
      await wait(0)
    },
  }
}
