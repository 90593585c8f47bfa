import TIM, { type ChatSDK, type Message } from 'tim-js-sdk'
import TIMUploadPlugin from 'tim-upload-plugin'
import { isRecord, type Json } from '@/lib/isRecord'

/** Log level without output: the package would write who talks with whom into the console. */
const SILENT = 4

const bare = <T>(module: T): T => (isRecord(module) && 'default' in module ? (module.default as T) : module)

const platform = bare(TIM)

type ConversationType = Parameters<ChatSDK['createTextMessage']>[0]['conversationType']

const named = <N extends object>(names: N, known: Partial<Record<keyof N, unknown>>): N => ({ ...names, ...known })

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

/** Creates the platform's client. Without the plugin it could send neither pictures nor voices. */
export const openSdk = (sdkAppId: number): ChatSDK => {
  const sdk = platform.create({ SDKAppID: sdkAppId })
  for (const prepare of [
    () => sdk.setLogLevel(SILENT),
    () => sdk.registerPlugin({ 'tim-upload-plugin': bare(TIMUploadPlugin) }),
  ])
    attempt(prepare)
  return sdk
}

export const attempt = (does: () => void): void => {
  try {
    does()
  } catch {
    // The caller continues without this step.
  }
}

export const asGiven = (item: Json): Message => item as unknown as Message
