import { array, string } from 'valibot'
import { ApiError, asApiError } from '@/api/errors'
import { fetchOpenId, fetchToken } from '@/api/auth/session'
import { wechat, type AuthoriseRequest } from '@/gateways/wechat/port'
import { AWAY_KEY, RETRY, STAY_KEY } from '@/lib/authRedirect'
import { randomId } from '@/lib/random'
import { readStored, removeStored, writeStored } from '@/lib/storage'
import { startSession, token, useSession } from './session'
import { createStore } from '@/stores/createStore'

/** What the provider put into the address of the page that it sent the visitor back to. */
export type Arrival = { code: string; state: string }

type ProviderState = {
  /** Kept for the page that asks for it; the address bar has lost it already. */
  arrival: Arrival | undefined
  /** `busy`: a code is being exchanged, or the page is being left for the provider. */
  signIn: 'idle' | 'busy' | 'form' | 'signedIn'
}

export const useProvider = createStore<ProviderState>(() => ({ arrival: undefined, signIn: 'idle' }))

export const receiveArrival = (arrival: Arrival): void => useProvider.setState({ arrival })

/** Whether there is a provider to sign in by. */
export const hasProvider = (): boolean => wechat().hasProvider

/**
 * What the login page does first: signs in by the provider's code, leaves for the provider, or shows the form.
 * Whoever has signed out, or came back from the provider empty-handed, is not sent there again unasked.
 */
export const arriveAtLogin = async (address: URL): Promise<void> => {
  if (useProvider.getState().signIn !== 'idle') return
  if (readStored('session', STAY_KEY, string()) !== undefined) return showForm()
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
 * Silent sign-in of the on-site check-in (A62, A63): with one retry, then the visitor is let through
 * without a token. False when the page is being left for the provider.
 */
export const signInSilently = async (address: URL): Promise<boolean> => {
  if (token() !== undefined) return true
  return (await arriveAs(CUSTOMER, address, 'retry')).kind !== 'left'
}

/** The page was left for the provider and is back as it was left. */
export const backAtLogin = (): void => {
  forgetLeaving()
  showForm()
}

/** Nobody is at the provider any more. */
export const forgetLeaving = (): void => removeStored('session', AWAY_KEY)

/** Goes to the provider because the visitor asked for it. */
export const leaveForProvider = (address: URL): void => {
  removeStored('session', STAY_KEY)
  useProvider.setState({ signIn: 'busy' })
  leave(address, false)
}

/**
 * The same where the provider is to tell more than it does of itself: only a tap may ask for that, for without one
 * it vouches for nobody (A56).
 */
export const leaveToBeKnown = (address: URL): void => void leave(address, false, 'snsapi_userinfo')

/** After a sign-out the login page waits for a tap, or the provider would sign the visitor in again at once. */
export const stayAtLogin = (): void => {
  writeStored('session', STAY_KEY, 'stay')
}

const showForm = (): void => useProvider.setState({ signIn: 'form' })

/** How an arrival at a page that signs in by the provider ended. */
export type ArrivalEnd =
  | { kind: 'known' }
  /** Nobody is; id is '' when the provider told none. */
  | { kind: 'unknown'; id: string; failure: ApiError | undefined }
  /** The page is being left for the provider. */
  | { kind: 'left' }

/** As whom one arrives: whether that is settled already, and which id a code of the provider tells. */
export type Arriving = {
  isKnown: () => boolean
  idOf: (arrival: Arrival) => Promise<string>
  /** Whether somebody is known by this id; whoever is has arrived. */
  arrive: (id: string) => Promise<boolean>
}

const CUSTOMER: Arriving = {
  isKnown: () => token() !== undefined,
  idOf: fetchOpenId,
  arrive: async (id) => {
    const given = await fetchToken(id)
    if (given !== '') startSession(given)
    return given !== ''
  },
}

const STATE_KEY = 'authorise-state'
const USED_KEY = 'authorise-used'

/**
 * Arrives by what the provider sent along, or leaves for the provider. A code is exchanged once, and only with the
 * state that this phone gave along on its last trip; that state serves once (A446). One fresh attempt is made
 * (retry=1), so that nothing can go round for ever.
 */
export const arriveAs = async (who: Arriving, address: URL, onFailure: 'tell' | 'retry'): Promise<ArrivalEnd> => {
  const arrival = takeArrival()
  // Nobody here has asked for a code.
  if (!wechat().hasProvider) return unknown()
  const again = address.searchParams.get(RETRY) === '1'
  const leaveOnce = (failure: ApiError | undefined): ArrivalEnd =>
    again ? { kind: 'unknown', id: '', failure } : leave(address, true)
  if (arrival === undefined) return cameBackEmpty() || again ? unknown() : leave(address, false)
  forgetLeaving()
  if (isUsed(arrival.code)) return who.isKnown() ? { kind: 'known' } : leaveOnce(undefined)
  const expected = readStored('session', STATE_KEY, string())
  if (expected === undefined) return leaveOnce(undefined)
  // Somebody else's code must not sign anybody in here.
  if (expected !== arrival.state) {
    const failure = new ApiError('silent')
    return onFailure === 'retry' ? leaveOnce(failure) : { kind: 'unknown', id: '', failure }
  }
  spend(arrival.code)
  let id = ''
  try {
    id = await who.idOf(arrival)
    return id !== '' && (await who.arrive(id)) ? { kind: 'known' } : { kind: 'unknown', id, failure: undefined }
  } catch (failure) {
    const error = asApiError(failure)
    // The form binds the id that was told, also where nobody says whether it is known.
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
  // The provider's own fragment stays on the address that it leads back to.
  back.hash = ''
  for (const name of ['code', 'state', RETRY]) back.searchParams.delete(name)
  if (again) back.searchParams.set(RETRY, '1')
  const state = randomId()
  writeStored('session', STATE_KEY, state)
  writeStored('session', AWAY_KEY, 'away')
  wechat().authorise({ scope, redirectUri: back.href, state })
  return { kind: 'left' }
}

/** Back from the provider without a code: the visitor pressed back and must not be sent there again. */
const cameBackEmpty = (): boolean => {
  const away = readStored('session', AWAY_KEY, string()) !== undefined
  removeStored('session', AWAY_KEY)
  if (away) stayAtLogin()
  return away
}

const usedCodes = (): string[] => readStored('session', USED_KEY, array(string())) ?? []

const isUsed = (code: string): boolean => usedCodes().includes(code)

/** Marks the code, and spends its state, before the call: some engines open the page twice. */
const spend = (code: string): void => {
  writeStored('session', USED_KEY, [...usedCodes().slice(-4), code])
  removeStored('session', STATE_KEY)
}
