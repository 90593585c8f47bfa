import { setTimeout as wait } from 'node:timers/promises'
import type { CDPSession } from '@playwright/test'

// Shorter than the idle time after which the app prefetches the next screens.
const QUIET_MS = 1_000
// The end of a worker's own script is reported to the worker only.
const UNREPORTED_MS = 5_000
const LIMIT_MS = 60_000

export type Transfer = { scriptBytes: number; styleBytes: number; requests: number; calls: number }

/** Counts the bytes a page receives from this host, as transferred. `quiet` waits until none arrive for a while. */
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
    while (Date.now() - lastChange < (open.size > 0 ? UNREPORTED_MS : QUIET_MS)) {
      if (Date.now() - begun > LIMIT_MS) throw new Error('The page keeps loading.')
      await wait(50)
    }
  }
  return { quiet, total }
}
