import { useLayoutEffect, useState } from 'react'
import { asApiError, type ApiError } from '@/api/errors'
import { inlineErrors, onInlineErrorsChange } from '@/lib/inlineErrors'
import { isAutomaticNavigation } from '@/routes/shared/automaticNavigation'

/** What the red bar at the top has to say. */
export type Notice = ApiError | { kind: 'expired' } | { kind: 'ended'; message: string | undefined }

let current: Notice | undefined
const listeners = new Set<() => void>()

/** Says it, unless a screen tells of it in its own place. */
export const showNotice = (notice: Notice): void => {
  if (!isTold(notice)) set(notice)
}
export const hideNotice = (): void => set(undefined)

type Place = { pathname: string; key: string; state: unknown }
type Navigated = { initialized: boolean; location: Place; navigation: { location?: Place | undefined } }
type Router = { state: Navigated; subscribe: (listener: (state: Navigated) => void) => void }

/**
 * A notice belongs to the page that it was raised on, or that was on its way by then. Whoever goes on has done with
 * it, however long the way takes; where the app leads on by itself it may say why.
 */
export const hideNoticesLeftBehind = (router: Router): void => {
  let last = router.state.location
  let isBegun = router.state.initialized
  router.subscribe(({ initialized, location, navigation }) => {
    const next = navigation.location ?? location
    const wasBegun = isBegun
    isBegun = initialized
    if (next.key === last.key) return
    // What was said while the app was on its way goes with the visitor to the first page.
    const isElsewhere = wasBegun && next.pathname !== last.pathname
    last = next
    if (isElsewhere && !isAutomaticNavigation(next.state)) hideNotice()
  })
}

/** Hears of it before anything is painted: a screen drawn together with the bar may tell of it in its own place. */
export const useNotice = (): Notice | undefined => {
  const [notice, setNotice] = useState(current)
  useLayoutEffect(() => subscribe(() => setNotice(current)), [])
  return notice
}

const isTold = (notice: Notice): boolean => inlineErrors().some((failure) => isSame(asApiError(failure), notice))

const isSame = (failure: ApiError, notice: Notice): boolean =>
  'serverMessage' in notice && failure.kind === notice.kind && failure.serverMessage === notice.serverMessage

const set = (notice: Notice | undefined): void => {
  current = notice
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  listener()
  return () => listeners.delete(listener)
}

onInlineErrorsChange(() => {
  if (current !== undefined && isTold(current)) hideNotice()
})
