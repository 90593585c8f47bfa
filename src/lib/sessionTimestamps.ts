import { number } from 'valibot'
import { phoneNow } from './time/clock'
import { DEVICE_PREFIX, readStored, writeStored } from './storage'

/** Milliseconds between a remembered moment and now, also where the phone's clock was set back since. */
export const msSince = (name: string): number => {
  const at = readStored('session', DEVICE_PREFIX + name, number())
  return at === undefined ? Infinity : Math.abs(phoneNow() - at)
}

export const rememberNow = (name: string): boolean => writeStored('session', DEVICE_PREFIX + name, phoneNow())
