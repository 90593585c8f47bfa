import { number } from 'valibot'
import { phoneNow } from './clock'
import { DEVICE_PREFIX, readStored, writeStored } from './storage'

/** Milliseconds since this moment was last marked in this session; Infinity when it never was. */
export const msSince = (name: string): number => {
  const at = readStored('session', DEVICE_PREFIX + name, number())
  return at === undefined ? Infinity : phoneNow() - at
}

/** Marks a moment; false when the mark will not outlive this page. */
export const rememberNow = (name: string): boolean => writeStored('session', DEVICE_PREFIX + name, phoneNow())
