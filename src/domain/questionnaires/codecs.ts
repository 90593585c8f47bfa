import { dayIn } from '../../lib/days'
import type { Answer } from './question'

/**
 * How one answer stands in stored data. What cannot be an answer at all reads undefined; a typed text that is
 * no number stays as it is, to be shown as wrong. `write` gets undefined for no answer.
 */
export type Codec = {
  read: (stored: unknown, codes: readonly string[]) => Answer | undefined
  write: (answer: Answer | undefined) => unknown
  /** What stands for a question that is not put, where that is something else than for no answer. */
  hidden?: boolean
}

export const text: Codec = {
  read: (stored) => (typeof stored === 'number' ? String(stored) : typeof stored === 'string' ? stored.trim() || undefined : undefined),
  write: (answer) => answer ?? null,
}

/** Sent as a number (FULLQ-42). */
export const number: Codec = {
  read: text.read,
  write: (answer) => (answer === undefined ? null : numberFrom(answer)),
}

/** An age at which something ended or first happened: 0 stands for none (A193). */
export const ageOrNone: Codec = {
  read: (stored, codes) => (Number(text.read(stored, codes)) === 0 ? undefined : text.read(stored, codes)),
  write: number.write,
}

export const day: Codec = {
  read: (stored) => (typeof stored === 'string' ? dayIn(stored) : undefined),
  write: text.write,
}

/** yes and no as booleans, on read also as '1' and '0' (A145). */
export const flag: Codec = {
  read: (stored) => (isOneOf(YES, stored) ? 'yes' : isOneOf(NO, stored) ? 'no' : undefined),
  write: (answer) => (answer === undefined ? null : answer === 'yes'),
  hidden: false,
}

/** A code as text. */
export const code: Codec = {
  read: (stored, codes) => codes.find((one) => one === text.read(stored, codes)),
  write: text.write,
}

/** A code as text where the bare number 0 stands for none (A193). */
export const codeOrNone: Codec = { ...code, read: (stored, codes) => (stored === 0 ? undefined : code.read(stored, codes)) }

/** A code as a number. */
export const numberCode: Codec = { read: code.read, write: number.write }

/** A number of times, of which the last code stands for that many and more (A182). */
export const times: Codec = {
  read: (stored, codes) => {
    const last = codes[codes.length - 1]
    return Number(text.read(stored, codes)) > Number(last) ? last : code.read(stored, codes)
  },
  write: number.write,
}

/** Codes as a list. */
export const list: Codec = {
  read: (stored, codes) => {
    const found = typeof stored === 'string' ? stored.split(',') : Array.isArray(stored) ? stored : []
    const ticked = codes.filter((one) => found.some((entry) => code.read(entry, [one]) !== undefined))
    return ticked.length > 0 ? ticked : undefined
  },
  write: (answer) => answer ?? [],
}

/** Codes joined by commas (PATIENT-10). */
export const joined: Codec = {
  read: list.read,
  write: (answer) => (typeof answer === 'object' ? answer.join(',') : ''),
}

const YES = [true, 1, '1', 'true']
const NO = [false, 0, '0', 'false']

const isOneOf = (values: readonly unknown[], value: unknown): boolean => values.includes(value)

const numberFrom = (answer: Answer): number => {
  if (typeof answer !== 'string' || !/^\d+(\.\d+)?$/.test(answer)) throw new RangeError('an answer that is no number is never sent')
  return Number(answer)
}
