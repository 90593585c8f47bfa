import * as v from 'valibot'
import { toJsonSchema, type ConversionConfig, type JsonSchema } from '@valibot/to-json-schema'
import type { Encoding } from '@/contract/endpoint'
import * as days from '@/contract/day'
import * as fields from '@/contract/fields'
import { NAMES } from '@/inspector/fieldNames'
import type { Part } from '@/inspector/words'

export type { JsonSchema }

const { id, code, yesCode, integer, fen, count, decimal, page, text, age, sex, flag, unreadable, noPage } = fields
const { day, time, moment } = days

/** Building blocks that have a name in the document. */
const NAMED: Readonly<Record<string, v.GenericSchema>> = {
  Id: id,
  Code: code,
  YesCode: yesCode,
  Integer: integer,
  Fen: fen,
  Count: count,
  Page: page,
  Decimal: decimal,
  Text: text,
  Age: age,
  Sex: sex,
  Flag: flag,
  Day: day,
  Time: time,
  Moment: moment,
}
const isNamed = new Set<unknown>(Object.values(NAMED))

/** Marks a field that may be missing or unreadable: the app then shows "—". */
export const LENIENT = 'x-lenient'

const BOUNDS: Readonly<Record<string, 'minimum' | 'exclusiveMinimum' | 'maximum'>> = {
  min_value: 'minimum',
  gt_value: 'exclusiveMinimum',
  max_value: 'maximum',
}

const CONFIG: ConversionConfig = {
  target: 'draft-2020-12',
  typeMode: 'input',
  overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
  overrideSchema: ({ valibotSchema, jsonSchema }) => {
    if (valibotSchema.type === 'instance') return { contentMediaType: 'image/jpeg' }
    if ('fallback' in valibotSchema) return { anyOf: [jsonSchema, { enum: [null, ''] }], [LENIENT]: true }
    return undefined
  },
  // Numbers may arrive as digits, so a bound or a pattern is added beside the kinds of values that are allowed.
  overrideAction: ({ valibotAction: action, jsonSchema }) => {
    const bound = BOUNDS[action.type]
    const { requirement } = action as { requirement?: unknown }
    if (bound !== undefined) return { ...jsonSchema, [bound]: Number(requirement) }
    switch (action.type) {
      case 'safe_integer':
        return wholeNumber(jsonSchema)
      case 'non_empty':
        return { ...jsonSchema, minLength: 1 }
      case 'finite':
      case 'check':
        return jsonSchema
      default:
        return undefined
    }
  },
}

const wholeNumber = (schema: JsonSchema): JsonSchema => {
  const { anyOf, ...rest } = schema
  for (const name of ['type', 'minimum', 'maximum'] as const) delete rest[name]
  return anyOf === undefined
    ? { ...rest, type: 'integer' }
    : {
        ...rest,
        anyOf: anyOf.map((one) =>
          typeof one === 'object' && one.type === 'number' ? { ...one, type: 'integer' as const } : one,
        ),
      }
}

/** Returns the JSON schema of the values that a schema reads. Named building blocks are references. */
export const jsonSchemaOf = (schema: v.GenericSchema, encoding?: Encoding): JsonSchema => {
  const {
    $schema: _,
    $defs: __,
    ...rest
  } = toJsonSchema(onWire(schema, encoding === 'form' ? [...ALLOWANCES, storedValue] : ALLOWANCES), {
    ...CONFIG,
    definitions: { ...NAMED },
  })
  return rest
}

/** The named building blocks, each with what it is in plain words. */
export const namedSchemas = (): Record<string, JsonSchema> =>
  Object.fromEntries(
    Object.entries(NAMED).map(([name, schema]) => {
      const { $schema: _, $defs: __, ...rest } = toJsonSchema(alone(schema), CONFIG)
      return [name, { description: NAMES.get(schema) ?? name, ...rest }]
    }),
  )

/** A copy of a named schema is not replaced by a reference to itself. */
const alone = (schema: Part): Part => onWire({ ...schema })

const [, storedValue] = fields.orStored(text).wrapped.options

/** Second options of a union that only forgive the server. In a form a stored value is a text like any other. */
const ALLOWANCES: readonly unknown[] = [unreadable, noPage]

/**
 * Returns a schema of what is sent. Rows lack the allowance for an unreadable one, pages that for a missing list, and
 * records the copy that the app keeps. A code has the values that it may have after it is read.
 */
const onWire = (schema: Part, allowances = ALLOWANCES): Part => {
  if (isNamed.has(schema)) return schema
  if (schema.pipe !== undefined) return piped(schema, allowances)
  const [first, second] = schema.options ?? []
  if (schema.type === 'intersect' && typeof first === 'object') return onWire(first, allowances)
  if (schema.type === 'union' && typeof first === 'object' && allowances.includes(second))
    return onWire(first, allowances)
  return {
    ...schema,
    ...(schema.wrapped !== undefined && { wrapped: onWire(schema.wrapped, allowances) }),
    ...(schema.item !== undefined && { item: onWire(schema.item, allowances) }),
    ...(schema.entries !== undefined && {
      entries: Object.fromEntries(Object.entries(schema.entries).map(([key, one]) => [key, onWire(one, allowances)])),
    }),
    ...(schema.options !== undefined && {
      options: schema.options.map((one) => (typeof one === 'object' ? onWire(one, allowances) : one)),
    }),
  }
}

const piped = (schema: Part, allowances: readonly unknown[]): Part => {
  const [root, ...steps] = schema.pipe as readonly [Part, ...Part[]]
  const chosen = steps.find(({ type }) => type === 'picklist' || type === 'literal')
  if (chosen !== undefined) return choice(chosen, root)
  const made = steps.findIndex(({ kind }) => (kind as string) !== 'validation')
  const checks = made === -1 ? steps : steps.slice(0, made)
  const first = onWire(root, allowances)
  const isSame = isNamed.has(root) && checks.every(({ type }) => ['check', 'regex', 'non_empty'].includes(type))
  return checks.length === 0 || isSame ? first : { ...first, pipe: [first, ...checks] }
}

/**
 * Returns a choice of codes or numbers, in each form in which they may be sent. The value that the app reads in place
 * of an unknown one is left out, because no server sends it.
 */
const choice = (chosen: Part, root: Part): Part => {
  const all = [chosen.literal ?? [], chosen.options ?? []].flat() as readonly (string | number)[]
  const values = all.filter((value) => value !== chosen.fallback)
  const forms = values.flatMap((value) => [String(value), Number(value)]).filter((form) => v.is(root, form))
  return v.picklist([...new Set(forms)])
}
