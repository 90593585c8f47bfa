import { number, object, string } from 'valibot'
import type { VariantId } from '@/domain/variantIds'
import { now } from '@/lib/time/clock'
import type { DraftOwner } from '@/stores/questionForm/draft'
import { readRecentUserItem, removeUserItem, SAVED_ID, writeUserItem } from '@/stores/userStorage'

export type SavedForm = { variantId: VariantId; owner: DraftOwner }

const kept = object({ at: number(), id: string() })

/** The id that saving this form returned, until all of it has arrived; it is stored like the draft (A419). */
export const readSavedId = ({ variantId, owner }: SavedForm): string | undefined =>
  readRecentUserItem(owner.userId, nameOf(variantId, owner), kept)?.id

export const keepSavedId = ({ variantId, owner }: SavedForm, id: string): void => {
  writeUserItem(owner.userId, nameOf(variantId, owner), { at: now(), id })
}

export const dropSavedId = ({ variantId, owner }: SavedForm): void =>
  removeUserItem(owner.userId, nameOf(variantId, owner))

const nameOf = (variantId: VariantId, { patientId }: DraftOwner): string => `${SAVED_ID}${variantId}:${patientId}`
