import { array, string } from 'valibot'
import { ApiError, asApiError } from '@/api/errors'
import { fetchOpenId, fetchToken } from '@/api/auth/session'
import { wechat, type AuthoriseRequest } from '@/gateways/wechat/port'
import { AWAY_KEY, RETRY, STAY_KEY } from '@/lib/authRedirect'
import { randomId } from '@/lib/random'
import { hasStored, readStored, removeStored, writeStored } from '@/lib/storage'
import { startSession, token, useSession } from './session'
import { createStore } from '@/stores/createStore'

export type Arrival = { code: string; state: string }

type ProviderState = {
  arrival: Arrival | undefined
  signIn: 'idle' | 'busy' | 'form' | 'signedIn'
}

export const useProvider = createStore<ProviderState>(() => ({ arrival: undefined, signIn: 'idle' }))

export const receiveArrival = (arrival: Arrival): void => useProvider.setState({ arrival })

export const hasProvider = (): boolean => wechat().hasProvider

/**
 * Signs in with the provider's code, redirects to the provider, or shows the form. A user who signed out or came back
 * without a code is not redirected again unasked.
 */
export const arriveAtLogin = async (address: URL): Promise<void> => {
  const { signIn } = useProvider.getState()
  // The token of an earlier sign-in of this page may be gone (A379).
  if (signIn === 'signedIn' ? token() !== undefined : signIn !== 'idle') return
  if (hasStored('session', STAY_KEY)) return showForm()
  useProvider.setState({ signIn: 'busy' })
  const end = await arriveAs(CUSTOMER, address, 'tell')
  switch (end.kind) {
    case 'left':
      return
    case 'known':
      useProvider.setState({ signIn: 'signedIn' })
      return
    case 'unknown':
      useSession.setState({ openId: end.id, providerFailure: end.failure })
      showForm()
  }
}

/**
 * Signs in silently for the on-site check-in, with one retry, then continues without a token (A62, A63). Returns false
 * while redirecting to the provider.
 */
export const signInSilently = async (address: URL): Promise<boolean> => {
  if (token() !== undefined) return true
  return (await arriveAs(CUSTOMER, address, 'retry')).kind !== 'left'
}

export const backAtLogin = (): void => {
  forgetLeaving()
  showForm()
}

export const forgetLeaving = (): void => removeStored('session', AWAY_KEY)

export const leaveForProvider = (address: URL): void => {
  removeStored('session', STAY_KEY)
  useProvider.setState({ signIn: 'busy' })
  leave(address, false)
}

/** Redirects for the user's identity, which the provider returns only after a tap (A56). */
export const leaveToBeKnown = (address: URL): void => void leave(address, false, 'snsapi_userinfo')

/** After a sign-out the login page waits for a tap; otherwise the provider would sign the user in again at once. */
export const stayAtLogin = (): void => {
  writeStored('session', STAY_KEY, 'stay')
}

const showForm = (): void => useProvider.setState({ signIn: 'form' })

export type ArrivalEnd =
  { kind: 'known' } | { kind: 'unknown'; id: string; failure: ApiError | undefined } | { kind: 'left' }

export type Arriving = {
  isKnown: () => boolean
  idOf: (arrival: Arrival) => Promise<string>
  /** Signs in by this id; false when no account has it. */
  arrive: (id: string) => Promise<boolean>
}

const CUSTOMER: Arriving = {
  isKnown: () => token() !== undefined,
  idOf: fetchOpenId,
  arrive: async (id) => {
    const received = await fetchToken(id)
    if (received !== '') startSession(received)
    return received !== ''
  },
}

export const STATE_KEY = 'authorise-state'
export const USED_KEY = 'authorise-used'

/**
 * Signs in by the provider's answer, or redirects to the provider. A code is exchanged once, and only with the state
 * of this phone's last trip; that state serves once (A446). One fresh attempt (retry=1) prevents endless redirects.
 */
export const arriveAs = async (who: Arriving, address: URL, onFailure: 'tell' | 'retry'): Promise<ArrivalEnd> => {
  const arrival = takeArrival()
  if (!wechat().hasProvider) return unknown()
  const again = address.searchParams.get(RETRY) === '1'
  const leaveOnce = (failure: ApiError | undefined): ArrivalEnd =>
    again ? { kind: 'unknown', id: '', failure } : leave(address, true)
  if (arrival === undefined) return cameBackEmpty() || again ? unknown() : leave(address, false)
  forgetLeaving()
  if (isUsed(arrival.code)) return who.isKnown() ? { kind: 'known' } : leaveOnce(undefined)
  const expected = readStored('session', STATE_KEY, string())
  // A phone that stores nothing loses the state on every trip.
  if (expected === undefined) return leaveOnce(new ApiError('silent'))
  // A foreign code must not sign anyone in.
  if (expected !== arrival.state) {
    const failure = new ApiError('silent')
    return onFailure === 'retry' ? leaveOnce(failure) : { kind: 'unknown', id: '', failure }
  }
  markUsed(arrival.code)
  let id = ''
  try {
    id = await who.idOf(arrival)
    return id !== '' && (await who.arrive(id)) ? { kind: 'known' } : { kind: 'unknown', id, failure: undefined }
  } catch (failure) {
    const error = asApiError(failure)
    // The form binds the returned id, even when the check of its account failed.
    return onFailure === 'retry' ? leaveOnce(error) : { kind: 'unknown', id, failure: error }
  }
}

const unknown = (): ArrivalEnd => ({ kind: 'unknown', id: '', failure: undefined })

const takeArrival = (): Arrival | undefined => {
  const { arrival } = useProvider.getState()
  useProvider.setState({ arrival: undefined })
  return arrival
}

const leave = (address: URL, again: boolean, scope: AuthoriseRequest['scope'] = 'snsapi_base'): ArrivalEnd => {
  const back = new URL(address)
  // The provider's own fragment would stay on the return address.
  back.hash = ''
  for (const name of ['code', 'state', RETRY]) back.searchParams.delete(name)
  if (again) back.searchParams.set(RETRY, '1')
  const state = randomId()
  writeStored('session', STATE_KEY, state)
  writeStored('session', AWAY_KEY, 'away')
  wechat().authorise({ scope, redirectUri: back.href, state })
  return { kind: 'left' }
}

const cameBackEmpty = (): boolean => {
  const away = hasStored('session', AWAY_KEY)
  removeStored('session', AWAY_KEY)
  if (away) stayAtLogin()
  return away
}

const usedCodes = (): string[] => readStored('session', USED_KEY, array(string())) ?? []

const isUsed = (code: string): boolean => usedCodes().includes(code)

/** Marks the code as used and removes its state before the call, because some browsers open the page twice. */
const markUsed = (code: string): void => {
  writeStored('session', USED_KEY, [...usedCodes().slice(-4), code])
  removeStored('session', STATE_KEY)
}
