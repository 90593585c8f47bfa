import TIM, { type ChatSDK, type Message } from 'tim-js-sdk'
import TIMUploadPlugin from 'tim-upload-plugin'
import type { Json } from '../../domain/chat/json'

/** It would write who talks with whom into the console. */
const SILENT = 4

export const { EVENT, TYPES } = TIM

/** The platform's own client. Without the plugin neither pictures nor voices could be sent. */
export const openSdk = (sdkAppId: number): ChatSDK => {
  const sdk = TIM.create({ SDKAppID: sdkAppId })
  sdk.setLogLevel(SILENT)
  sdk.registerPlugin({ 'tim-upload-plugin': TIMUploadPlugin })
  return sdk
}

/** What the platform gave, given back as it is. */
export const asGiven = (item: Json): Message => item as unknown as Message
