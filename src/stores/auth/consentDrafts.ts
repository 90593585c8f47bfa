import { VARIANT_IDS } from '@/domain/variantIds'
import {
  CHAT_DRAFT,
  CHAT_UNSENT,
  DOCTOR_QUESTION_DRAFT,
  DRAFT_PREFIX,
  draftsOf,
  QUESTIONS_DRAFT,
  removeUserItems,
} from '@/stores/userStorage'
import { refuseConsent, announceConsentWithdrawn } from './consent'
import { clearPlatformKeys } from '@/stores/platformStorage'

export const countFormDrafts = (userId: string): number => countOf(userId, FORMS)

export const countChatDrafts = (userId: string): number => countOf(userId, CHATS)

export const countQuestions = (userId: string): number => countOf(userId, [QUESTIONS_DRAFT])

/**
 * Removes a person's unsent health answers, even of forms whose code was never loaded, and what the chat package
 * stored.
 */
export const dropHealthDrafts = (userId: string): void => {
  clearPlatformKeys()
  removeStoredDrafts(userId)
  announceConsentWithdrawn()
}

export const removeStoredDrafts = (userId: string): void => {
  for (const prefix of [...FORMS, ...CHATS, QUESTIONS_DRAFT]) removeUserItems(userId, prefix)
}

/** A428: withdrawing the consent removes all unsent health answers. */
export const withdrawConsent = (userId: string): void => {
  dropHealthDrafts(userId)
  refuseConsent(userId)
}

const FORMS = VARIANT_IDS.map((id) => `${DRAFT_PREFIX}${id}:`)
const CHATS = [DOCTOR_QUESTION_DRAFT, CHAT_DRAFT, CHAT_UNSENT]

const countOf = (userId: string, prefixes: readonly string[]): number =>
  draftsOf(userId).filter((name) => prefixes.some((prefix) => name.startsWith(prefix))).length
