import { sessionGuard } from '@/lib/remote'
import { tellFault } from '@/lib/tellFault'
import { startWordFiles } from '@/i18n/wordFiles'
import { languageHere } from '@/i18n/languageHere'
import { token } from '@/stores/auth/session'
import { useProvider } from '@/stores/auth/provider'
import { destinationOf } from './guard'
import { rethrowAsChunkLoadError } from './chunkLoadError'
import { paramsIn, screenAt } from './screens'
import type { ScreenEntry } from '@/routes/screenEntry'
import { inTime } from '@/lib/inTime'

type Begun = { place: string; isOn: () => boolean; started: Promise<void> }

let begun: Begun | undefined

/** Starts what the screen at this address needs; rejects where its loader cannot be fetched. */
export const runLoader = async (entry: ScreenEntry, { pathname, searchParams }: URL): Promise<void> => {
  if (entry.loader === undefined) return
  const load = await inTime(entry.loader()).catch(rethrowAsChunkLoadError)
  const params = paramsIn(entry.path, pathname)
  load({ param: (name) => params?.[name] ?? '', query: searchParams })
}

/**
 * Asks for what the address leads to, past the guard, while the app itself still travels: its data at once, its words
 * and its code beside the app's.
 */
export const preloadScreen = (): void => {
  // It may take a part of the address away.
  const language = languageHere()
  const address = destinationOf(new URL(window.location.href), token() !== undefined)
  const entry = screenAt(address.pathname)
  startWordFiles(language, ['shell', ...(entry?.words ?? [])])
  if (entry === undefined) return
  entry.component().catch(tellFault)
  if (mayLeave(entry)) return
  const started = runLoader(entry, address)
  begun = { place: placeOf(address), isOn: sessionGuard(), started }
  // The router meets what fails here, and shows it.
  started.catch(() => undefined)
}

// Who is sent to the provider before the page is whole finds no way back to it in the history.
const mayLeave = ({ landing }: ScreenEntry): boolean =>
  landing === true && token() === undefined && useProvider.getState().arrival === undefined

/**
 * What was begun for this address before the app was there, to be taken once. Whatever the router asks for first,
 * nothing older is left for later; nor is what a session that has ended since had asked for.
 */
export const takePreload = (address: URL): Promise<void> | undefined => {
  const early = begun
  begun = undefined
  return early?.place === placeOf(address) && early.isOn() ? early.started : undefined
}

const placeOf = ({ pathname, search }: URL): string => pathname + search
