import { fetchImInfo, type ImInfo } from '@/api/chat'
import { mergeMessages } from '@/domain/chat/merge'
import type { ChatMessage, OutgoingBody } from '@/domain/chat/message'
import { hidesComposer } from '@/domain/chat/rules'
import type { ConsultationStatus, ConsultationType } from '@/domain/consultations/dictionaries'
import type { ImPerson, KickReason } from '@/gateways/im/port'
import { mergeChanges } from '@/lib/mergeChanges'
import { dataOf, idle, loadAndKeep, loadRemote, slotAt, slotOf, type RemoteData } from '@/lib/remote'
import { ensureCustomer } from '@/stores/account/account'
import { onConsentWithdrawn } from '@/stores/auth/consent'
import { createStore } from '@/stores/createStore'

export const useChatOwner = createStore<{ owner: RemoteData<string> }>(() => ({ owner: idle }))

export const loadChatOwner = (): Promise<void> =>
  loadRemote(slotOf(useChatOwner, 'owner'), async () => (await ensureCustomer({ quiet: true })).id)

/** Returns the owner's id, fetched once; after a failure it rejects without another request. */
export const ensureChatOwner = async (): Promise<string> => {
  const { owner } = useChatOwner.getState()
  if (owner.state === 'failed') throw owner.error
  return (await ensureCustomer({ quiet: true })).id
}

export type Connection =
  | { state: 'connecting'; wasReady: boolean }
  | { state: 'ready' }
  /** The platform was not reached; the messages are still readable (RE1). */
  | { state: 'failed'; why: 'timeout' | 'noGroup' | 'groupGone' | 'codeLost' | 'refused'; error: unknown }
  | { state: 'kickedOut'; reason: KickReason }
  | { state: 'archive' }

export type Earlier = { state: 'idle' | 'loading' | 'end' } | { state: 'failed'; error: unknown }

type Cursor = { from: 'platform'; before: string | undefined } | { from: 'archive'; page: number; loaded: number }

const chatOpening = Symbol('chatOpening')

/** Identifies one opening of the chat; events of another opening are dropped (RE10). */
export type ChatOpening = { readonly [chatOpening]: true }

export type ShownChat = {
  id: string
  type: ConsultationType
  opening: ChatOpening
  connection: Connection
  network: 'connected' | 'connecting' | 'disconnected' | undefined
  messages: readonly ChatMessage[]
  /** The newest messages without a gap; the next `loadLatest` loads back until it reaches them. */
  gapless: readonly ChatMessage[]
  earlier: Earlier
  cursor: Cursor | undefined
  /** Whether this connection has read the newest messages, which show what has arrived. */
  latest: 'awaited' | 'loaded' | 'failed'
  blacklist: readonly string[]
  people: ReadonlyMap<string, ImPerson>
  joinRequests: readonly JoinRequest[]
  joinError: unknown
}

type JoinRequest = { requestId: string; from: string }

type ChatState = {
  shown: ShownChat | undefined
  infos: ReadonlyMap<string, RemoteData<ImInfo>>
  infoAnswers: number
  /** Unconfirmed messages by consultation; they survive leaving the screen. */
  unsent: ReadonlyMap<string, readonly ChatMessage[]>
  bodies: ReadonlyMap<string, OutgoingBody>
}

export const useChat = createStore<ChatState>(() => ({
  shown: undefined,
  infos: new Map(),
  infoAnswers: 0,
  unsent: new Map(),
  bodies: new Map(),
}))

// A withdrawn consent removes the unsent messages: none may be resent.
onConsentWithdrawn(() =>
  useChat.setState(({ shown }) => ({
    shown: shown && { ...shown, messages: sentAmong(shown.messages), gapless: sentAmong(shown.gapless) },
    unsent: new Map(),
    bodies: new Map(),
  })),
)

const sentAmong = (messages: readonly ChatMessage[]): ChatMessage[] => messages.filter(({ state }) => state === 'sent')

export const infoOf =
  (id: string) =>
  ({ infos }: Pick<ChatState, 'infos'>): RemoteData<ImInfo> =>
    infos.get(id) ?? idle

export const infoNow = (id: string): ImInfo | undefined => dataOf(infoOf(id)(useChat.getState()))

export const chatOf = (opening: ChatOpening): ShownChat | undefined => {
  const { shown } = useChat.getState()
  return shown?.opening === opening ? shown : undefined
}

export const groupOf = (opening: ChatOpening): string | undefined => {
  const chat = chatOf(opening)
  return chat && infoNow(chat.id)?.group
}

export const changeChat = (opening: ChatOpening, change: (chat: ShownChat) => Partial<ShownChat>): void =>
  useChat.setState(({ shown }) => (shown?.opening === opening ? { shown: { ...shown, ...change(shown) } } : {}))

export const changeInfo = (id: string, change: (info: ImInfo) => Partial<ImInfo>): void => {
  const remote = infoOf(id)(useChat.getState())
  if (remote.state !== 'ready') return
  const data = { ...remote.data, ...change(remote.data) }
  useChat.setState(({ infos }) => ({ infos: new Map(infos).set(id, { ...remote, data }) }))
}

/** Merges messages, each once and in order (RE4, RE5). */
export const takeMessages = (opening: ChatOpening, arrived: readonly ChatMessage[]): void =>
  changeChat(opening, ({ messages }) => ({ messages: mergeMessages(messages, arrived) }))

