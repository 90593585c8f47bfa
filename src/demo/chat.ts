import { connectIm, type ImEvent } from '@/gateways/im/port'
import type { Clinic } from '@/mocks/clinic'

declare global {
  interface Window {
    /** Lets whoever looks at the demo have its chat platform tell something. */
    demoChat?: { tell: (event: ImEvent) => void }
  }
}

/** Stands in as the chat's platform; it is fetched when a consultation is entered. */
export const installChat = (clinic: Clinic): void =>
  connectIm(async () => {
    const { demoPlatform } = await import('@/mocks/chat/gateway')
    const platform = demoPlatform(clinic)
    window.demoChat = { tell: platform.tell }
    return platform.open
  })
