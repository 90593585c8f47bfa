import type { ClientHost } from '@/api/http'
import { inTime } from '@/lib/inTime'
import { wait } from '@/lib/clock'
import { rememberNow, msSince } from '@/lib/sessionTimestamps'
import { partOf } from '@/lib/random'
import { paths } from '@/routes/paths'
import { dropToken } from '@/stores/auth/session'
import { USER_PREFIX } from '@/stores/userStorage'
import { resetStores } from '@/stores/createStore'
import { showNotice } from './notices'
import { isAppMounted, replaceLocation } from './navigation'

const ENDED = 'session-ended-at'
const READ_MS = 1500
const SPREAD_MS = 2000
const LOOP_MS = 10_000

/**
 * The server ended the session: said in words, everything of the person gone but what she typed and has not
 * sent (RA4), then the page begins anew (A67, A76). The promise is kept when it does so in place.
 */
export const onSessionExpired: ClientHost['signedOut'] = async (reason) => {
  showNotice(reason)
  dropToken()
  resetStores(USER_PREFIX)
  // A page that begins anew and ends here again within seconds would go on for ever (RA4).
  const again = msSince(ENDED) < LOOP_MS
  const outlivesReload = rememberNow(ENDED)
  // Nothing is shown yet that could begin anew: the app that is on its way begins without the session.
  if (!isAppMounted()) return
  // Whoever the server signs out together does not come back together (A451).
  await wait(READ_MS + partOf(SPREAD_MS))
  // A form that is opened again knows nothing of the sections that lie below it: they would be in the way (A485).
  if (window.location.hash !== '') await leaveSections()
  // By now a navigation that was under way has come to its page.
  const { pathname, search } = window.location
  const place = pathname + search
  const login = pathname === paths.login() ? place : paths.login(place)
  // Where no mark outlives a reload nothing could stop the next one (A437).
  if (!outlivesReload) return replaceLocation(again ? login : place)
  if (again) window.location.assign(login)
  else window.location.reload()
  return new Promise(() => undefined)
}

// Sections are told by a fragment, and whoever has come to one has this part of the app.
const leaveSections = (): Promise<void> =>
  inTime(import('@/routes/questionForm/stepState')).then(
    ({ leaveSteps }) => leaveSteps(),
    () => undefined,
  )
