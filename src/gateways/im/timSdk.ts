import TIM, { type ChatSDK, type Message } from 'tim-js-sdk'
import TIMUploadPlugin from 'tim-upload-plugin'
import { isRecord, type Json } from '@/domain/chat/json'

/** It would write who talks with whom into the console. */
const SILENT = 4

/** A package as it is, or inside what another way of bundling it wraps around it. */
const bare = <T>(given: T): T => (isRecord(given) && 'default' in given ? (given.default as T) : given)

const platform = bare(TIM)

type ConversationType = Parameters<ChatSDK['createTextMessage']>[0]['conversationType']

/** Names of the platform; one that a release does not tell is what it is in all others. */
const named = <N extends object>(names: N, told: Partial<Record<keyof N, unknown>>): N => ({ ...names, ...told })

export const EVENT = named(
  {
    SDK_READY: 'sdkStateReady',
    SDK_NOT_READY: 'sdkStateNotReady',
    MESSAGE_RECEIVED: 'onMessageReceived',
    MESSAGE_MODIFIED: 'onMessageModified',
    MESSAGE_REVOKED: 'onMessageRevoked',
    MESSAGE_READ_BY_PEER: 'onMessageReadByPeer',
    KICKED_OUT: 'kickedOut',
    NET_STATE_CHANGE: 'netStateChange',
    BLACKLIST_UPDATED: 'blacklistUpdated',
    ERROR: 'error',
  },
  platform.EVENT,
)

export const TYPES = named(
  {
    CONV_GROUP: 'GROUP' as ConversationType,
    JOIN_STATUS_WAIT_APPROVAL: 'WaitAdminApproval',
    KICKED_OUT_MULT_ACCOUNT: 'multipleAccount',
    KICKED_OUT_MULT_DEVICE: 'multipleDevice',
    KICKED_OUT_USERSIG_EXPIRED: 'userSigExpired',
    NET_STATE_CONNECTED: 'connected',
    NET_STATE_CONNECTING: 'connecting',
    NET_STATE_DISCONNECTED: 'disconnected',
  },
  platform.TYPES,
)

/** The platform's own client. Without the plugin neither pictures nor voices could be sent. */
export const openSdk = (sdkAppId: number): ChatSDK => {
  const sdk = platform.create({ SDKAppID: sdkAppId })
  // A text is said without either.
  for (const prepare of [
    () => sdk.setLogLevel(SILENT),
    () => sdk.registerPlugin({ 'tim-upload-plugin': bare(TIMUploadPlugin) }),
  ])
    attempt(prepare)
  return sdk
}

/** Does what may fail without anything being lost. */
export const attempt = (does: () => void): void => {
  try {
    does()
  } catch {
    // Nobody waits for it.
  }
}

/** What the platform gave, given back as it is. */
export const asGiven = (item: Json): Message => item as unknown as Message
