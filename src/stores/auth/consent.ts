import { literal, number, object } from 'valibot'
import { now } from '@/lib/clock'
import type { ByKey } from '@/lib/remote'
import { createStore } from '../createStore'
import { readUserItem, removeUserItem, writeUserItem } from '../userStorage'

const useDropped = createStore<{ times: number }>(() => ({ times: 0 }))

/** Health drafts were dropped: whatever has them open forgets them as well. */
export const announceConsentWithdrawn = (): void => useDropped.setState(({ times }) => ({ times: times + 1 }))

export const onConsentWithdrawn = (forget: () => void): void =>
  void useDropped.subscribe(({ times }, before) => {
    if (times > before.times) forget()
  })

/** Counted up when the text that is agreed to changes: then everybody is asked again (A385). */
const CONSENT_VERSION = 1
/** Under which it is kept. */
export const CONSENT = 'consent'
const schema = object({ version: literal(CONSENT_VERSION), at: number() })

/** When each person agreed, as far as this page has asked; 'no' is not agreed. */
type ConsentState = { at: ByKey<number | 'no'> }

export const useConsent = createStore<ConsentState>(() => ({ at: new Map() }))

/** When this person agreed to health data being processed (wall clock); undefined when she has not. */
export const consentAt = ({ at }: ConsentState, userId: string): number | undefined => {
  const known = at.get(userId) ?? (userId === '' ? undefined : readUserItem(userId, CONSENT, schema)?.at)
  return known === 'no' ? undefined : known
}

/** Keeps version and time on the phone; of '', a visitor whom no account knows, only this page knows it (A435). */
export const giveConsent = (userId: string): void => {
  const at = now()
  if (userId !== '') writeUserItem(userId, CONSENT, { version: CONSENT_VERSION, at })
  tell(userId, at)
}

/** This person does not agree any more. */
export const refuseConsent = (userId: string): void => {
  removeUserItem(userId, CONSENT)
  tell(userId, 'no')
}

const tell = (userId: string, at: number | 'no'): void =>
  useConsent.setState((state) => ({ at: new Map(state.at).set(userId, at) }))
