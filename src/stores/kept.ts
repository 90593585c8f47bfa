import type { GenericSchema, InferOutput } from 'valibot'
import { readStored, removeStored, storedKeys, writeStored } from '../lib/storage'

/**
 * What is kept of one person on this phone: it outlives a session that the server ended, but neither a
 * sign-out nor another person's sign-in (A384).
 */
export const KEPT_PREFIX = 'of:'

export const readKept = <S extends GenericSchema>(userId: string, name: string, schema: S): InferOutput<S> | undefined =>
  readStored('local', keyOf(userId, name), schema)

/** Keeps a value; false when it will not outlive this page. */
export const writeKept = (userId: string, name: string, value: unknown): boolean => writeStored('local', keyOf(userId, name), value)

export const removeKept = (userId: string, name: string): void => removeStored('local', keyOf(userId, name))

/** Names everything that is kept, whosever it is. */
export const allKept = (): { userId: string; name: string }[] =>
  storedKeys('local')
    .filter((key) => key.startsWith(KEPT_PREFIX))
    .map((key) => {
      const [userId = '', ...name] = key.slice(KEPT_PREFIX.length).split(':')
      return { userId, name: name.join(':') }
    })

/** Drops what is kept of anybody else. */
export const keepOnlyOf = (userId: string): void => {
  for (const kept of allKept()) if (kept.userId !== userId) removeKept(kept.userId, kept.name)
}

const keyOf = (userId: string, name: string): string => `${KEPT_PREFIX}${userId}:${name}`
