import * as v from 'valibot'
import { BROKEN, type Broken } from '../lib/broken'

/**
 * Building blocks of an answer. A *needed* field that is missing or of a wrong type fails the answer
 * (in a list: its row); a *told* field then reads undefined and is shown as "—" (A387, A416).
 */

/** An id: opaque text, also when the server sends bare digits (A382, A403). */
export const id = v.pipe(
  v.union([v.pipe(v.string(), v.nonEmpty()), v.pipe(v.number(), v.safeInteger())]),
  v.transform(String),
)

/** An id that is sent, '' where there is none (A73). */
export const optionalId = v.union([v.literal(''), id])

/** A quoted code, also when it arrives as a number (A28). */
export const code = v.pipe(v.union([v.string(), v.pipe(v.number(), v.safeInteger())]), v.transform(String))

/** An integer, also when it arrives as digits. */
export const integer = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^-?\d+$/), v.transform(Number))]),
  v.safeInteger(),
)

/** An amount in fen: a whole number, never below 0 (A22). */
export const fen = v.pipe(integer, v.minValue(0))

/** A whole number from 0 up. */
export const count = v.pipe(integer, v.minValue(0))

/** A number with or without decimals, also when it arrives as text. */
export const decimal = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^-?\d+(\.\d+)?$/), v.transform(Number))]),
  v.finite(),
)

/** A text that must be there and say something. */
export const text = v.pipe(v.string(), v.nonEmpty())

/** A told field: what is missing, empty or of a wrong type reads undefined. */
export const told = <S extends v.GenericSchema>(schema: S) => v.fallback(v.optional(schema), undefined)

export const toldText = told(text)
export const toldNumber = told(decimal)
export const toldId = told(id)

/** A blank that the contract allows (A416): null, absent or ''. */
export const blankable = <S extends v.GenericSchema>(schema: S) =>
  v.union([v.pipe(v.nullish(v.literal('')), v.transform(() => undefined)), schema])

/** '0' female, '1' male. */
export const sex = v.pipe(code, v.picklist(['0', '1']))

/** Yes or no; in a form 'true' or 'false' (A403), from older records also 1 or 0 (A145). */
export const flag = v.pipe(
  v.union([v.boolean(), v.picklist(['true', 'false', '1', '0', 1, 0])]),
  v.transform((value) => [true, 'true', '1', 1].includes(value)),
)

/** Rows of a list: one that does not fit is replaced by BROKEN and takes no other row with it. */
export const rowsOf = <S extends v.GenericSchema>(row: S) =>
  v.pipe(
    v.array(v.unknown()),
    v.transform((rows) =>
      rows.map((one): v.InferOutput<S> | Broken => {
        const parsed = v.safeParse(row, one)
        return parsed.success ? parsed.output : BROKEN
      }),
    ),
  )

/** A page of a list: data.list and data.total. */
export const pageOf = <S extends v.GenericSchema>(row: S) => v.object({ list: rowsOf(row), total: count })

/** An answer that carries nothing. */
export const nothing = v.pipe(
  v.unknown(),
  v.transform((): undefined => undefined),
)

/** Page number and size in a query. */
export const paging = { pageNum: count, pageSize: count }
