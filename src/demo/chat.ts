import { connectIm, type ImEvent } from '@/gateways/im/port'
import type { Clinic } from '@/mocks/clinic'

declare global {
  interface Window {
    /** Lets a developer make the demo's chat platform send an event. */
    demoChat?: { tell: (event: ImEvent) => void }
  }
}

/** Replaces the chat platform; loaded on entering a consultation. */
export const installChat = (clinic: Clinic): void =>
  connectIm(async () => {
    const { demoPlatform } = await import('@/mocks/chat/gateway')
    const platform = demoPlatform(clinic)
    window.demoChat = { tell: platform.emit }
    return platform.open
  })
