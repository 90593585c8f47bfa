export const SAID = 10_000
const PICTURE_EVERY = 20
const WAY_MS = 100
const SECONDS_APART = 20

type Json = Record<string, unknown>
type Handler = (event: { name: string; data: unknown }) => void
type Question = { conversationID: string; count: number; nextReqMessageID?: string }

declare global {
  interface Window {
    /** Number of messages per page, instead of the requested number. */
    benchPage?: number
    benchSay?: (text: string) => void
  }
}

const EVENT = {
  SDK_READY: 'sdkStateReady',
  SDK_NOT_READY: 'sdkStateNotReady',
  MESSAGE_RECEIVED: 'onMessageReceived',
  MESSAGE_REVOKED: 'onMessageRevoked',
  MESSAGE_READ_BY_PEER: 'onMessageReadByPeer',
  KICKED_OUT: 'kickedOut',
  NET_STATE_CHANGE: 'netStateChange',
  BLACKLIST_UPDATED: 'blacklistUpdated',
  ERROR: 'error',
}
const TYPES = { CONV_GROUP: 'GROUP', JOIN_STATUS_WAIT_APPROVAL: 'WaitAdminApproval' }

const handlers = new Map<string, Set<Handler>>()
const begun = Math.floor(Date.now() / 1000) - SAID * SECONDS_APART
let saidCount = SAID

const emit = (name: string, data: unknown): void => handlers.get(name)?.forEach((handler) => handler({ name, data }))
const way = <T>(answer: T): Promise<T> => new Promise((resolve) => setTimeout(() => resolve(answer), WAY_MS))

export const lastText = (count = SAID): string => `第${String(count)}条。`

const itemAt = (conversationID: string, index: number, text?: string): Json => ({
  ID: `bench-${String(index)}`,
  ...(text === undefined && index % PICTURE_EVERY === 7
    ? picture()
    : textOf(text ?? `${lastText(index + 1)}${words(index)}`)),
  from: index % 3 === 0 ? 'patient' : 'doctor',
  flow: index % 3 === 0 ? 'out' : 'in',
  time: begun + index * SECONDS_APART,
  sequence: index + 1,
  isRevoked: false,
  isPeerRead: true,
  status: 'success',
  conversationID,
  conversationType: TYPES.CONV_GROUP,
  cloudCustomData: '',
})

const words = (index: number): string => '今天比昨天好一些。'.repeat(index % 7)
const textOf = (text: string): Json => ({ type: 'TIMTextElem', payload: { text } })
const picture = (): Json => {
  const url = `${window.location.origin}/pictures/doctor-code.svg`
  const size = { width: 400, height: 300 }
  return {
    type: 'TIMImageElem',
    payload: { imageInfoArray: [0, 1, 2].map((type) => ({ type, url, imageUrl: url, ...size })) },
  }
}

const openPage = ({ conversationID, count, nextReqMessageID }: Question) => {
  window.benchSay = (text) => emit(EVENT.MESSAGE_RECEIVED, [itemAt(conversationID, saidCount++, text)])
  const end = nextReqMessageID === undefined ? SAID : Number(nextReqMessageID)
  const from = Math.max(0, end - (window.benchPage ?? count))
  return {
    messageList: Array.from({ length: end - from }, (_, index) => itemAt(conversationID, from + index)),
    nextReqMessageID: String(from),
    isCompleted: from === 0,
  }
}

const nothing = (): void => undefined

/** Replaces the platform's package by one that answers without its size and without a network. */
const platform = {
  EVENT,
  TYPES,
  create: () => ({
    on: (name: string, handler: Handler) => void handlers.set(name, (handlers.get(name) ?? new Set()).add(handler)),
    off: (name: string, handler: Handler) => void handlers.get(name)?.delete(handler),
    setLogLevel: nothing,
    registerPlugin: nothing,
    login: async () => {
      await way(undefined)
      setTimeout(() => emit(EVENT.SDK_READY, {}))
      return { data: {} }
    },
    logout: () => way({ data: {} }),
    destroy: () => way(undefined),
    getMessageList: (question: Question) => way(undefined).then(() => ({ data: openPage(question) })),
    setMessageRead: () => way({ data: {} }),
    joinGroup: () => way({ data: { status: 'AlreadyInGroup' } }),
    getGroupMemberList: () => way({ data: { memberList: [] } }),
    getUserProfile: () => way({ data: [] }),
    getBlacklist: () => way({ data: [] }),
  }),
}
export default platform
