import { storedKeys } from './storage'

/**
 * A545: whether this phone keeps the consent of any user to the use of health data. The inline script asks it before
 * the app starts. It cannot import the stores that write the key, so the last part of the key is repeated here.
 */
export const isConsentKept = (): boolean => storedKeys('local').some((key) => key.endsWith(':consent'))
