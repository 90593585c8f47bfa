import { string } from 'valibot'
import { AWAY_KEY } from '@/lib/authRedirect'
import { DEVICE_PREFIX, readStored, removeStored, storedKeys, writeStored } from '@/lib/storage'
import { STATE_KEY, USED_KEY } from './provider'
import { signInOnPhone } from './session'

/** Names the sign-in whose data the session storage of this tab holds. */
const OWNER_KEY = 'signed-in-here'
/** Keys that stay: a redirect to the provider may still be running, and they contain nothing personal. */
const OF_THE_ROUND_TRIP = [AWAY_KEY, STATE_KEY, USED_KEY]

/**
 * Removes the data of an ended session from this tab. Each tab has its own session storage, so a sign-out in another
 * tab cannot clear it.
 */
export const dropEndedSession = (): void => {
  const { id, signedIn } = signInOnPhone()
  const owner = readStored('session', OWNER_KEY, string())
  if (owner !== undefined && (!signedIn || owner !== id))
    for (const key of storedKeys('session'))
      if (!key.startsWith(DEVICE_PREFIX) && !OF_THE_ROUND_TRIP.includes(key)) removeStored('session', key)
  if (signedIn && id !== undefined) writeStored('session', OWNER_KEY, id)
}
