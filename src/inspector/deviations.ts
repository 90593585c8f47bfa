import * as v from 'valibot'
import { noPage, unreadable } from '@/contract/fields'
import { isRecord } from '@/lib/isRecord'
import { fieldIn, safeName } from './fieldPlaces'
import { isCode, schemasIn, wordsOf, type Part } from './words'

/** What the app makes of a value that the contract does not expect. */
export type Effect =
  | 'callFails'
  | 'rowHidden'
  | 'rowsMissing'
  | 'garbled'
  | 'doneTwice'
  | 'ownCookie'
  | 'unguarded'
  | 'kept'
  | 'otherStatus'
  | 'notOpened'
  | 'unknown'
  | 'otherState'
  | 'ignored'
  | 'phoneClock'

/** One difference between an answer and the contract. It describes values by their shape, never by their content. */
export type Deviation = {
  /** The place in `data`, without indexes: `list[].practicalPrice`. */
  field: string
  expected: string
  came: string
  effect: Effect
  /** A tolerated field is absent or empty, which is usual in old records. */
  isAbsence: boolean
}

/** Returns where `data` of an answer differs from the schema of the call's output. */
export const deviationsOf = (schema: v.GenericSchema, data: unknown): Deviation[] =>
  walk(schema, data, { field: '', effect: 'callFails' })

type Place = { field: string; effect: Effect }
const walk = (schema: v.GenericSchema, value: unknown, at: Place): Deviation[] => {
  const part = schema as Part
  const isLenient = 'fallback' in part
  const place = isLenient ? { ...at, effect: 'unknown' as const } : at
  if (isLenient && isBlank(value)) return [{ ...wrongValue(part, value, place), isAbsence: true }]
  if (part.wrapped !== undefined) return value == null && v.is(part, value) ? [] : walk(part.wrapped, value, place)
  const state = stateIn(part)
  if (state !== undefined && v.is(part, value) && v.parse(part, value) === state.fallback)
    return [{ ...wrongValue(part, value, { ...place, effect: 'otherState' }), expected: state.known.join(', ') }]
  const inside = walkParts(part, value, place)
  const isExplained = inside.some(({ effect, isAbsence }) => !isAbsence && effect !== 'ignored')
  if (isExplained || v.is(part, value)) return inside
  return [...inside, cutList(part, value, place) ?? wrongValue(part, value, place)]
}

/** A678: a list without pages that comes as one page of several. */
const cutList = ({ type }: Part, value: unknown, { field, effect }: Place): Deviation | undefined =>
  type === 'object' && isRecord(value) && Array.isArray(value['list']) && Number(value['total']) > value['list'].length
    ? deviation(fieldIn(field, 'total'), 'the number of the rows in the list', 'a larger number', effect)
    : undefined

/** The known codes of a state, and the code that replaces an unknown one (A460). */
const stateIn = ({ pipe = [] }: Part): { known: string[]; fallback: unknown } | undefined => {
  const chosen = (pipe as readonly Part[]).find((step) => step.type === 'picklist' && 'fallback' in step)
  const known = chosen?.options?.filter((code) => code !== chosen.fallback).map(String)
  return known && { known, fallback: chosen?.fallback }
}

const walkParts = (part: Part, value: unknown, place: Place): Deviation[] => {
  switch (part.type) {
    case 'object':
      return isRecord(value) ? walkEntries(part.entries ?? {}, value, place) : []
    case 'array': {
      const { item } = part
      if (!Array.isArray(value) || item === undefined) return []
      return value.flatMap((one: unknown) => walk(item, one, { ...place, field: `${place.field}[]` }))
    }
    case 'intersect': {
      const [first] = schemasIn(part)
      return first === undefined ? [] : walk(first, value, place)
    }
    case 'variant':
    case 'union':
      return walkOptions(part, value, place)
    default:
      return []
  }
}

const walkEntries = (
  entries: Readonly<Record<string, Part>>,
  value: Readonly<Record<string, unknown>>,
  place: Place,
): Deviation[] => {
  const known = Object.entries(entries).flatMap(([key, part]) =>
    walk(part, value[key], { ...place, field: fieldIn(place.field, key) }),
  )
  const unknown = Object.keys(value).filter((key) => !(key in entries) && !isBlank(value[key]))
  return [
    ...known,
    ...unknown.map((key) => deviation(fieldIn(place.field, key), 'no such field', shapeOf(value[key]), 'ignored')),
  ]
}

const walkOptions = (part: Part, value: unknown, place: Place): Deviation[] => {
  const options = schemasIn(part)
  const [row, other] = options
  // A list hides a row that cannot be read, and shows the others.
  if (row !== undefined && (other as unknown) === unreadable)
    return walk(row, value, { ...place, effect: 'rowHidden' })
  if (row !== undefined && (other as unknown) === noPage) return walk(v.is(noPage, value) ? noPage : row, value, place)
  const fitting = options.find((option) => v.is(option, value))
  if (fitting !== undefined) return walk(fitting, value, place)
  if (!isRecord(value) && !Array.isArray(value)) return []
  const tried = options.map((option) => walk(option, value, place)).filter((found) => found.some(isSerious))
  return tried.sort((one, another) => distance(one, place) - distance(another, place))[0] ?? []
}

/** An option that differs in one of its fields is nearer than one that expects something else altogether. */
const distance = (found: readonly Deviation[], { field }: Place): number =>
  found.filter(isSerious).length + (found.some((one) => one.field === named(field)) ? 1000 : 0)

const named = (field: string): string => (field === '' ? 'data' : field)

const isSerious = ({ effect }: Deviation): boolean => effect === 'callFails' || effect === 'rowHidden'

const wrongValue = (part: Part, value: unknown, { field, effect }: Place): Deviation =>
  deviation(
    named(field),
    wordsOf(part),
    isCode(part) && isShortCode(value) ? JSON.stringify(value) : shapeOf(value),
    effect,
  )

/** A difference that is no absence. Without an effect the call fails. */
export const deviation = (field: string, expected: string, came: string, effect: Effect = 'callFails'): Deviation => ({
  field,
  expected,
  came,
  effect,
  isAbsence: false,
})

const isShortCode = (value: unknown): boolean =>
  (typeof value === 'number' || typeof value === 'string') && /^-?\d{1,2}$/.test(String(value))

const isBlank = (value: unknown): boolean => value == null || value === ''

const LONGEST = 24

/** Describes a value without its content: digits become 9, letters a, Chinese characters □. */
export const shapeOf = (value: unknown): string => {
  if (value === undefined) return 'nothing'
  if (value === null) return 'null'
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : `a list of ${value.length}`
  if (typeof value === 'string') return textShape(value)
  if (typeof value === 'boolean') return 'true or false'
  if (typeof value === 'number')
    return `a ${value < 0 ? 'negative ' : ''}${Number.isInteger(value) ? 'whole number' : 'number with a fraction'}`
  return `an object with ${Object.keys(value).map(safeName).join(', ') || 'nothing'}`
}

const textShape = (value: string): string => {
  if (value === '') return 'an empty text'
  const shape = value
    .slice(0, LONGEST)
    .replace(/\p{Nd}/gu, '9')
    .replace(/\p{Script=Han}/gu, '□')
    .replace(/(?!□)\p{L}/gu, 'a')
  return `a text like “${shape}${value.length > LONGEST ? '…' : ''}”`
}
