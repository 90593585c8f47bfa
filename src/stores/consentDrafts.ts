import { VARIANT_IDS } from '../domain/variantIds'
import { DRAFT_PREFIX, draftsOf, removeUserItems } from './userStorage'

/** How many forms this person has typed into and not sent. */
export const countFormDrafts = (userId: string): number =>
  draftsOf(userId).filter((name) => VARIANT_IDS.some((id) => name.startsWith(prefixOf(id)))).length

/** Drops every answer that was not sent, of forms whose code was never fetched as well. */
export const dropFormDrafts = (userId: string): void => {
  for (const id of VARIANT_IDS) removeUserItems(userId, prefixOf(id))
}

const prefixOf = (id: (typeof VARIANT_IDS)[number]): string => `${DRAFT_PREFIX}${id}:`
