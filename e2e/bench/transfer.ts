import { setTimeout as wait } from 'node:timers/promises'
import type { CDPSession } from '@playwright/test'

// Shorter than the rest after which the app fetches what comes next, which is not this screen's.
const QUIET_MS = 1_000
// The end of a thread's own script is told to the thread alone.
const UNTOLD_MS = 5_000
const LIMIT_MS = 60_000

export type Transfer = { scriptBytes: number; styleBytes: number; requests: number; calls: number }

/** Counts what a page fetches of this host, in bytes as they travel; `quiet` waits until nothing has for a while. */
export const watchTransfer = (devtools: CDPSession, host: string): { quiet: () => Promise<void>; total: Transfer } => {
  const open = new Map<string, string>()
  const total: Transfer = { scriptBytes: 0, styleBytes: 0, requests: 0, calls: 0 }
  let lastChange = Date.now()
  devtools.on('Network.requestWillBeSent', ({ requestId, request, type = '' }) => {
    lastChange = Date.now()
    const address = new URL(request.url)
    if (address.host !== host) return
    open.set(requestId, type)
    if (address.pathname.startsWith('/api/')) total.calls += 1
    else total.requests += 1
  })
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    lastChange = Date.now()
    const type = open.get(requestId)
    if (type === 'Script') total.scriptBytes += encodedDataLength
    if (type === 'Stylesheet') total.styleBytes += encodedDataLength
    open.delete(requestId)
  })
  devtools.on('Network.loadingFailed', ({ requestId }) => {
    lastChange = Date.now()
    open.delete(requestId)
  })
  const quiet = async () => {
    const begun = Date.now()
    while (Date.now() - lastChange < (open.size > 0 ? UNTOLD_MS : QUIET_MS)) {
      if (Date.now() - begun > LIMIT_MS) throw new Error('The page does not come to rest.')
      await wait(50)
    }
  }
  return { quiet, total }
}
