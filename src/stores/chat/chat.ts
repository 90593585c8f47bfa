import { fetchImInfo, type ImInfo } from '@/api/chat'
import { mergeMessages } from '@/domain/chat/merge'
import type { ChatMessage, OutgoingBody } from '@/domain/chat/message'
import { hidesBox } from '@/domain/chat/rules'
import type { ConsultationStatus, ConsultationType } from '@/domain/consultations/dictionaries'
import type { ImPerson, KickReason } from '@/gateways/im/port'
import { dataOf, idle, loadRemote, slotAt, slotOf, type ByKey, type RemoteData } from '@/lib/remote'
import { customerNow } from '@/stores/account/account'
import { createStore } from '../createStore'

/** Whose consent counts in every talk: the customer's. */
export const useTalkOwner = createStore<{ owner: RemoteData<string> }>(() => ({ owner: idle }))

/** Asks who that is; its failure is told in its place. */
export const loadTalkOwner = (): Promise<void> =>
  loadRemote(slotOf(useTalkOwner, 'owner'), async () => (await customerNow({ quiet: true })).id)

/** The id of whose talk it is, asked for once; rejects without another question where that has failed. */
export const talkOwnerNow = async (): Promise<string> => {
  const { owner } = useTalkOwner.getState()
  if (owner.state === 'failed') throw owner.error
  return (await customerNow({ quiet: true })).id
}

/** How far the platform is reached. */
export type Connection =
  /** On the way there: for the first time, or again by itself after it was lost. */
  | { state: 'connecting'; wasReady: boolean }
  | { state: 'ready' }
  /** It was not reached; what was said can be read all the same (RE1). */
  | { state: 'failed'; why: 'timeout' | 'noGroup' | 'refused'; error: unknown }
  /** It sent us away (RE3). */
  | { state: 'kickedOut'; reason: KickReason }
  /** Nothing is spoken live here (CHAT-34, CHAT-35). */
  | { state: 'archive' }

/** What was said before the first message that is there. */
export type Earlier = { state: 'idle' | 'loading' | 'end' } | { state: 'failed'; error: unknown }

/** Where the page before comes from. */
type Cursor = { from: 'platform'; before: string | undefined } | { from: 'archive'; page: number; told: number }

/** The consultation that is shown, from its entering until it is left. */
export type ShownChat = {
  id: string
  type: ConsultationType
  /** Tells this visit from every other: what is heard for another one is dropped (RE10). */
  visit: object
  connection: Connection
  /** What the platform last told of the network; undefined before it told anything. */
  network: 'connected' | 'connecting' | 'disconnected' | undefined
  messages: readonly ChatMessage[]
  earlier: Earlier
  cursor: Cursor | undefined
  /** The platform was asked for its newest messages, whatever came of it. */
  hasLatest: boolean
  blacklist: readonly string[]
  /** Who speaks here, by the platform's ids. */
  people: ByKey<ImPerson>
  joinRequests: readonly JoinRequest[]
  /** Why the platform does not let us into the group (CHAT-46). */
  joinError: unknown
}

/** Somebody asks to be let in (CHAT-53). */
export type JoinRequest = { requestId: string; from: string }

type ChatState = {
  shown: ShownChat | undefined
  infos: ByKey<RemoteData<ImInfo>>
  /** What was written and is not known to have arrived, by consultation; it outlives the leaving of the screen. */
  unsent: ByKey<readonly ChatMessage[]>
  /** What such a message carries, by its local id. */
  bodies: ByKey<OutgoingBody>
}

export const useChat = createStore<ChatState>(() => ({
  shown: undefined,
  infos: new Map(),
  unsent: new Map(),
  bodies: new Map(),
}))

/** How the consultation of this id stands, as far as that is known. */
export const infoOf =
  (id: string) =>
  ({ infos }: Pick<ChatState, 'infos'>): RemoteData<ImInfo> =>
    infos.get(id) ?? idle

/** The same outside a screen. */
export const infoNow = (id: string): ImInfo | undefined => dataOf(infoOf(id)(useChat.getState()))

/** The consultation that is shown, if it is that of this visit. */
export const chatOf = (visit: object): ShownChat | undefined => {
  const { shown } = useChat.getState()
  return shown?.visit === visit ? shown : undefined
}

/** Changes what is shown, as long as it is that of this visit. */
export const changeChat = (visit: object, change: (chat: ShownChat) => Partial<ShownChat>): void =>
  useChat.setState(({ shown }) => (shown?.visit === visit ? { shown: { ...shown, ...change(shown) } } : {}))

/** Changes what is known of how a consultation stands. */
export const changeInfo = (id: string, change: (info: ImInfo) => Partial<ImInfo>): void => {
  const remote = infoOf(id)(useChat.getState())
  if (remote.state !== 'ready') return
  const data = { ...remote.data, ...change(remote.data) }
  useChat.setState(({ infos }) => ({ infos: new Map(infos).set(id, { ...remote, data }) }))
}

