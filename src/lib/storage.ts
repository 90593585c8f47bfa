import { safeParse, type GenericSchema, type InferOutput } from 'valibot'

/** `session` ends with the tab and survives a reload; `local` stays on the phone. */
type StorageArea = 'session' | 'local'

type Area = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const memory: Record<StorageArea, Map<string, string>> = { session: new Map(), local: new Map() }

export const readStored = <S extends GenericSchema>(
  areaName: StorageArea,
  key: string,
  schema: S,
): InferOutput<S> | undefined => parseStored(readText(areaName, key), schema)

export const readJson = (areaName: StorageArea, key: string): unknown => jsonIn(readText(areaName, key))

/** Returns what a stored text holds; undefined for no text, for one that does not parse, or for another shape. */
export const parseStored = <S extends GenericSchema>(
  text: string | undefined,
  schema: S,
): InferOutput<S> | undefined => {
  const value = jsonIn(text)
  if (value === undefined) return undefined
  const parsed = safeParse(schema, value)
  return parsed.success ? parsed.output : undefined
}

const jsonIn = (text: string | undefined): unknown => {
  try {
    return text === undefined ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

export const isInSession = (key: string): boolean => readText('session', key) !== undefined

/** Stores a value; false when the phone rejects it and only this page's memory holds it. */
export const writeStored = (areaName: StorageArea, key: string, value: unknown): boolean => {
  const text = JSON.stringify(value)
  try {
    area(areaName).setItem(key, text)
    memory[areaName].delete(key)
    return true
  } catch {
    memory[areaName].set(key, text)
    return false
  }
}

export const removeStored = (areaName: StorageArea, key: string): void => {
  memory[areaName].delete(key)
  try {
    area(areaName).removeItem(key)
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

/**
 * Removes stored data, because nothing personal may stay after a sign-out. Keys of the phone, exempt keys and keys
 * with `keptPrefix` stay.
 */
export const wipeStorage = (keptPrefix = DEVICE_PREFIX): void => {
  for (const areaName of ['session', 'local'] as const) {
    for (const key of storedKeys(areaName)) {
      if (!key.startsWith(DEVICE_PREFIX) && !key.startsWith(keptPrefix) && !exempt.has(key))
        removeStored(areaName, key)
    }
  }
}

export const storedKeys = (areaName: StorageArea): string[] => {
  const keys = new Set(memory[areaName].keys())
  try {
    for (const key of Object.keys(area(areaName))) keys.add(key)
  } catch {
    // A blocked storage has no keys.
  }
  return [...keys]
}

const readText = (areaName: StorageArea, key: string): string | undefined => {
  const remembered = memory[areaName].get(key)
  if (remembered !== undefined) return remembered
  try {
    return area(areaName).getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

// The getter itself throws when storage is blocked, so it is called inside each try.
const area = (areaName: StorageArea): Area => (areaName === 'session' ? window.sessionStorage : window.localStorage)
