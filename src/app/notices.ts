import { useSyncExternalStore } from 'react'
import { asApiError, type ApiError } from '@/api/errors'
import type { SessionEnd } from '@/api/http'
import { inlineErrors, onInlineErrorsChange } from '@/lib/inlineErrors'
import { isAutomaticNavigation } from '@/routes/shared/automaticNavigation'
import { createListeners } from '@/lib/listeners'
import type { RouterOf } from './navigation'

export type Notice = ApiError | SessionEnd

let current: Notice | undefined
const listeners = createListeners()

export const showNotice = (notice: Notice): void => {
  if (!isShownInline(notice)) set(notice)
}
export const hideNotice = (): void => set(undefined)

type Place = { pathname: string; key: string; state: unknown }
type Navigated = { initialized: boolean; location: Place; navigation: { location?: Place | undefined } }

/**
 * A notice belongs to the page where it was raised, or to the pending one. A navigation by the user removes it; an
 * automatic one keeps it.
 */
export const hideNoticesLeftBehind = (router: RouterOf<Navigated>): void => {
  let last = router.state.location
  let isBegun = router.state.initialized
  router.subscribe(({ initialized, location, navigation }) => {
    const next = navigation.location ?? location
    const wasBegun = isBegun
    isBegun = initialized
    if (next.key === last.key) return
    const isElsewhere = wasBegun && next.pathname !== last.pathname
    last = next
    if (isElsewhere && !isAutomaticNavigation(next.state)) hideNotice()
  })
}

export const useNotice = (): Notice | undefined =>
  useSyncExternalStore(listeners.subscribe, currentNotice, currentNotice)

const currentNotice = () => current

const isShownInline = (notice: Notice): boolean =>
  inlineErrors().some((failure) => isSame(asApiError(failure), notice))

const isSame = (failure: ApiError, notice: Notice): boolean =>
  'serverMessage' in notice && failure.kind === notice.kind && failure.serverMessage === notice.serverMessage

const set = (notice: Notice | undefined): void => {
  current = notice
  listeners.notify()
}

onInlineErrorsChange(() => {
  if (current !== undefined && isShownInline(current)) hideNotice()
})
