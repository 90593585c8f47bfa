import { array, string } from 'valibot'
import { ApiError, asApiError } from '@/api/errors'
import { fetchOpenId, fetchToken } from '@/api/auth/session'
import { wechat, type AuthoriseRequest } from '@/gateways/wechat/port'
import { AWAY_KEY, RETRY, STAY_KEY } from '@/lib/authRedirect'
import { inTime } from '@/lib/inTime'
import { randomId } from '@/lib/random'
import { isInSession, readStored, removeStored, writeStored } from '@/lib/storage'
import { startSession, token, useSession } from './session'
import { createStore } from '@/stores/createStore'

type OAuthCallback = { code: string; state: string }

type ProviderState = {
  callback: OAuthCallback | undefined
  signIn: 'idle' | 'busy' | 'form' | 'signedIn'
}

export const useProvider = createStore<ProviderState>(() => ({ callback: undefined, signIn: 'idle' }))

export const receiveOAuthCallback = (callback: OAuthCallback): void => useProvider.setState({ callback })

export const hasProvider = (): boolean => wechat().hasProvider

/**
 * Signs in with the provider's code, redirects to the provider, or shows the form. A user who signed out or came back
 * without a code is not redirected again unasked.
 */
export const openLogin = async (address: URL): Promise<void> => {
  const { signIn } = useProvider.getState()
  // The token of an earlier sign-in of this page may be gone (A379).
  if (signIn === 'signedIn' ? token() !== undefined : signIn !== 'idle') return
  if (isInSession(STAY_KEY)) return showForm()
  useProvider.setState({ signIn: 'busy' })
  const end = await signInByProvider(CUSTOMER, address, 'showForm', backAtLogin)
  switch (end.kind) {
    case 'redirected':
      return
    case 'signedIn':
      useProvider.setState({ signIn: 'signedIn' })
      return
    case 'formNeeded':
      useSession.setState({ openId: end.id, providerFailure: end.failure })
      showForm()
  }
}

/**
 * Signs in silently for the on-site check-in, with one retry, then continues without a token (A62, A63). Returns false
 * while redirecting to the provider; `back` is called if the page never leaves.
 */
export const signInSilently = async (address: URL, back: () => void): Promise<boolean> => {
  if (token() !== undefined) return true
  return (await signInByProvider(CUSTOMER, address, 'retry', back)).kind !== 'redirected'
}

export const backAtLogin = (): void => {
  clearRedirectMark()
  showForm()
}

export const clearRedirectMark = (): void => removeStored('session', AWAY_KEY)

export const startProviderSignIn = (address: URL): void => {
  removeStored('session', STAY_KEY)
  useProvider.setState({ signIn: 'busy' })
  redirectToProvider(address, false, backAtLogin)
}

/** Redirects for the user's identity, which the provider returns only after a tap (A56). */
export const redirectForIdentity = (address: URL, back: () => void): void =>
  void redirectToProvider(address, false, back, 'snsapi_userinfo')

/** After a sign-out the login page waits for a tap; otherwise the provider would sign the user in again at once. */
export const stayAtLogin = (): void => {
  writeStored('session', STAY_KEY, 'stay')
}

const showForm = (): void => useProvider.setState({ signIn: 'form' })

type ProviderResult =
  { kind: 'signedIn' } | { kind: 'formNeeded'; id: string; failure: ApiError | undefined } | { kind: 'redirected' }

export type ProviderSignIn = {
  isSignedIn: () => boolean
  idOf: (callback: OAuthCallback) => Promise<string>
  /** Signs in by this id; false when no account has it. */
  signIn: (id: string) => Promise<boolean>
}

const CUSTOMER: ProviderSignIn = {
  isSignedIn: () => token() !== undefined,
  idOf: fetchOpenId,
  signIn: async (id) => {
    const received = await fetchToken(id)
    if (received !== '') startSession(received)
    return received !== ''
  },
}

export const STATE_KEY = 'authorise-state'
export const USED_KEY = 'authorise-used'

/**
 * Signs in by the provider's answer, or redirects to the provider. A code is exchanged once, with the state of this
 * tab's last redirect; each state serves once (A446). A single retry (retry=1) prevents endless redirects. `back`
 * shows the form, if a redirect never leaves the page (A670).
 */
export const signInByProvider = async (
  who: ProviderSignIn,
  address: URL,
  onFailure: 'showForm' | 'retry',
  back: () => void,
): Promise<ProviderResult> => {
  const callback = takeReceivedCallback()
  if (!wechat().hasProvider) return formNeeded()
  const again = address.searchParams.get(RETRY) === '1'
  const redirectOnce = (failure: ApiError | undefined): ProviderResult =>
    again ? { kind: 'formNeeded', id: '', failure } : redirectToProvider(address, true, back)
  if (callback === undefined)
    return cameBackWithoutCode() || again ? formNeeded() : redirectToProvider(address, false, back)
  clearRedirectMark()
  if (isUsed(callback.code)) return who.isSignedIn() ? { kind: 'signedIn' } : redirectOnce(undefined)
  const expected = readStored('session', STATE_KEY, string())
  // A phone that stores nothing loses the state at each redirect.
  if (expected === undefined) return redirectOnce(new ApiError('silent'))
  // A foreign code must not sign anyone in.
  if (expected !== callback.state) {
    const failure = new ApiError('silent')
    return onFailure === 'retry' ? redirectOnce(failure) : { kind: 'formNeeded', id: '', failure }
  }
  markUsed(callback.code)
  let id = ''
  try {
    id = await who.idOf(callback)
    return id !== '' && (await who.signIn(id)) ? { kind: 'signedIn' } : { kind: 'formNeeded', id, failure: undefined }
  } catch (failure) {
    const error = asApiError(failure)
    // The form binds the returned id, even when the check of its account failed.
    return onFailure === 'retry' ? redirectOnce(error) : { kind: 'formNeeded', id, failure: error }
  }
}

const formNeeded = (): ProviderResult => ({ kind: 'formNeeded', id: '', failure: undefined })

const takeReceivedCallback = (): OAuthCallback | undefined => {
  const { callback } = useProvider.getState()
  useProvider.setState({ callback: undefined })
  return callback
}

const redirectToProvider = (
  address: URL,
  again: boolean,
  back: () => void,
  scope: AuthoriseRequest['scope'] = 'snsapi_base',
): ProviderResult => {
  const returnTo = new URL(address)
  // The provider's own fragment would stay on the return address.
  returnTo.hash = ''
  for (const name of ['code', 'state', RETRY]) returnTo.searchParams.delete(name)
  if (again) returnTo.searchParams.set(RETRY, '1')
  const state = randomId()
  writeStored('session', STATE_KEY, state)
  writeStored('session', AWAY_KEY, 'away')
  wechat().authorise({ scope, redirectUri: returnTo.href, state })
  inTime(new Promise((left) => window.addEventListener('pagehide', left))).catch(back)
  return { kind: 'redirected' }
}

const cameBackWithoutCode = (): boolean => {
  const away = isInSession(AWAY_KEY)
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
