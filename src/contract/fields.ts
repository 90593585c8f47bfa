import * as v from 'valibot'
import { UNREADABLE_ROW, type UnreadableRow } from '@/lib/unreadableRow'
import { parseMeasurement, YEARS } from '@/lib/measurement'

/**
 * Building blocks of an answer. A *needed* field that is missing or of a wrong type fails the answer, in a list its
 * row. A *lenient* field then reads undefined and is shown as "—" (A387, A416).
 */

/** An id: opaque text, even when the server sends bare digits (A382, A403). */
export const id = v.pipe(
  v.union([v.pipe(v.string(), v.nonEmpty()), v.pipe(v.number(), v.safeInteger())]),
  v.transform(String),
)

export const optionalId = v.union([v.literal(''), id])

/** A quoted code, even when it arrives as a number (A403). */
export const code = v.pipe(v.union([v.string(), v.pipe(v.number(), v.safeInteger())]), v.transform(String))

export const yesCode = v.union([
  code,
  v.pipe(
    v.boolean(),
    v.transform((yes) => (yes ? '1' : '0')),
  ),
])

const wholeNumber = (written: RegExp) =>
  v.pipe(v.union([v.number(), v.pipe(v.string(), v.regex(written), v.transform(Number))]), v.safeInteger())

export const integer = wholeNumber(/^-?\d+(\.00+)?$/)

/** An amount in fen: a whole number, never below 0 (A22). One with decimals may be in yuan (A679). */
export const fen = v.pipe(wholeNumber(/^\d+$/), v.minValue(0))

export const count = v.pipe(integer, v.minValue(0))

export const decimal = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^-?\d+(\.\d+)?$/), v.transform(Number))]),
  v.finite(),
)

/** A text that is required and not empty, even when it arrives as a bare number (A436). */
export const text = v.pipe(v.union([v.string(), v.pipe(v.number(), v.finite(), v.transform(String))]), v.nonEmpty())

/** A number that may have a unit in an older record, '158cm' (A436). */
export const measured = (unit: RegExp) =>
  v.union([
    decimal,
    v.pipe(
      v.string(),
      v.transform((written) => parseMeasurement(written, unit)),
      v.string(),
      v.transform(Number),
      v.finite(),
    ),
  ])

const OLDEST = 150

export const age = v.pipe(
  measured(YEARS),
  v.check((years) => years >= 0 && years <= OLDEST),
)

const scalar = v.union([v.string(), v.number(), v.boolean()])
const raw = v.union([scalar, v.array(scalar)])

const storedValue = v.pipe(
  raw,
  v.transform((stored) => ({ stored })),
)

/**
 * A field that is sent as the contract has it, or as stored if it was unreadable (A436). It is left out if the answer
 * left it out (A665).
 */
export const orStored = <S extends v.GenericSchema>(schema: S) => v.optional(v.union([schema, storedValue]))

/** A record that is sent back whole: `asStored` keeps the fields that this contract cannot read (A436). */
export const keeping = <E extends v.ObjectEntries>(entries: E) =>
  v.intersect([
    v.object(entries),
    v.pipe(
      v.looseObject({}),
      v.transform((record) => ({ asStored: unreadIn(entries, record) })),
    ),
  ])

const unreadIn = (
  entries: v.ObjectEntries,
  record: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> | undefined => {
  let unread: Record<string, unknown> | undefined
  for (const [key, schema] of Object.entries(entries)) {
    const value = record[key]
    if (v.is(raw, value) && /\S/.test(String(value)) && v.safeParse(schema, value).output === undefined)
      unread = { ...unread, [key]: value }
  }
  return unread
}

/** A lenient field: a missing, empty or invalid value reads undefined. */
export const lenient = <S extends v.GenericSchema>(schema: S) => v.fallback(v.optional(schema), undefined)

export const lenientText = lenient(v.pipe(text, v.regex(/\S/)))
export const lenientNumber = lenient(decimal)

/** The id of another record; 0 means none (A633). */
export const reference = v.pipe(
  id,
  v.check((value) => value !== '0'),
)
export const lenientId = lenient(reference)

/** A blank that the contract allows (A416): null, absent or ''. */
export const blankable = <S extends v.GenericSchema>(schema: S) =>
  v.union([
    v.pipe(
      v.nullish(v.literal('')),
      v.transform(() => undefined),
    ),
    schema,
  ])

export const sex = v.pipe(yesCode, v.picklist(['0', '1']))

/** Valibot reads a list as a record with its indexes as names. */
export const parsedContent = v.pipe(
  v.record(v.string(), v.unknown()),
  v.check((content) => !('0' in content)),
)

/** A questionnaire's content: JSON text, or an object that a server has parsed already. */
export const storedContent = v.union([v.string(), parsedContent])

/** Yes or no; in a form 'true' or 'false' (A403), in older records also 1 or 0 (A145). */
export const flag = v.pipe(
  v.union([v.boolean(), v.picklist(['true', 'false', '1', '0', 1, 0])]),
  v.transform((value) => [true, 'true', '1', 1].includes(value)),
)

export const unreadable = v.pipe(
  v.unknown(),
  v.transform((): UnreadableRow => UNREADABLE_ROW),
)

/** Rows of a list: an invalid one becomes UNREADABLE_ROW, and the others stay. */
export const rowsOf = <S extends v.GenericSchema>(row: S) => v.array(v.union([row, unreadable]))

/** A whole list, bare or as data.list (API-13, A216, A347). A page of a longer list fails the call (A678). */
export const listOf = <S extends v.GenericSchema>(row: S) =>
  v.union([
    rowsOf(row),
    v.pipe(
      v.object({ list: rowsOf(row), total: v.optional(v.unknown()) }),
      v.check(({ list, total }) => !(Number(total) > list.length)),
      v.transform(({ list }) => list),
    ),
  ])

/** A566: a page that tells no list, and a total of 0. */
export const noPage = v.object({ list: v.nullish(v.array(unreadable), []), total: v.pipe(count, v.literal(0)) })

export const pageOf = <S extends v.GenericSchema>(row: S) =>
  v.union([v.object({ list: rowsOf(row), total: count }), noPage])

/** A whole list that may be null where it is empty (A566). */
export const listOrNone = <S extends v.GenericSchema>(row: S) => v.nullable(listOf(row), [])

export const nothing = v.pipe(
  v.unknown(),
  v.transform((): undefined => undefined),
)

export const page = v.pipe(integer, v.minValue(1))
export const paging = { pageNum: page, pageSize: count }