/** Puts messages among those that are shown, each once, in their order (RE4, RE5). */
export const takeMessages = (visit: object, arrived: readonly ChatMessage[]): void =>
  changeChat(visit, ({ messages }) => ({ messages: mergeMessages(messages, arrived) }))

/** Asks how a consultation stands. */
export const loadInfo = (id: string, type: ConsultationType): Promise<void> =>
  loadRemote(slotAt(useChat, 'infos', id, idle), () => fetchImInfo(id, type))

/** Asks the same anew, where it is shown. */
export const reloadInfo = async (id: string): Promise<void> => {
  const { shown } = useChat.getState()
  if (shown?.id === id) await loadInfo(id, shown.type)
}

/** Shows a consultation, with what was written there before and did not arrive; the one before it goes. */
export const showChat = (id: string, type: ConsultationType): ShownChat => {
  const { shown, unsent } = useChat.getState()
  if (shown?.id === id) return shown
  if (shown !== undefined) hideChat(shown.visit)
  const chat: ShownChat = {
    id,
    type,
    visit: {},
    connection: { state: 'connecting', wasReady: false },
    network: undefined,
    messages: unsent.get(id) ?? [],
    earlier: { state: 'loading' },
    cursor: undefined,
    hasLatest: false,
    blacklist: [],
    people: new Map(),
    joinRequests: [],
    joinError: undefined,
  }
  // How it stood on an earlier visit says nothing of whether it may be spoken live.
  useChat.setState(({ infos }) => ({ shown: chat, infos: new Map(infos).set(id, idle) }))
  return chat
}

/** Shows it no more; what did not arrive stays, to be sent again. */
const hideChat = (visit: object): void => {
  const chat = chatOf(visit)
  if (chat === undefined) return
  const left = unsentAmong(chat.messages).map((message): ChatMessage => ({ ...message, state: 'failed' }))
  useChat.setState(({ unsent }) => ({ shown: undefined, unsent: new Map(unsent).set(chat.id, left) }))
}

/** What was written in a consultation and is not known to have arrived. */
export const writtenIn = (
  { shown, unsent }: Pick<ChatState, 'shown' | 'unsent'>,
  id: string,
): readonly ChatMessage[] => (shown?.id === id ? unsentAmong(shown.messages) : (unsent.get(id) ?? []))

const unsentAmong = (messages: readonly ChatMessage[]): ChatMessage[] =>
  messages.filter(({ state }) => state !== 'sent')

/** What is shown: nothing of those whom the customer has blocked (A280). */
export const visibleMessages = ({
  messages,
  blacklist,
}: Pick<ShownChat, 'messages' | 'blacklist'>): readonly ChatMessage[] =>
  blacklist.length === 0 ? messages : messages.filter(({ from, flow }) => flow === 'out' || !blacklist.includes(from))

/** Shows a consultation as long as its screen stands; the answer ends it. */
export const enterChat = (id: string, type: ConsultationType): (() => void) => {
  const { visit } = showChat(id, type)
  // Its loader has asked already, unless the screen stands for the second time.
  if (infoOf(id)(useChat.getState()).state === 'idle') void loadInfo(id, type)
  if (useTalkOwner.getState().owner.state === 'idle') void loadTalkOwner()
  return () => hideChat(visit)
}

/** Nobody answers in these, and the platform knows nothing of them. */
const NOT_BEGUN = [
  'toPay',
  'payTimeout',
  'assigning',
  'notAccepted',
  'returnedByDoctor',
  'returnedBySystem',
] as const satisfies readonly ConsultationStatus[]

const notBegun = (status: ConsultationStatus | undefined) => NOT_BEGUN.find((one) => one === status)

/** Why nothing can be written: how it stands, or that the platform is not reached, or what was said not known. */
export type Closed =
  (typeof NOT_BEGUN)[number] | 'doctorTimeout' | 'closed' | 'archived' | 'notConnected' | 'notLoaded'

/** Why nothing can be written here, if so (CHAT-32, CHAT-33, A2, A269, A468, A473). */
export const closedBy = (
  { status, isArchived }: ImInfo,
  { connection, earlier, cursor }: ShownChat,
): Closed | undefined => {
  const before = notBegun(status)
  if (before !== undefined) return before
  if (status === 'doctorTimeout') return status
  if (hidesBox(status, isArchived)) return isArchived ? 'archived' : 'closed'
  if (cursor === undefined && earlier.state === 'failed') return 'notLoaded'
  return connection.state === 'failed' ? 'notConnected' : undefined
}

/** Whether it is spoken live at all; where it is not, what was said is read (CHAT-34, CHAT-35, A269). */
export const isLive = ({ status, isArchived }: ImInfo): boolean =>
  !isArchived && status !== 'doctorTimeout' && notBegun(status) === undefined
