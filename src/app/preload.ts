import { sessionGuard } from '@/lib/sessionScope'
import { reportFault } from '@/lib/reportFault'
import { startWordFiles } from '@/i18n/wordFiles'
import { languageHere } from '@/i18n/languageHere'
import { token } from '@/stores/auth/session'
import { useProvider } from '@/stores/auth/provider'
import { destinationOf } from './guard'
import { rethrowAsChunkLoadError } from './chunkLoadError'
import { paramsIn, screenAt } from './screens'
import type { Screen } from '@/routes/screen'
import { inTime } from '@/lib/inTime'

type Preload = { place: string; isOn: () => boolean; started: Promise<void> }

let preload: Preload | undefined

export const runLoader = async (entry: Screen, { pathname, searchParams }: URL): Promise<void> => {
  if (entry.loader === undefined) return
  const load = await inTime(entry.loader()).catch(rethrowAsChunkLoadError)
  const params = paramsIn(entry.path, pathname)
  load({ param: (name) => params?.[name] ?? '', query: searchParams })
}

/**
 * Requests data, words and code of the address past the guard, while the app is loading. The code that asks for data
 * comes first: an old server sends six files at a time, and the answer takes longest.
 */
export const preloadScreen = (): void => {
  const language = languageHere()
  const address = destinationOf(new URL(window.location.href), token() !== undefined)
  const entry = screenAt(address.pathname)
  if (entry !== undefined && !mayLeave(entry)) {
    const started = runLoader(entry, address)
    preload = { place: placeOf(address), isOn: sessionGuard(), started }
    started.catch(() => undefined)
  }
  startWordFiles(language, ['shell', ...(entry?.words ?? [])])
  entry?.component().catch(reportFault)
}

// A redirect to the provider from an unfinished page would lose its history entry.
const mayLeave = ({ landing }: Screen): boolean =>
  landing === true && token() === undefined && useProvider.getState().callback === undefined

/** Returns the preload and forgets it. Undefined if it is for another address or its session has ended. */
export const takePreload = (address: URL): Promise<void> | undefined => {
  const taken = preload
  preload = undefined
  return taken?.place === placeOf(address) && taken.isOn() ? taken.started : undefined
}

const placeOf = ({ pathname, search }: URL): string => pathname + search
