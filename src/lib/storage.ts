import { safeParse, type GenericSchema, type InferOutput } from 'valibot'

/** `session` ends with the page in the web view, `local` stays on the phone. */
export type StorageArea = 'session' | 'local'

type Area = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const memory: Record<StorageArea, Map<string, string>> = { session: new Map(), local: new Map() }

export const readStored = <S extends GenericSchema>(
  shelf: StorageArea,
  key: string,
  schema: S,
): InferOutput<S> | undefined => {
  const value = readJson(shelf, key)
  if (value === undefined) return undefined
  const parsed = safeParse(schema, value)
  return parsed.success ? parsed.output : undefined
}

export const readJson = (shelf: StorageArea, key: string): unknown => {
  const text = readText(shelf, key)
  try {
    return text === undefined ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

export const isStored = (shelf: StorageArea, key: string): boolean => readText(shelf, key) !== undefined

/** Stores a value; false when the phone rejects it and only this page's memory holds it. */
export const writeStored = (shelf: StorageArea, key: string, value: unknown): boolean => {
  const text = JSON.stringify(value)
  try {
    area(shelf).setItem(key, text)
    memory[shelf].delete(key)
    return true
  } catch {
    memory[shelf].set(key, text)
    return false
  }
}

export const removeStored = (shelf: StorageArea, key: string): void => {
  memory[shelf].delete(key)
  try {
    area(shelf).removeItem(key)
  } catch {
    // A blocked storage has nothing to remove.
  }
}

/** Prefix of keys that belong to the phone, not to the person; they survive a sign-out. */
export const DEVICE_PREFIX = 'device:'

const exempt = new Set<string>()

export const exemptFromWipe = (key: string): void => {
  exempt.add(key)
}

/** Removes all stored data except keys with this prefix: nothing of the person may stay after the sign-out. */
export const wipeStorage = (keptPrefix = DEVICE_PREFIX): void => {
  for (const shelf of ['session', 'local'] as const) {
    for (const key of storedKeys(shelf)) {
      if (!key.startsWith(DEVICE_PREFIX) && !key.startsWith(keptPrefix) && !exempt.has(key)) removeStored(shelf, key)
    }
  }
}

export const storedKeys = (shelf: StorageArea): string[] => {
  const keys = new Set(memory[shelf].keys())
  try {
    for (const key of Object.keys(area(shelf))) keys.add(key)
  } catch {
    // A blocked storage has no keys.
  }
  return [...keys]
}

const readText = (shelf: StorageArea, key: string): string | undefined => {
  const remembered = memory[shelf].get(key)
  if (remembered !== undefined) return remembered
  try {
    return area(shelf).getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

// The getter itself throws when storage is blocked, so it is called inside each try.
const area = (shelf: StorageArea): Area => (shelf === 'session' ? window.sessionStorage : window.localStorage)
