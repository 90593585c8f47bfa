import { array, looseObject, optional, unknown, type InferOutput } from 'valibot'
import { VARIANT_IDS } from '../domain/variantIds'
import {
  CHAT_DRAFT,
  CHAT_UNSENT,
  DRAFT_PREFIX,
  draftsOf,
  PROBLEM_DRAFT,
  readUserItem,
  removeUserItem,
  removeUserItems,
  writeUserItem,
} from './userStorage'
import { refuseConsent } from './consent'
import { tellDropped } from './consentDropped'

/** How many forms this person has typed into and not sent. */
export const countFormDrafts = (userId: string): number => countOf(userId, FORMS)

/** How often this person has begun to ask a doctor, and it has not arrived. */
export const countTalkDrafts = (userId: string): number =>
  countOf(userId, TALKS) + unsentOf(userId).filter(({ kept }) => kept.texts.length + kept.lost.length > 0).length

/** Drops all that this person has typed of health and not sent, of forms whose code was never fetched as well. */
export const dropHealthDrafts = (userId: string): void => {
  for (const prefix of [...FORMS, ...TALKS]) removeUserItems(userId, prefix)
  // Which questions are to be counted tells nothing of what was asked.
  for (const { name, kept } of unsentOf(userId)) {
    if (kept.followUps.length === 0) removeUserItem(userId, name)
    else writeUserItem(userId, name, { ...kept, texts: [], lost: [] })
  }
  tellDropped()
}

/** Takes the consent back, and with it all of health that was typed and not sent (A428). */
export const withdrawConsent = (userId: string): void => {
  dropHealthDrafts(userId)
  refuseConsent(userId)
}

const FORMS = VARIANT_IDS.map((id) => `${DRAFT_PREFIX}${id}:`)
const TALKS = [PROBLEM_DRAFT, CHAT_DRAFT]

const rows = optional(array(unknown()), [])
const unsent = looseObject({ texts: rows, lost: rows, followUps: rows })

const unsentOf = (userId: string): { name: string; kept: InferOutput<typeof unsent> }[] =>
  draftsOf(userId)
    .filter((name) => name.startsWith(CHAT_UNSENT))
    .flatMap((name) => {
      const kept = readUserItem(userId, name, unsent)
      return kept === undefined ? [] : [{ name, kept }]
    })

const countOf = (userId: string, prefixes: readonly string[]): number =>
  draftsOf(userId).filter((name) => prefixes.some((prefix) => name.startsWith(prefix))).length
