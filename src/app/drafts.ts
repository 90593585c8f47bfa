import { onClockSet } from '@/lib/time/clock'
import { CHECKED_IN, hasDrafts, sweepDrafts, usersHaving } from '@/stores/userStorage'
import { dropEndedSession } from '@/stores/auth/endedSession'
import { token, useSession } from '@/stores/auth/session'
import { clearPlatformKeys } from '@/stores/platformStorage'

/**
 * A431: drafts older than half a day are removed once the time is certain, since a wrong clock would remove every
 * draft. A444: a draft a day past its end by the phone’s clock is removed at once. Of the others, only those of the
 * signed-in user are kept, and of the session storage only what belongs to the present sign-in.
 */
export const watchDrafts = (): void => {
  const check = () => {
    dropEndedSession()
    if (token() !== undefined && (hasDrafts() || usersHaving(CHECKED_IN).length > 0)) void removeDataOfOthers()
  }
  // A page closed during a chat has left keys of the platform’s package.
  if (token() === undefined) clearPlatformKeys()
  sweepDrafts()
  onClockSet(sweepDrafts)
  check()
  useSession.subscribe(({ signIn }, before) => {
    if (signIn !== before.signIn) check()
  })
}

// Loading the customer removes what the phone keeps of other users. Lazy: only a user with a draft needs it here.
const removeDataOfOthers = async (): Promise<void> => {
  try {
    const { ensureCustomer } = await import('@/stores/account/lazyAccount')
    await ensureCustomer()
  } catch {
    // Ignore: forms and the check-in show nothing until the customer is loaded.
  }
}
