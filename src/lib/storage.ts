import { safeParse, type GenericSchema, type InferOutput } from 'valibot'

/** Where a value lives: `session` ends with the web view's page, `local` stays on the phone. */
export type StorageArea = 'session' | 'local'

type Area = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

const memory: Record<StorageArea, Map<string, string>> = { session: new Map(), local: new Map() }

/** The value under a key if it is of the schema's shape; anything else counts as absent. */
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

/** The value under a key, not yet parsed; undefined where nothing stands or what stands is no JSON. */
export const readJson = (shelf: StorageArea, key: string): unknown => {
  const text = readText(shelf, key)
  try {
    return text === undefined ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Whether anything at all stands under a key. */
export const isStored = (shelf: StorageArea, key: string): boolean => readText(shelf, key) !== undefined

/** Stores a value; false when the phone did not take it and it lives in this page's memory only. */
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
    // A blocked storage holds nothing to remove.
  }
}

/** A key of the phone itself, not of the person who is signed in, starts so and survives `wipeStored`. */
export const DEVICE_PREFIX = 'device:'

const exempt = new Set<string>()

/** Exempts one more key from `wipeStored`. */
export const exemptFromWipe = (key: string): void => {
  exempt.add(key)
}

/**
 * Removes all that is stored of the person but the keys that start so: nothing may be left on the phone after
 * sign-out.
 */
export const wipeStorage = (keptPrefix = DEVICE_PREFIX): void => {
  for (const shelf of ['session', 'local'] as const) {
    for (const key of storedKeys(shelf)) {
      if (!key.startsWith(DEVICE_PREFIX) && !key.startsWith(keptPrefix) && !exempt.has(key)) removeStored(shelf, key)
    }
  }
}

/** The names of all that is stored there. */
export const storedKeys = (shelf: StorageArea): string[] => {
  const keys = new Set(memory[shelf].keys())
  try {
    const store = area(shelf)
    for (let index = 0; index < store.length; index++) {
      const key = store.key(index)
      if (key !== null) keys.add(key)
    }
  } catch {
    // A blocked storage has no names to tell.
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

// The getter itself throws where storage is blocked, so it is asked anew inside each try.
const area = (shelf: StorageArea): Area => (shelf === 'session' ? window.sessionStorage : window.localStorage)
