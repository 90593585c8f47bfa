import { VARIANT_IDS } from '@/domain/variantIds'
import { CHAT_DRAFT, CHAT_UNSENT, DRAFT_PREFIX, draftsOf, PROBLEM_DRAFT, removeUserItems } from '@/stores/userStorage'
import { refuseConsent, announceConsentWithdrawn } from './consent'

import { clearPlatformKeys } from '@/stores/userStoragePlatform'

/** How many forms this person has typed into and not sent. */
export const countFormDrafts = (userId: string): number => countOf(userId, FORMS)

/** How often this person has begun to ask a doctor, and it has not arrived. */
export const countTalkDrafts = (userId: string): number => countOf(userId, TALKS)

/**
 * Drops all that this person has typed of health and not sent, of forms whose code was never fetched as well, and what
 * the chat platform's package has left here.
 */
export const dropHealthDrafts = (userId: string): void => {
  clearPlatformKeys()
  for (const prefix of [...FORMS, ...TALKS]) removeUserItems(userId, prefix)
  announceConsentWithdrawn()
}

/** Takes the consent back, and with it all of health that was typed and not sent (A428). */
export const withdrawConsent = (userId: string): void => {
  dropHealthDrafts(userId)
  refuseConsent(userId)
}

const FORMS = VARIANT_IDS.map((id) => `${DRAFT_PREFIX}${id}:`)
const TALKS = [PROBLEM_DRAFT, CHAT_DRAFT, CHAT_UNSENT]

const countOf = (userId: string, prefixes: readonly string[]): number =>
  draftsOf(userId).filter((name) => prefixes.some((prefix) => name.startsWith(prefix))).length
