import { connectClient } from '@/api/http'
import { noteNetworkLost, renewOutageCalls } from '@/api/outage'
import { connectIm } from '@/gateways/im/port'
import { wechatBridge } from '@/gateways/wechat/bridge'
import { connectWechat } from '@/gateways/wechat/port'
import { wechatProvider } from '@/gateways/wechat/provider'
import { setSiteInfo } from '@/lib/siteInfo'
import { dropToken, keepToken, token } from '@/stores/auth/session'
import { onSessionExpired } from './onSessionExpired'
import { operatorOf } from './operator'
import { env } from './env'
import { rethrowAsChunkLoadError } from './chunkLoadError'
import { showNotice } from './notices'
import { mayWrite } from './sessionWatch'
import { inTime } from '@/lib/inTime'

/** A pull to refresh fires no click, so `touchend` is included. */
const TAPS = ['click', 'touchend', 'popstate', 'online', 'visibilitychange']

export const wire = (): void => {
  connectClient({
    baseUrl: env.apiBase,
    token,
    mayWrite: () => mayWrite(() => window.location.reload()),
    renewed: keepToken,
    dropped: dropToken,
    signedOut: onSessionExpired,
    notice: showNotice,
  })
  for (const type of TAPS) window.addEventListener(type, renewOutageCalls, true)
  window.addEventListener('offline', noteNetworkLost)
  setSiteInfo(operatorOf(env))
  connectWechat({
    ...wechatBridge(env.wechatAppId),
    ...wechatProvider({ authorizeUrl: env.wechatAuthorizeUrl, appId: env.wechatAppId }),
  })
  connectIm(async () => {
    const { openTim } = await inTime(import('@/gateways/im/tim')).catch(rethrowAsChunkLoadError)
    return (sdkAppId = Number(env.imSdkAppId)) => openTim(sdkAppId)
  })
}
