import { DEVICE_PREFIX, isStored } from './storage'

/** Whoever has signed out stays at the sign-in until a tap. */
export const STAY_KEY = `${DEVICE_PREFIX}stay-at-login`
/** The page was left for the provider. */
export const AWAY_KEY = 'authorise-away'
/** Says in an address that the provider has been asked a second time. */
export const RETRY = 'retry'

/** Whether the sign-in sends a visitor, who brings no code, to the provider unasked. */
export const shouldRedirectToProvider = ({ searchParams }: URL): boolean =>
  !['code', 'state'].some((name) => searchParams.has(name)) &&
  searchParams.get(RETRY) !== '1' &&
  ![STAY_KEY, AWAY_KEY].some((key) => isStored('session', key))
