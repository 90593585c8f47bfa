import { number, object, optional, unknown } from 'valibot'
import { answersOfDraft, draftForms, draftOf } from '@/domain/questionForm/draft'
import type { Answers } from '@/domain/questionForm/question'
import type { Variant } from '@/domain/questionForm/variants'
import type { VariantId } from '@/domain/variantIds'
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

type Draft = { answers: Answers; kept: Kept }

/** Returns the newest draft; an expired, broken, oversized or outdated one is removed. */
export const readDraft = (variant: Variant, owner: DraftOwner): Draft | undefined =>
  draftForms(variant)
    .flatMap((form) => readOne(variant, owner, nameOf(form, owner)) ?? [])
    .sort((a, b) => b.kept.at - a.kept.at)[0]

const readOne = (variant: Variant, owner: DraftOwner, name: string): Draft | undefined => {
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
  const name = nameOf(variant.id, owner)
  const stored = readDraft(variant, owner)?.answers
  const merged = isOfSamePerson(owner, stored, answers)
    ? mergeChanges(before, answers, { ...answers, ...stored })
    : answers
  const draft = draftOf(variant, merged)
  if (Object.keys(draft.answers).length === 0) {
    dropDraft(variant, owner)
    return { at, onPhone: true }
  }
  const kept = { at, draft, ...(owner.of && { of: owner.of }) }
  const onPhone = writeUserItem(owner.userId, name, kept)
  // Only the memory of this page has the draft then, and `refused` tells so when the form is opened again.
  if (!onPhone) writeUserItem(owner.userId, name, { ...kept, refused: true })
  else dropForms(draftForms(variant).slice(1), owner)
  return { at, onPhone }
}

export const dropDraft = (variant: Variant, owner: DraftOwner): void => dropForms(draftForms(variant), owner)

const dropForms = (forms: VariantId[], owner: DraftOwner): void =>
  forms.forEach((form) => removeUserItem(owner.userId, nameOf(form, owner)))

// Two new relatives share one place, and must not be mixed.
const isOfSamePerson = ({ patientId }: DraftOwner, stored: Answers | undefined, { name }: Answers): boolean =>
  patientId !== NEW_PATIENT || (stored?.name === name && name !== undefined && name !== '')

const nameOf = (form: VariantId, { patientId }: DraftOwner): string => `${DRAFT_PREFIX}${form}:${patientId}`

const isShort = (draft: unknown): boolean => (JSON.stringify(draft) ?? '').length <= LONGEST
