import type { ChatSDK } from 'tim-js-sdk'
import { withLocalId } from '@/domain/chat/fromPlatform'
import { ImError } from '@/domain/chat/imErrors'
import type { ChatMessage, OutgoingBody } from '@/domain/chat/message'
import { monotonic, wait } from '@/lib/time/clock'
import { dataOf } from './timAnswers'
import { atItsTime, bounded, type KeptMessages } from './timMessages'
import { TYPES } from './timSdk'
import type { ImClient } from './port'

const MOST_UNSENT = 100
/**
 * The platform answers within 15 seconds and reports the progress of files; a message without progress is given up.
 */
const GIVEN_UP_MS = 29_000

/** Error while a ready platform does not know the groups yet. */
const GROUPS_UNKNOWN = 2903
const GROUPS_MS = 1000

type SdkMessage = ReturnType<ChatSDK['createTextMessage']>
type Ask = (question: (sdk: ChatSDK) => unknown) => Promise<unknown>

type OnItsWay = { delivery: Promise<ChatMessage>; moved: { at: number } }

/** Returns the function that sends. A message that failed is sent again under its own id, so that it arrives once. */
export const sender = (ask: Ask, messages: KeptMessages): ImClient['send'] => {
  const unsent = bounded<SdkMessage>(MOST_UNSENT)
  const onTheirWay = new Map<string, OnItsWay>()

  const deliver = async (group: string, localId: string, body: OutgoingBody, onShare: (share: number) => void) => {
    const failed = unsent.get(localId)
    const made = failed ?? ((await ask((sdk) => create(sdk, group, localId, body, onShare))) as SdkMessage)
    unsent.set(localId, made)
    messages.name(made, localId)
    const again = () => ask((sdk) => sdk.resendMessage(made))
    const answer = await (failed === undefined ? ask((sdk) => sdk.sendMessage(made)) : again()).catch(
      async (failure: unknown) => {
        if (!(failure instanceof ImError) || failure.code !== GROUPS_UNKNOWN) throw failure
        await wait(GROUPS_MS)
        return again()
      },
    )
    unsent.delete(localId)
    const sent = dataOf(answer)['message']
    messages.name(sent, localId)
    const accepted = messages.read(group, sent) ?? messages.read(group, made)
    if (accepted === undefined) throw new ImError(undefined, '')
    return atItsTime({ ...accepted, localId, flow: 'out', state: 'sent' } as const)
  }

  return (group, localId, body, onShare = ignore) => {
    const before = onTheirWay.get(localId)
    if (before !== undefined && monotonic() - before.moved.at < GIVEN_UP_MS) return before.delivery
    const moved = { at: monotonic() }
    const onMove = (share: number) => {
      moved.at = monotonic()
      onShare(share)
    }
    const delivery = deliver(group, localId, body, onMove).finally(() => {
      if (onTheirWay.get(localId)?.moved === moved) onTheirWay.delete(localId)
    })
    onTheirWay.set(localId, { delivery, moved })
    return delivery
  }
}

const ignore = (): void => undefined

const create = (
  sdk: ChatSDK,
  group: string,
  localId: string,
  body: OutgoingBody,
  onShare: (share: number) => void,
): SdkMessage => {
  const about = { to: group, conversationType: TYPES.CONV_GROUP, cloudCustomData: withLocalId(localId) }
  const onProgress = (share: unknown) => {
    if (typeof share === 'number') onShare(Math.min(1, Math.max(0, share)))
  }
  switch (body.kind) {
    case 'text':
      return sdk.createTextMessage({ ...about, payload: { text: body.text } })
    case 'image':
      return sdk.createImageMessage({ ...about, payload: { file: body.file }, onProgress })
    case 'sound':
      return sdk.createAudioMessage({ ...about, payload: { file: withDuration(body.file, body.seconds) }, onProgress })
    case 'custom': {
      const { data, description, extension } = body
      return sdk.createCustomMessage({ ...about, payload: { data, description, extension } })
    }
  }
}

/** The package reads the duration from the file, in milliseconds. */
const withDuration = (file: File, seconds: number): File => Object.assign(file, { duration: seconds * 1000 })
