import { number, object, optional, unknown } from 'valibot'
import { answersOfDraft, draftOf } from '@/domain/questionForm/draft'
import type { Answers } from '@/domain/questionForm/question'
import type { Variant } from '@/domain/questionForm/variants'
import { mergeChanges } from '@/lib/mergeChanges'
import { now } from '@/lib/time/clock'
import { DRAFT_PREFIX, readRecentUserItem, removeUserItem, writeUserItem } from '@/stores/userStorage'

/** Owner of unsent answers: the user, the patient, and what leads back to the form. */
export type DraftOwner = { userId: string; patientId: string; of?: object }

/** Owns the draft of a relative who has no id yet. */
export const NEW_PATIENT = 'new'

const LONGEST = 50_000
const stored = object({ at: number(), draft: unknown(), refused: optional(unknown()) })

/** When a draft was stored, and whether it survives this page. */
export type Kept = { at: number; onPhone: boolean }

/** Returns the draft; an expired, broken, oversized or outdated one is removed. */
export const readDraft = (variant: Variant, owner: DraftOwner): { answers: Answers; kept: Kept } | undefined => {
  const name = nameOf(variant, owner)
  const found = readRecentUserItem(owner.userId, name, stored)
  const answers = found && isShort(found.draft) ? answersOfDraft(variant, found.draft) : undefined
  if (found !== undefined && answers !== undefined)
    return { answers, kept: { at: found.at, onPhone: found.refused === undefined } }
  removeUserItem(owner.userId, name)
  return undefined
}

/**
 * Stores the changed answers for half a day. Stored answers that did not change here stay: another tab wrote them
 * (A564).
 */
export const keepDraft = (variant: Variant, owner: DraftOwner, answers: Answers, before: Answers = {}): Kept => {
  const at = now()
  const name = nameOf(variant, owner)
  const stored = readDraft(variant, owner)?.answers
  const merged = isOfSamePerson(owner, stored, answers)
    ? mergeChanges(before, answers, { ...answers, ...stored })
    : answers
  const draft = draftOf(variant, merged)
  if (Object.keys(draft.answers).length === 0) {
    removeUserItem(owner.userId, name)
    return { at, onPhone: true }
  }
  const kept = { at, draft, ...(owner.of && { of: owner.of }) }
  const onPhone = writeUserItem(owner.userId, name, kept)
  // Only the memory of this page has the draft then, and `refused` tells so when the form is opened again.
  if (!onPhone) writeUserItem(owner.userId, name, { ...kept, refused: true })
  return { at, onPhone }
}

export const dropDraft = (variant: Variant, owner: DraftOwner): void =>
  removeUserItem(owner.userId, nameOf(variant, owner))

// Two new relatives share one place, and must not be mixed.
const isOfSamePerson = ({ patientId }: DraftOwner, stored: Answers | undefined, { name }: Answers): boolean =>
  patientId !== NEW_PATIENT || (stored?.name === name && name !== undefined && name !== '')

const nameOf = ({ id }: Variant, { patientId }: DraftOwner): string => `${DRAFT_PREFIX}${id}:${patientId}`

const isShort = (draft: unknown): boolean => (JSON.stringify(draft) ?? '').length <= LONGEST