/** A refused refetch keeps the open chat (A92). */
export const loadInfo = (id: string, type: ConsultationType): Promise<void> =>
  loadAndKeep(slotAt(useChat, 'infos', id, idle), async () => {
    const before = infoNow(id)
    const info = await askInfo(id, type)
    const now = infoNow(id)
    // The answer may be older than what changed here meanwhile.
    return before && now ? mergeChanges(before, now, info) : info
  })

/** Asks the server now, and rejects without its answer. */
export const askInfo = async (id: string, type: ConsultationType): Promise<ImInfo> => {
  const info = await fetchImInfo(id, type)
  useChat.setState(({ infoAnswers }) => ({ infoAnswers: infoAnswers + 1 }))
  return info
}

export const reloadInfo = async (id: string): Promise<void> => {
  const { shown } = useChat.getState()
  if (shown?.id === id) await loadInfo(id, shown.type)
}

export const showChat = (id: string, type: ConsultationType): ShownChat => {
  const { shown, unsent } = useChat.getState()
  if (shown?.id === id) return shown
  if (shown !== undefined) hideChat(shown.opening)
  const chat: ShownChat = {
    id,
    type,
    opening: { [chatOpening]: true },
    connection: { state: 'connecting', wasReady: false },
    network: undefined,
    messages: unsent.get(id) ?? [],
    gapless: [],
    earlier: { state: 'loading' },
    cursor: undefined,
    latest: 'awaited',
    blacklist: [],
    people: new Map(),
    joinRequests: [],
    joinError: undefined,
  }
  // An earlier status does not say whether the consultation may be live now.
  useChat.setState(({ infos }) => ({ shown: chat, infos: new Map(infos).set(id, idle) }))
  return chat
}

const hideChat = (opening: ChatOpening): void => {
  const chat = chatOf(opening)
  if (chat === undefined) return
  const left = unsentAmong(chat.messages).map((message): ChatMessage => ({ ...message, state: 'failed' }))
  useChat.setState(({ unsent }) => ({ shown: undefined, unsent: new Map(unsent).set(chat.id, left) }))
}

export const writtenIn = (
  { shown, unsent }: Pick<ChatState, 'shown' | 'unsent'>,
  id: string,
): readonly ChatMessage[] => (shown?.id === id ? unsentAmong(shown.messages) : (unsent.get(id) ?? []))

const unsentAmong = (messages: readonly ChatMessage[]): ChatMessage[] =>
  messages.filter(({ state }) => state !== 'sent')

/** A280: messages of blocked senders are hidden. */
export const visibleMessages = ({
  messages,
  blacklist,
}: Pick<ShownChat, 'messages' | 'blacklist'>): readonly ChatMessage[] =>
  blacklist.length === 0 ? messages : messages.filter(({ from, flow }) => flow === 'out' || !blacklist.includes(from))

export const enterChat = (id: string, type: ConsultationType): (() => void) => {
  const { opening } = showChat(id, type)
  // The loader has requested it already, unless the screen mounts a second time.
  if (infoOf(id)(useChat.getState()).state === 'idle') void loadInfo(id, type)
  if (useChatOwner.getState().owner.state === 'idle') void loadChatOwner()
  return () => hideChat(opening)
}

/** In these states no doctor answers, and the platform does not know the group. */
const NOT_BEGUN = [
  'toPay',
  'payTimeout',
  'assigning',
  'notAccepted',
  'returnedByDoctor',
  'returnedBySystem',
] as const satisfies readonly ConsultationStatus[]

const notBegun = (status: ConsultationStatus | undefined) => NOT_BEGUN.find((one) => one === status)

export type Closed =
  (typeof NOT_BEGUN)[number] | 'doctorTimeout' | 'closed' | 'archived' | 'groupGone' | 'notConnected' | 'notLoaded'

/** Returns why nothing can be written, or undefined (CHAT-32, CHAT-33, A2, A269, A468, A473, A571). */
export const closedBy = (
  { status, isArchived }: ImInfo,
  { connection, earlier, cursor }: ShownChat,
): Closed | undefined => {
  const before = notBegun(status)
  if (before !== undefined) return before
  if (status === 'doctorTimeout') return status
  if (hidesComposer(status, isArchived)) return isArchived ? 'archived' : 'closed'
  if (cursor === undefined && earlier.state === 'failed') return 'notLoaded'
  if (connection.state !== 'failed') return undefined
  return connection.why === 'groupGone' ? 'groupGone' : 'notConnected'
}

export const isLive = ({ status, isArchived }: ImInfo): boolean =>
  !isArchived && status !== 'doctorTimeout' && notBegun(status) === undefined

/**
 * A610: whether only an empty archive was read, while the platform may have messages. A group that is gone has none
 * any more (A571).
 */
export const hasOnlyEmptyArchive = ({ connection, cursor, messages }: ShownChat): boolean =>
  cursor?.from === 'archive' && mayHaveMore(connection) && messages.every(({ state }) => state !== 'sent')

const mayHaveMore = (connection: Connection): boolean => {
  switch (connection.state) {
    case 'connecting':
    case 'kickedOut':
      return true
    case 'failed':
      return connection.why !== 'groupGone'
    case 'ready':
    case 'archive':
      return false
  }
}
