import { DEVICE_PREFIX, isInSession } from './storage'

/** After a sign-out the login page waits for a tap. */
export const STAY_KEY = `${DEVICE_PREFIX}stay-at-login`
export const AWAY_KEY = 'authorise-away'
export const RETRY = 'retry'

/** Whether the login page redirects a visitor without a code to the provider by itself. */
export const shouldRedirectToProvider = ({ searchParams }: URL): boolean =>
  !['code', 'state'].some((name) => searchParams.has(name)) &&
  searchParams.get(RETRY) !== '1' &&
  ![STAY_KEY, AWAY_KEY].some((key) => isInSession(key))
