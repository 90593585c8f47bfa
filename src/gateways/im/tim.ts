import { AWAITS_ADMISSION, ImError, REQUEST_UNKNOWN, timedOut } from '@/domain/chat/imErrors'
import { numberIn, recordsIn, textIn } from '@/domain/chat/json'
import { type Json } from '@/lib/isRecord'
import { wait } from '@/lib/time/clock'
import { dataOf, listOf, membersIn, peopleIn, textsIn } from './timAnswers'
import { forwardEvents } from './timEvents'
import { bounded, conversationOf, keepMessages } from './timMessages'
import { sender } from './timSend'
import { asGiven, TYPES } from './timSdk'
import { openSession } from './timSession'
import type { HistoryPage, ImClient, ImEvent } from './port'

const PAGE_SIZE = 15
const MEMBERS = 30
const MOST_REQUESTS = 100
/** The package itself gives up a call after 15 seconds. */
const ANSWER_MS = 20_000
const RECALL_FAILED = 2110
const ALREADY_IN_GROUP = 10013

/** Opens the chat platform as a client. Calls that fail or take too long reject with an ImError. */
export const openTim = (sdkAppId: number): ImClient => {
  const listeners = new Set<(event: ImEvent) => void>()
  const messages = keepMessages()
  const requests = bounded<Json>(MOST_REQUESTS)
  let ready = false

  const emit = (event: ImEvent) => {
    if (event.kind === 'ready') ready = true
    else if (event.kind === 'notReady' || event.kind === 'kickedOut') ready = false
    for (const listener of listeners) isolated(() => listener(event))
  }
  const session = openSession(sdkAppId, (sdk) => forwardEvents(sdk, { messages, requests }, emit))
  const ask: typeof session.ask = (question) => Promise.race([session.ask(question), tooLate()])

  return {
    listen: (listener) => {
      // With a wrapper function the same listener can subscribe twice.
      const own = (event: ImEvent) => listener(event)
      listeners.add(own)
      return () => void listeners.delete(own)
    },
    login: async (account) => {
      if (await session.login(account)) emit({ kind: 'ready' })
    },
    isReady: () => ready,
    fetchHistory: async (group, before) => {
      const question = { conversationID: conversationOf(group), count: PAGE_SIZE }
      const answer = await ask((sdk) =>
        sdk.getMessageList(before === undefined ? question : { ...question, nextReqMessageID: before }),
      )
      return pageOf(dataOf(answer), before, (item) => messages.read(group, item))
    },
    send: sender(session.ask, messages),
    recall: async (id) => {
      const message = messages.get(id)
      if (message === undefined) throw new ImError(RECALL_FAILED, '')
      await ask((sdk) => sdk.revokeMessage(asGiven(message.item)))
      messages.recall(message.item)
    },
    markRead: async (group) =>
      void (await ask((sdk) => sdk.setMessageRead({ conversationID: conversationOf(group) }))),
    join: async (group) => {
      const answer = await ask((sdk) => sdk.joinGroup({ groupID: group })).catch(alreadyIn)
      if (dataOf(answer)['status'] === TYPES.JOIN_STATUS_WAIT_APPROVAL) throw new ImError(AWAITS_ADMISSION, '')
    },
    answerJoinRequest: async (requestId, accepted) => {
      const message = requests.get(requestId)
      if (message === undefined) throw new ImError(REQUEST_UNKNOWN, '')
      const handleAction = accepted ? 'Agree' : 'Reject'
      await ask((sdk) => sdk.handleGroupApplication({ handleAction, message: asGiven(message) }))
      requests.delete(requestId)
    },
    fetchMembers: async (group, offset) =>
      membersIn(await ask((sdk) => sdk.getGroupMemberList({ groupID: group, count: MEMBERS, offset }))),
    fetchProfiles: async (userIds) =>
      peopleIn(listOf(await ask((sdk) => sdk.getUserProfile({ userIDList: [...userIds] })))),
    fetchBlacklist: async () => textsIn(listOf(await ask((sdk) => sdk.getBlacklist()))),
    leave: async () => {
      ready = false
      listeners.clear()
      await session.leave()
    },
  }
}

const tooLate = async (): Promise<never> => {
  await wait(ANSWER_MS)
  throw timedOut()
}

/** An error in one listener must not stop the others. */
const isolated = (notify: () => void): void => {
  try {
    notify()
  } catch (failure) {
    // Rethrown later, because the package would swallow it.
    setTimeout(() => {
      throw failure
    })
  }
}

const pageOf = (
  data: Json,
  requested: string | undefined,
  read: (item: Json) => HistoryPage['messages'][number] | undefined,
): HistoryPage => {
  const next = textIn(data, 'nextReqMessageID') ?? numberIn(data, 'nextReqMessageID')
  // A cursor equal to the requested one would load the same page forever.
  const before = next === undefined || next === '' || String(next) === requested ? undefined : String(next)
  return {
    messages: recordsIn(data, 'messageList').flatMap((item) => read(item) ?? []),
    before,
    isCompleted: data['isCompleted'] === true || before === undefined,
  }
}

const alreadyIn = (failure: unknown): undefined => {
  if (failure instanceof ImError && failure.code === ALREADY_IN_GROUP) return undefined
  throw failure
}
