import type { ClientHost } from '@/api/http'
import { inTime } from '@/lib/inTime'
import { wait } from '@/lib/time/clock'
import { rememberNow, msSince } from '@/lib/sessionTimestamps'
import { randomBelow } from '@/lib/random'
import { paths } from '@/routes/paths'
import { stayAtLogin } from '@/stores/auth/provider'
import { dropToken } from '@/stores/auth/session'
import { USER_PREFIX } from '@/stores/userStorage'
import { hasUnsavedInput, resetStores } from '@/stores/createStore'
import { isOpen, loginFor } from './guard'
import { showNotice } from './notices'
import { isAppMounted, replaceLocation } from './navigation'

const ENDED = 'session-ended-at'
const READ_MS = 1500
const SPREAD_MS = 2000
const LOOP_MS = 10_000

/**
 * The server ended the session: shows a notice, and clears the user’s data except unsent input (RA4). Then it reloads
 * (A67, A76). Where a reload would forget that the session ended, it navigates instead, just after it resolves (A437).
 */
export const onSessionExpired: ClientHost['signedOut'] = async (reason) => {
  showNotice(reason)
  dropToken()
  // A674: a half-filled form of a page that is open to all continues as a visitor's.
  if (isOpen(window.location.pathname) && hasUnsavedInput()) return
  resetStores(USER_PREFIX)
  // RA4: a page that reloads and fails again within seconds would loop.
  const again = msSince(ENDED) < LOOP_MS
  const outlivesReload = rememberNow(ENDED)
  // A provider that signs in without a tap would loop just like a reload.
  if (again) stayAtLogin()
  // The app is still loading and will start without the session.
  if (!isAppMounted()) return
  // A451: pages signed out together must not all return at the same time.
  await wait(READ_MS + randomBelow(SPREAD_MS))
  // A485: a reopened form does not know the history entries of its sections, so remove them.
  if (window.location.hash !== '') await leaveSections()
  const { pathname, search } = window.location
  const place = pathname + search
  const login = pathname === paths.login() ? place : loginFor(window.location)
  // A437: where no mark survives a reload, nothing could stop a loop.
  if (!outlivesReload) {
    // The client refuses calls until this resolves, and a screen that is open to all calls at once.
    queueMicrotask(() => queueMicrotask(() => void replaceLocation(again ? login : place)))
    return
  }
  // RA14: Back must not restore the page that the server refused.
  if (again) window.location.replace(login)
  else window.location.reload()
  return new Promise(() => undefined)
}

const leaveSections = (): Promise<void> =>
  inTime(import('@/routes/questionForm/leaveSections')).then(
    ({ leaveSections: leave }) => leave(),
    () => undefined,
  )
