import type { ChatMessage, OutgoingBody } from '@/domain/chat/message'

/**
 * Account and signature for the platform, and the application's id (CHAT-10); undefined for that of this build (A266).
 */
export type ImAccount = { sdkAppId: number | undefined; userId: string; signature: string }

/** Why the platform disconnected us: three reasons of the specification, and `other` (A14, RE3). */
export type KickReason = 'multipleAccount' | 'multipleDevice' | 'userSigExpired' | 'other'

export type ImEvent =
  | { kind: 'ready' }
  | { kind: 'notReady' }
  | { kind: 'messages'; group: string; messages: readonly ChatMessage[] }
  | { kind: 'edited'; group: string; messages: readonly ChatMessage[] }
  | { kind: 'revoked'; group: string; ids: readonly string[] }
  | { kind: 'peerRead'; group: string; ids: readonly string[] }
  | { kind: 'kickedOut'; reason: KickReason }
  | { kind: 'network'; state: 'connected' | 'connecting' | 'disconnected' }
  | { kind: 'blacklist'; userIds: readonly string[] }
  | { kind: 'joinRequest'; requestId: string; group: string; from: string }

export type HistoryPage = {
  messages: readonly ChatMessage[]
  before: string | undefined
  isCompleted: boolean
}

export type ImPerson = { userId: string; name: string | undefined; pictureUrl: string | undefined }

/** Every failure rejects with ImError; its code is undefined if the platform gave none. */
export type ImClient = {
  listen: (listener: (event: ImEvent) => void) => () => void
  login: (account: ImAccount) => Promise<void>
  /** Whether calls are possible; polled every 300 ms (CHAT-50). */
  isReady: () => boolean
  fetchHistory: (group: string, before?: string) => Promise<HistoryPage>
  /** Sends, or resends a failed message with the same local id; resolves with the message as accepted. */
  send: (group: string, localId: string, body: OutgoingBody, onShare?: (share: number) => void) => Promise<ChatMessage>
  recall: (id: string) => Promise<void>
  markRead: (group: string) => Promise<void>
  join: (group: string) => Promise<void>
  answerJoinRequest: (requestId: string, accepted: boolean) => Promise<void>
  fetchMembers: (group: string, offset: number) => Promise<ImPerson[]>
  fetchProfiles: (userIds: readonly string[]) => Promise<ImPerson[]>
  fetchBlacklist: () => Promise<string[]>
  /** Signs out and releases everything. Never rejects. */
  leave: () => Promise<void>
}

type OpenIm = (sdkAppId: number | undefined) => ImClient

let connected: (() => Promise<OpenIm>) | undefined

export const connectIm = (fetch: () => Promise<OpenIm>): void => {
  connected ??= fetch
}

export const fetchIm = async (): Promise<OpenIm> => {
  if (connected === undefined) throw new Error('connectIm was not called')
  return connected()
}
