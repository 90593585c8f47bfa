import { number, string } from 'valibot'
import type { ApiError } from '@/api/errors'
import { phoneNow } from '@/lib/clock'
import { TOKEN_COOKIE } from '@/domain/checkIn/cookies'
import { CODE_COOLDOWN_S } from '@/domain/validation/typed'
import { readCookie, removeCookie, writeCookie } from '@/lib/cookies'
import { randomId } from '@/lib/random'
import { DEVICE_PREFIX, readStored, writeStored } from '@/lib/storage'
import { USER_PREFIX } from '@/stores/userStorage'
import { clearPlatformKeys } from '@/stores/userStoragePlatform'
import { resetStores, createStore } from '@/stores/createStore'

const TOKEN_DAYS = 1
const SIGN_IN_KEY = 'sign-in'
/** Under which the phone keeps when the last SMS code was sent. */
export const CODE_SENT_KEY = `${DEVICE_PREFIX}code-sent-at`

type SessionState = {
  /** What is typed into the sign-in form; it outlives a look at the agreement. */
  phone: string
  code: string
  /** The provider's id of this visitor, to which the phone gets bound; '' when none is known. */
  openId: string
  /** When the last SMS code was sent (wall clock); the cooldown survives a reload. */
  codeSentAt: number | undefined
  /** Why the provider signed nobody in. */
  providerFailure: ApiError | undefined
  /** The sign-in that this page belongs to, as it was when the page was opened or signed in. */
  signIn: SignIn
}

/** Names one sign-in on this phone; a renewed token does not change it, another user does. */
type SignIn = { id: string | undefined; signedIn: boolean }

/** The token that signs every call; its cookie is its only place (A379). */
export const token = (): string | undefined => readCookie(TOKEN_COOKIE)

const signInOnPhone = (): SignIn => ({
  id: readStored('local', SIGN_IN_KEY, string()),
  signedIn: token() !== undefined,
})

export const useSession = createStore<SessionState>(() => ({
  phone: '',
  code: '',
  openId: '',
  codeSentAt: readStored('local', CODE_SENT_KEY, number()),
  providerFailure: undefined,
  signIn: signInOnPhone(),
}))

export const keepToken = (value: string): void => writeCookie(TOKEN_COOKIE, value, TOKEN_DAYS)

/** Somebody signs in here: other pages of this phone learn that they belong to an earlier sign-in. */
export const startSession = (value: string): void => {
  // This page has outlived its token, and it may be somebody else: only what is not sent stays (RA4).
  if (hasRunOut()) resetStores(USER_PREFIX)
  clearPlatformKeys()
  keepToken(value)
  writeStored('local', SIGN_IN_KEY, randomId())
  useSession.setState({ signIn: signInOnPhone() })
}

/** Whether another page has signed out or signed somebody else in since this one was opened (RA12). */
export const isStalePage = (): boolean => {
  const { signIn } = useSession.getState()
  const current = signInOnPhone()
  return current.id !== signIn.id || (current.signedIn && !signIn.signedIn)
}

/** Whether the token of this page's own sign-in is gone: after a day its cookie ends by itself (A379). */
export const hasRunOut = (): boolean => useSession.getState().signIn.signedIn && token() === undefined

export const dropToken = (): void => removeCookie(TOKEN_COOKIE)

/** Seconds until a code can be asked for again. */
export const cooldownSeconds = (sentAt: number | undefined): number => {
  if (sentAt === undefined) return 0
  const left = Math.ceil((sentAt + CODE_COOLDOWN_S * 1000 - phoneNow()) / 1000)
  // A phone clock that was set back must not lock the button for longer than the cooldown.
  return left > CODE_COOLDOWN_S ? 0 : Math.max(0, left)
}
