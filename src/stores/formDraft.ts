import { number, object, unknown } from 'valibot'
import { answersOfDraft, draftOf } from '../domain/questionnaires/draft'
import type { Answers } from '../domain/questionnaires/question'
import type { Variant } from '../domain/questionnaires/variants'
import { now } from '../lib/clock'
import { allKept, readKept, removeKept, writeKept } from './kept'

/** Whose unsent answers: who types them, and of whom they tell. */
export type DraftOwner = { userId: string; patientId: string }

const LIFE_MS = 12 * 3_600_000
const PREFIX = 'draft:'
const kept = object({ at: number(), draft: unknown() })

/** The unsent answers of this form and when they were kept; what is too old, broken or of an older form is removed. */
export const readDraft = (variant: Variant, owner: DraftOwner): { answers: Answers; at: number } | undefined => {
  const name = nameOf(variant, owner)
  const found = readKept(owner.userId, name, kept)
  const answers = found && isAlive(found.at) ? answersOfDraft(variant, found.draft) : undefined
  if (found !== undefined && answers !== undefined) return { answers, at: found.at }
  removeKept(owner.userId, name)
  return undefined
}

/** Keeps the answers for half a day; says when, and whether they will outlive this page. */
export const keepDraft = (variant: Variant, owner: DraftOwner, answers: Answers): { at: number; onPhone: boolean } => {
  const at = now()
  return { at, onPhone: writeKept(owner.userId, nameOf(variant, owner), { at, draft: draftOf(variant, answers) }) }
}

export const dropDraft = (variant: Variant, owner: DraftOwner): void => removeKept(owner.userId, nameOf(variant, owner))

/** Removes every draft that has outlived its half day, at every start. */
export const sweepDrafts = (): void => {
  for (const { userId, name } of allKept()) {
    if (!name.startsWith(PREFIX)) continue
    const found = readKept(userId, name, kept)
    if (found === undefined || !isAlive(found.at)) removeKept(userId, name)
  }
}

const nameOf = ({ id }: Variant, { patientId }: DraftOwner): string => `${PREFIX}${id}:${patientId}`

// A clock that was set back must not keep them for ever.
const isAlive = (at: number): boolean => Math.abs(now() - at) < LIFE_MS
