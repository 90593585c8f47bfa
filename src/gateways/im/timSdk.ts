import TIM, { type ChatSDK } from 'tim-js-sdk'
import TIMUploadPlugin from 'tim-upload-plugin'

/** It would write who talks with whom into the console. */
const SILENT = 4

export const { TYPES } = TIM

/** The platform's own client. Without the plugin neither pictures nor voices could be sent. */
export const openSdk = (sdkAppId: number): ChatSDK => {
  const sdk = TIM.create({ SDKAppID: sdkAppId })
  sdk.setLogLevel(SILENT)
  sdk.registerPlugin({ 'tim-upload-plugin': TIMUploadPlugin })
  return sdk
}
