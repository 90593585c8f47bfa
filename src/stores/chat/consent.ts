import { dataOf } from '@/lib/remote'
import { useTalkOwner } from './owner'
import { CONSENT, consentAt, useConsent } from '@/stores/auth/consent'

/** Whether the customer lets health data be used: without that nothing of the platform is reached (A448). */
export const mayTalk = (): boolean => {
  const userId = dataOf(useTalkOwner.getState().owner)
  return userId !== undefined && consentAt(useConsent.getState(), userId) !== undefined
}

// Given or taken back on another page of this phone, it is read anew.
window.addEventListener('storage', ({ key }) => {
  if (key === null || key.endsWith(`:${CONSENT}`)) useConsent.setState({ at: new Map() })
})
