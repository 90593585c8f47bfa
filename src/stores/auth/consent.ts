import { literal, number, object } from 'valibot'
import { createListeners } from '@/lib/listeners'
import { now } from '@/lib/time/clock'
import { createStore } from '@/stores/createStore'
import { ANYONE, readUserItem, removeUserItem, writeUserItem } from '@/stores/userStorage'

const withdrawn = createListeners()

export const announceConsentWithdrawn = withdrawn.notify

export const onConsentWithdrawn = withdrawn.subscribe

/** A385: increment when the consent text changes; then every user is asked again. */
const CONSENT_VERSION = 3
const CONSENT = 'consent'
const schema = object({ version: literal(CONSENT_VERSION), at: number() })

type ConsentState = { at: ReadonlyMap<string, number | 'no'> }

export const useConsent = createStore<ConsentState>(() => ({ at: new Map() }))

export const consentAt = ({ at }: ConsentState, userId: string): number | undefined => {
  const known = at.get(userId) ?? (userId === ANYONE ? undefined : readUserItem(userId, CONSENT, schema)?.at)
  return known === 'no' ? undefined : known
}

/** Stores version and time. That of a visitor without an account is held in memory only (A435). */
export const giveConsent = (userId: string): void => {
  const at = now()
  if (userId !== ANYONE) writeUserItem(userId, CONSENT, { version: CONSENT_VERSION, at })
  setConsent(userId, at)
}

export const refuseConsent = (userId: string): void => {
  removeUserItem(userId, CONSENT)
  setConsent(userId, 'no')
}

const setConsent = (userId: string, at: number | 'no'): void =>
  useConsent.setState((state) => ({ at: new Map(state.at).set(userId, at) }))

/** Takes over a consent that was given or withdrawn in another tab of this phone (A428). */
const takeOverConsent = ({ key, newValue }: StorageEvent): void => {
  if (key?.endsWith(CONSENT) === false) return
  useConsent.setState({ at: new Map() })
  if (newValue === null) announceConsentWithdrawn()
}

// The build draws the first screens without a browser.
if (typeof window !== 'undefined') window.addEventListener('storage', takeOverConsent)
