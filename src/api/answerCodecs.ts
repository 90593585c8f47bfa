import { now } from '@/lib/time/clock'
import { chinaDay, dayIn } from '@/lib/time/day'
import { CENTIMETRES, parseMeasurement, KILOGRAMS, TIMES, YEARS } from '@/lib/measurement'
import { isStored, type Answer, type Question, type Stored } from '@/domain/questionForm/question'
import { textIn } from '@/domain/questionnaires/storedContent'

/**
 * How one answer is stored. An unreadable value and an unknown code are kept as an answer that is written back
 * unchanged (A420, A436). `write` gets undefined for no answer.
 */
export type Codec = {
  read: (stored: unknown, codes: readonly string[]) => Answer | undefined
  write: (answer: Answer | undefined) => unknown
  /** The stored value of a question that is not asked, if it differs from the value for no answer. */
  hidden?: boolean
}

/** Keeps a stored answer that the form would refuse as a new one, such as a masked phone number (A569, A601). */
export const known = <A extends Answer | undefined>(question: Question, answer: A, stored: unknown): A | Stored => {
  const check = 'check' in question ? question.check : undefined
  const isRefused = typeof answer === 'string' && answer !== '' && check?.fits(answer, chinaDay(now())) === false
  return isRefused ? { stored, shown: answer } : answer
}

type Plain = Exclude<Answer, { stored: unknown }>
type Own = {
  read: (stored: unknown, codes: readonly string[]) => Answer | undefined
  write: (answer: Plain | undefined) => unknown
  isNone?: (stored: unknown) => boolean
  hidden?: boolean
}

const codec = ({ read, write, isNone, ...rest }: Own): Codec => ({
  ...rest,
  read: (stored, codes) =>
    isBlank(stored) || isNone?.(stored) ? undefined : (read(stored, codes) ?? { stored, shown: '' }),
  write: (answer) => (isStored(answer) ? answer.stored : write(answer)),
})

export const isBlank = (stored: unknown): boolean =>
  stored == null || (Array.isArray(stored) ? stored.length === 0 : textIn(stored) === '')

const writeText = (answer: Plain | undefined): unknown => answer ?? null
const writeNumber = (answer: Plain | undefined): unknown => (answer === undefined ? null : numberFrom(answer))

export const text = codec({ read: textIn, write: writeText })

/** A number, sent as one (FULLQ-42); an older record may have a unit. */
const numberIn = (unit: RegExp): Own => ({
  read: (stored) => parseMeasurement(textIn(stored) ?? '', unit),
  write: writeNumber,
})

export const years = codec(numberIn(YEARS))
/** A measurement; 0 means none (A478). */
const measureIn = (unit: RegExp): Own => ({
  ...numberIn(unit),
  isNone: (stored) => Number(parseMeasurement(textIn(stored) ?? '', unit) ?? NaN) === 0,
})

export const centimetres = codec(measureIn(CENTIMETRES))
export const kilograms = codec(measureIn(KILOGRAMS))
export const timesInLife = codec(numberIn(TIMES))

/** Age at which something ended or first happened; 0 means none (A193). */
export const ageOrNone = codec({ ...numberIn(YEARS), isNone: (stored) => Number(textIn(stored)) === 0 })

export const day = codec({
  read: (stored) => dayIn(textIn(stored) ?? ''),
  write: writeText,
  isNone: (stored) => textIn(stored)?.startsWith('0000') ?? false,
})

/** Booleans for yes and no; '1' and '0' are read as well (A145). */
export const flag = codec({
  read: (stored) => (isOneOf(YES, stored) ? 'yes' : isOneOf(NO, stored) ? 'no' : undefined),
  write: (answer) => (answer === undefined ? null : answer === 'yes'),
  hidden: false,
})

const codeIn = (stored: unknown, codes: readonly string[]): string | undefined =>
  codes.find((one) => one === textIn(stored))

export const code = codec({ read: codeIn, write: writeText })

/** A code as text; the bare number 0 means none (A193). */
export const codeOrNone = codec({ read: codeIn, write: writeText, isNone: (stored) => stored === 0 })

export const numberCode = codec({ read: codeIn, write: writeNumber })

/** A number of times; the last code means that many or more (A182). */
export const times = codec({
  read: (stored, codes) => {
    const last = codes[codes.length - 1] ?? ''
    return Number(textIn(stored)) > Number(last) ? { stored, shown: last } : codeIn(stored, codes)
  },
  write: writeNumber,
})

const entriesOf = (stored: unknown): string[] =>
  (Array.isArray(stored) ? stored.filter((entry) => entry != null) : (textIn(stored) ?? '').split(','))
    .map((entry) => textIn(entry) ?? '?')
    .filter((entry) => entry !== '')

const listIn = (stored: unknown, codes: readonly string[]): Answer | undefined => {
  const entries = entriesOf(stored)
  if (entries.length === 0) return undefined
  const known = codes.filter((one) => entries.includes(one))
  const unknown = entries.filter((entry) => !codes.includes(entry))
  return unknown.length === 0 ? known : { stored, shown: [...known, ...unknown] }
}

export const list = codec({ read: listIn, write: (answer) => answer ?? [] })

/** Codes joined by commas (PATIENT-10). */
export const joined = codec({ read: listIn, write: (answer) => (typeof answer === 'object' ? answer.join(',') : '') })

const YES = [true, 1, '1', 'true']
const NO = [false, 0, '0', 'false']

const isOneOf = (values: readonly unknown[], value: unknown): boolean => values.includes(value)

const numberFrom = (answer: Plain): number => {
  if (typeof answer !== 'string' || !/^\d+(\.\d+)?$/.test(answer))
    throw new RangeError('the answer is not a number and is not sent')
  return Number(answer)
}
