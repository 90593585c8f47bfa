import { array, literal, maxLength, number, object, pipe, string, type GenericSchema, type InferOutput } from 'valibot'
import { now } from '@/lib/clock'
import { DEVICE_PREFIX, readStored, removeStored, writeStored } from '@/lib/storage'

/** Another form of what is kept has another number; what an older app kept is asked for anew. */
const VERSION = 1
const LIFE_MS = 3 * 24 * 3_600_000
/** More would be no text of a card, and nothing for a phone to keep. */
const LONGEST_TEXT = 500
const MOST_ROWS = 12

/** A text of what is kept. */
export const keptText = () => pipe(string(), maxLength(LONGEST_TEXT))

/**
 * Keeps what Home showed, for the next visit to begin with while it is asked for anew. It tells nothing of whoever
 * looks at it, so it outlives a sign-out. What is too long for its schema is not kept.
 */
export const keepForHome = (name: string, rows: readonly unknown[]): void => {
  if (rows.length > MOST_ROWS) removeStored('local', keyOf(name))
  else writeStored('local', keyOf(name), { version: VERSION, at: now(), rows })
}

/** What Home showed last, where that is not too long ago. */
export const keptForHome = <S extends GenericSchema>(name: string, row: S): InferOutput<S>[] | undefined => {
  const schema = object({ version: literal(VERSION), at: number(), rows: pipe(array(row), maxLength(MOST_ROWS)) })
  const kept = readStored('local', keyOf(name), schema)
  return kept !== undefined && Math.abs(now() - kept.at) < LIFE_MS ? kept.rows : undefined
}

const keyOf = (name: string): string => `${DEVICE_PREFIX}home-${name}`
