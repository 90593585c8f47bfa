import { endConsultation } from '@/api/chat'
import { asApiError } from '@/api/errors'
import type { ChatMessage } from '@/domain/chat/message'
import { FOLLOW_UPS_AFTER_END } from '@/domain/chat/rules'
import type { ConsultationType } from '@/domain/consultations/dictionaries'
import type { ImEvent, ImPerson } from '@/gateways/im/port'
import { uniqueBy } from '@/lib/dedupe'
import { randomId } from '@/lib/random'
import { sessionGuard } from '@/lib/remote'
import { reportFault } from '@/lib/reportFault'
import { throttleBatch } from '@/lib/throttleBatch'
import { createStore } from '@/stores/createStore'
import { send } from '@/stores/submit'
import { askInfo, changeChat, chatOf, infoNow, changeInfo, type ChatVisit } from './chat'
import { useChatLink } from './session'
import { changeMessages, hasArrived, receiveLive, takeKnown, receive } from './messages'
import { failWhenSilent } from './silence'

type Ending = { kind: 'ended' | 'overAlready' } | { kind: 'failed' | 'unconfirmed'; error: unknown }

/** A retry does not send a farewell again, and resends one without an answer as the same message. */
type Farewell = { localId: string; isSent: boolean }

const useFarewells = createStore<{ farewells: ReadonlyMap<string, Farewell> }>(() => ({ farewells: new Map() }))

/**
 * Ends the consultation: checks that it is still open, sends the farewell, then calls the server (A272, A412). If
 * anything fails it stays open. After a lost answer the server is asked for its status (A549).
 */
export const endChat = async (visit: ChatVisit, description: string): Promise<Ending> => {
  const chat = chatOf(visit)
  if (chat === undefined) return { kind: 'overAlready' }
  const { id, type } = chat
  try {
    const now = await askInfo(id, type)
    changeInfo(id, () => now)
    if (now.status !== 'inConsultation') return { kind: 'overAlready' }
    await sendFarewell(visit, id, description)
  } catch (error) {
    return { kind: 'failed', error }
  }
  const sent = await send({ name: `end ${id}`, body: { id } }, () => endConsultation(id))
  if (sent.kind === 'ignored') return { kind: 'overAlready' }
  if (sent.kind === 'rejected') return { kind: 'failed', error: sent.error }
  if (sent.kind === 'unconfirmed') return unconfirmedEnd(id, type, sent.error)
  changeInfo(id, () => ({ status: 'endedByUser', followUps: FOLLOW_UPS_AFTER_END }))
  return { kind: 'ended' }
}

const unconfirmedEnd = async (id: string, type: ConsultationType, error: unknown): Promise<Ending> => {
  try {
    const now = await askInfo(id, type)
    changeInfo(id, () => now)
    return now.status === 'inConsultation' ? { kind: 'failed', error } : { kind: 'ended' }
  } catch (failure) {
    reportFault(failure)
    return { kind: 'unconfirmed', error }
  }
}

const sendFarewell = async (visit: ChatVisit, id: string, description: string): Promise<void> => {
  const farewell = useFarewells.getState().farewells.get(id) ?? { localId: randomId(), isSent: false }
  const { localId } = farewell
  if (farewell.isSent || hasArrived(visit, localId)) return
  const client = useChatLink.getState().link?.client
  const group = groupOf(visit)
  if (client === undefined || group === undefined) throw asApiError(undefined)
  noteFarewell(id, farewell)
  const body = { kind: 'custom', data: 'patient_end', description, extension: '' } as const
  const isSession = sessionGuard()
  const take = (message: ChatMessage) => {
    if (!isSession()) return
    noteFarewell(id, { localId, isSent: true })
    receive(visit, [message])
  }
  // One that is accepted after the time limit still counts as sent.
  await failWhenSilent((onProgress) => client.send(group, localId, body, onProgress).then(take))
}

const noteFarewell = (id: string, farewell: Farewell): void =>
  useFarewells.setState(({ farewells }) => ({ farewells: new Map(farewells).set(id, farewell) }))

const MEMBERS_PAGE = 30

export const loadBlacklist = (visit: ChatVisit): Promise<void> =>
  quietly(async () => {
    const blacklist = await client().fetchBlacklist()
    changeChat(visit, () => ({ blacklist }))
  })

export const loadPeople = (visit: ChatVisit): Promise<void> =>
  quietly(async () => {
    const members = await membersOf(groupOf(visit))
    const profiles = await client().fetchProfiles(members.map(({ userId }) => userId))
    const people = new Map([...members, ...profiles].map((person) => [person.userId, person]))
    changeChat(visit, () => ({ people }))
  })

export const answerJoin = async (visit: ChatVisit, requestId: string, accepted: boolean): Promise<void> => {
  await client().answerJoinRequest(requestId, accepted)
  changeChat(visit, ({ joinRequests }) => ({
    joinRequests: joinRequests.filter((one) => one.requestId !== requestId),
  }))
}

const membersOf = async (
  group: string | undefined,
  before: readonly ImPerson[] = [],
): Promise<readonly ImPerson[]> => {
  if (group === undefined) return []
  const page = await client().fetchMembers(group, before.length)
  const isNew = page.some(({ userId }) => before.every((known) => known.userId !== userId))
  const members = [...before, ...page]
  return page.length < MEMBERS_PAGE || !isNew ? members : membersOf(group, members)
}

const client = () => {
  const { link } = useChatLink.getState()
  if (link === undefined) throw new Error('the chat was left')
  return link.client
}

const quietly = async (task: () => Promise<void>): Promise<void> => {
  try {
    await task()
  } catch (failure) {
    reportFault(failure)
  }
}

export type ChatEvent = Exclude<ImEvent, { kind: 'ready' | 'notReady' | 'kickedOut' }>

/** Batching interval: sorting a long list for every single message would be slow. */
const TOGETHER_MS = 100

export const subscribeToImEvents = (visit: ChatVisit): ((event: ChatEvent) => void) => {
  const { add, flush } = throttleBatch<ChatMessage>(TOGETHER_MS, (messages) => {
    receiveLive(visit, messages)
    if (messages.some(({ flow }) => flow === 'in')) markChatRead(visit)
  })
  return (event) => {
    if ('group' in event && event.group !== groupOf(visit)) return
    if (event.kind === 'messages') return add(event.messages)
    flush()
    handleImEvent(visit, event)
  }
}

const handleImEvent = (visit: ChatVisit, event: Exclude<ChatEvent, { kind: 'messages' }>): void => {
  switch (event.kind) {
    case 'edited':
      return takeKnown(visit, event.messages)
    case 'revoked':
      return changeMessages(visit, event.ids, { isRevoked: true })
    case 'peerRead':
      return changeMessages(visit, event.ids, { isPeerRead: true })
    case 'network':
      return changeChat(visit, () => ({ network: event.state }))
    case 'blacklist':
      return changeChat(visit, () => ({ blacklist: event.userIds }))
    case 'joinRequest': {
      const { requestId, from } = event
      return changeChat(visit, ({ joinRequests }) => ({
        // A repeated request keeps its place: the first is being asked.
        joinRequests: uniqueBy([...joinRequests, { requestId, from }], (request) => request.requestId),
      }))
    }
  }
}

export const markChatRead = (visit: ChatVisit): void => {
  const group = groupOf(visit)
  if (group === undefined || document.visibilityState === 'hidden') return
  useChatLink.getState().link?.client.markRead(group).catch(reportFault)
}

export const groupOf = (visit: ChatVisit): string | undefined => {
  const chat = chatOf(visit)
  return chat && infoNow(chat.id)?.group
}
