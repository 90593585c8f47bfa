import { number, string } from 'valibot'
import type { ApiError } from '@/api/errors'
import { phoneNow } from '@/lib/time/clock'
import { TOKEN_COOKIE } from '@/domain/cookies'
import { CODE_COOLDOWN_S } from '@/domain/validation/typed'
import { readCookie, removeCookie, writeCookie } from '@/lib/cookies'
import { randomId } from '@/lib/random'
import { DEVICE_PREFIX, readStored, writeStored } from '@/lib/storage'
import { USER_PREFIX } from '@/stores/userStorage'
import { clearPlatformKeys } from '@/stores/platformStorage'
import { resetStores, createStore } from '@/stores/createStore'

const TOKEN_DAYS = 1
const SIGN_IN_KEY = 'sign-in'
/** When the last code was sent, by any tab of this phone. */
export const CODE_SENT_KEY = `${DEVICE_PREFIX}code-sent-at`

type SessionState = {
  phone: string
  code: string
  /** The phone number that the last code went to; undefined after a reload. */
  codeSentTo: string | undefined
  /** Provider's id of this visitor, to which the phone number is bound; '' when unknown. */
  openId: string
  providerFailure: ApiError | undefined
  signIn: SignIn
}

/** Identifies one sign-in on this phone: a renewed token keeps it, another user changes it. */
type SignIn = { id: string | undefined; signedIn: boolean }

/** The token for every call; it is stored in its cookie only (A379). */
export const token = (): string | undefined => readCookie(TOKEN_COOKIE)

export const signInOnPhone = (): SignIn => ({
  id: readStored('local', SIGN_IN_KEY, string()),
  signedIn: token() !== undefined,
})

export const useSession = createStore<SessionState>(() => ({
  phone: '',
  code: '',
  codeSentTo: undefined,
  openId: '',
  providerFailure: undefined,
  signIn: signInOnPhone(),
}))

export const keepToken = (value: string): void => writeCookie(TOKEN_COOKIE, value, TOKEN_DAYS)

/** Starts a session; other tabs of this phone then detect that their session is outdated. */
export const startSession = (value: string): void => {
  // RA4: the token has expired and the user may be another one, so only unsent data stays.
  if (hasRunOut()) resetStores(USER_PREFIX)
  clearPlatformKeys()
  keepToken(value)
  writeStored('local', SIGN_IN_KEY, randomId())
  useSession.setState({ signIn: signInOnPhone() })
}

/** Whether another tab has signed out or signed in another user since this page opened (RA12). */
export const isStalePage = (): boolean => {
  const { signIn } = useSession.getState()
  const current = signInOnPhone()
  return current.id !== signIn.id || (current.signedIn && !signIn.signedIn)
}

/** Whether this page's token is gone: its cookie expires after a day (A379). */
export const hasRunOut = (): boolean => useSession.getState().signIn.signedIn && token() === undefined

export const dropToken = (): void => removeCookie(TOKEN_COOKIE)

/** The seconds until a code can be requested again; 0 when it can be now. */
export const cooldownSeconds = (): number => {
  const sentAt = readStored('local', CODE_SENT_KEY, number())
  if (sentAt === undefined) return 0
  const left = Math.ceil((sentAt + CODE_COOLDOWN_S * 1000 - phoneNow()) / 1000)
  // A phone clock that is set back must not extend the cooldown.
  return left > CODE_COOLDOWN_S ? 0 : Math.max(0, left)
}
