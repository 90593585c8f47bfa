import { onClockSet } from '@/lib/clock'
import { hasDrafts, sweepDrafts } from '@/stores/userStorage'
import { token, useSession } from '@/stores/auth/session'
import { clearPlatformKeys } from '@/stores/userStoragePlatform'

/**
 * Drafts that have outlived their half day go as soon as the time is known for certain: by a phone's wrong clock every
 * draft would be old (A431). What is over by more than a day by the phone's own clock goes at once (A444). Of those
 * that are left nobody else may see anything: whoever is signed in, now or later, is asked for at once, and all but
 * theirs go (A384).
 */
export const watchDrafts = (): void => {
  const check = () => {
    if (hasDrafts() && token() !== undefined) void keepOwn()
  }
  // A page that was closed during a talk has left what the platform's package keeps.
  if (token() === undefined) clearPlatformKeys()
  sweepDrafts()
  onClockSet(sweepDrafts)
  check()
  useSession.subscribe(({ signIn }, before) => {
    if (signIn !== before.signIn) check()
  })
}

// Only who left a draft behind needs this part of the app here.
const keepOwn = async (): Promise<void> => {
  try {
    const { customerNow } = await import('@/stores/account/account')
    await customerNow()
  } catch {
    // Without an answer nothing is shown either: a form asks for the customer before it opens.
  }
}
