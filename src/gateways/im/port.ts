import type { ChatMessage, OutgoingBody } from '@/domain/chat/message'

/**
 * Who signs in to the platform, with what the server signed, and to which of its applications (CHAT-10): undefined for
 * the one of this build (A266).
 */
export type ImAccount = { sdkAppId: number | undefined; userId: string; signature: string }

/** Why the platform sent us away: three the specification names, and its own fourth (A14, RE3). */
export type KickReason = 'multipleAccount' | 'multipleDevice' | 'userSigExpired' | 'other'

/** What the platform tells by itself. */
export type ImEvent =
  | { kind: 'ready' }
  | { kind: 'notReady' }
  | { kind: 'messages'; group: string; messages: readonly ChatMessage[] }
  /** What was said before says something else now. */
  | { kind: 'edited'; group: string; messages: readonly ChatMessage[] }
  | { kind: 'revoked'; group: string; ids: readonly string[] }
  | { kind: 'peerRead'; group: string; ids: readonly string[] }
  | { kind: 'kickedOut'; reason: KickReason }
  | { kind: 'network'; state: 'connected' | 'connecting' | 'disconnected' }
  | { kind: 'blacklist'; userIds: readonly string[] }
  | { kind: 'joinRequest'; requestId: string; group: string; from: string }

/** A page of what was said before, oldest first. */
export type HistoryPage = {
  messages: readonly ChatMessage[]
  /** Where the page before begins: opaque. */
  before: string | undefined
  /** There is nothing before. */
  isCompleted: boolean
}

export type ImPerson = { userId: string; name: string | undefined; pictureUrl: string | undefined }

/** Everything that fails rejects with ImError, the code undefined where the platform told none. */
export type ImClient = {
  /** Returns what stops the listening. */
  listen: (listener: (event: ImEvent) => void) => () => void
  login: (account: ImAccount) => Promise<void>
  /** Whether all else may be asked; asked every 300 ms (CHAT-50). */
  isReady: () => boolean
  /** The newest page, or the one before (CHAT-13). */
  fetchHistory: (group: string, before?: string) => Promise<HistoryPage>
  /** Sends, or sends again what failed under the same local id; resolves with the message as it was taken. */
  send: (group: string, localId: string, body: OutgoingBody, onShare?: (share: number) => void) => Promise<ChatMessage>
  /** Takes back an own message. */
  recall: (id: string) => Promise<void>
  markRead: (group: string) => Promise<void>
  join: (group: string) => Promise<void>
  answerJoinRequest: (requestId: string, accepted: boolean) => Promise<void>
  /** Thirty at a time, from an offset on (CHAT-52). */
  fetchMembers: (group: string, offset: number) => Promise<ImPerson[]>
  fetchProfiles: (userIds: readonly string[]) => Promise<ImPerson[]>
  fetchBlacklist: () => Promise<string[]>
  /** Signs out and lets everything go. Never rejects. */
  leave: () => Promise<void>
}

type OpenIm = (sdkAppId: number | undefined) => ImClient

let connected: (() => Promise<OpenIm>) | undefined

/** Names what fetches it: the SDK is heavy, and needed in a consultation only. The first stays: the demo clinic's. */
export const connectIm = (fetch: () => Promise<OpenIm>): void => {
  connected ??= fetch
}

/** Fetches the platform's client, as it was named at the start. */
export const fetchIm = async (): Promise<OpenIm> => {
  if (connected === undefined) throw new Error('the chat platform is not connected')
  return connected()
}
