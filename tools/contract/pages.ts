import { isDeepStrictEqual } from 'node:util'
import { inWords, NULL } from '@/inspector/inWords'
import type { JsonSchema } from './jsonSchema'
import { LENIENT } from './jsonSchema'
import { GIVEN, merged, type Row } from './kinds'
import { listText } from './list'
import { fieldName, paragraphs, table } from './markdown'
import { isProposed, KEYED, tokenText } from './marks'
import type { Described } from './openapi'

const NOTE = '<!-- npm run contract writes this file. -->'

/** Returns the readable pages of docs/api by their names: one for each area, and the list of all calls. */
export const pagesOf = (
  calls: readonly Described[],
  named: Readonly<Record<string, JsonSchema>>,
): Record<string, string> => {
  const areas = [...new Set(calls.map(({ area }) => area))]
  const pages = areas.map((area): [string, string] => [
    `${area}.md`,
    paragraphs([
      NOTE,
      `# ${area}`,
      ...calls.filter((call) => call.area === area).map((call) => callText(call, named)),
    ]),
  ])
  return { 'README.md': paragraphs([NOTE, ...listText(calls)]), ...Object.fromEntries(pages) }
}

const callText = ({ name, comment, endpoint, input, output, example }: Described, named: Named): string => {
  const { method, path, encoding, open } = endpoint
  // Only JSON can say null: a form and a query send an empty text (A403).
  const sent = rowsOf(input, named).map((row) =>
    encoding === 'json' ? row : { ...row, values: row.values.filter((text) => text !== NULL) },
  )
  const answered = rowsOf(output, named)
  const json = JSON.stringify({ sent: example.input, data: example.data }, null, 2)
  return [
    `## ${name}`,
    [
      `\`${method} ${path}\``,
      ...(isProposed(path) ? ['a proposed path'] : []),
      `sent as ${encoding}`,
      ...(KEYED.has(name) ? ['with an `Idempotency-Key`'] : []),
      `token ${tokenText(name, open)}`,
    ].join(', '),
    ...(comment === undefined ? [] : [comment]),
    sent.length === 0 ? 'Nothing is sent.' : `What is sent:\n\n${fieldTable(sent)}`,
    answered.length === 0
      ? 'The `data` of the answer is not read.'
      : `${isEitherList(output) ? LIST : RECORD}\n\n${fieldTable(answered)}`,
    `\`\`\`json\n${json}\n\`\`\``,
  ].join('\n\n')
}

const RECORD = 'The `data` of the answer:'
const LIST = 'The `data` of the answer, a list that may be bare, or stand in `data.list`:'

const fieldTable = (rows: readonly Row[]): string =>
  table(
    ['field', 'value', 'needed'],
    rows.map(({ field, values, needed }) => [fieldName(field), inWords(values), needed]),
  )

type Named = Readonly<Record<string, JsonSchema>>

const rowsOf = (schema: JsonSchema, named: Named): Row[] => walk(schema, { field: '', needed: 'yes' }, named)

type Place = { field: string; needed: string }

const walk = (schema: JsonSchema, place: Place, named: Named): Row[] => {
  const isLenient = LENIENT in schema
  const at = isLenient ? { ...place, needed: 'may be missing' } : place
  const options = optionsOf(isLenient ? lenientPart(schema) : schema)
  const groups = options.filter(isGroup)
  const leaves = options.filter((one) => !isGroup(one)).map((one) => valueOf(one, named))
  const isNothing = place.field === '' && Object.keys(schema).length === 0
  if (isNothing) return []
  const isAlwaysThere = leaves.length === 0 && ['yes', GIVEN].includes(at.needed)
  // A list inside a record has a row of its own: it is needed also where it is empty.
  const isInnerList = place.field !== '' && groups.some(({ type }) => type === 'array')
  if (groups.length > 0 && isAlwaysThere && !isInnerList) return merged(groups.map((one) => inside(one, at, named)))
  const values = [...leaves, ...groups.map(({ type }) => (type === 'array' ? 'a list' : 'an object'))]
  const within = groups.map((one) => inside(one, isAlwaysThere ? at : { ...at, needed: GIVEN }, named))
  return [{ ...at, values }, ...merged(within)]
}

const lenientPart = ({ anyOf: [part] = [] }: JsonSchema): JsonSchema => (typeof part === 'object' ? part : {})

const optionsOf = (schema: JsonSchema): JsonSchema[] => {
  const { anyOf, oneOf } = schema
  const options = [...(anyOf ?? []), ...(oneOf ?? [])].filter((one) => typeof one === 'object')
  if (options.length === 0) return [schema]
  return (isListOrWrapped(schema) ? options.slice(0, 1) : options).flatMap(optionsOf)
}

/** Whether a list may come bare, or as data.list with the same rows. */
const isListOrWrapped = ({ anyOf = [] }: JsonSchema): boolean => {
  const [bare, wrapped] = anyOf.filter((one) => typeof one === 'object')
  return bare?.items !== undefined && isDeepStrictEqual(bare, wrapped?.properties?.['list'])
}

const isEitherList = (schema: JsonSchema): boolean =>
  isListOrWrapped(schema) || (schema.anyOf ?? []).some((one) => typeof one === 'object' && isEitherList(one))

const isGroup = ({ type, properties }: JsonSchema): boolean => type === 'array' || properties !== undefined

const inside = (
  { type, items, properties = {}, required = [] }: JsonSchema,
  { field, needed }: Place,
  named: Named,
): Row[] => {
  if (type === 'array')
    return typeof items === 'object' && !Array.isArray(items)
      ? walk(items, { field: `${field}[]`, needed }, named)
      : []
  return Object.entries(properties).flatMap(([name, one]) =>
    typeof one === 'object'
      ? walk(
          one,
          { field: field === '' ? name : `${field}.${name}`, needed: required.includes(name) ? needed : 'no' },
          named,
        )
      : [],
  )
}

const REF = '#/components/schemas/'

const valueOf = (schema: JsonSchema, named: Named): string => {
  const { $ref, type, pattern, minimum } = schema
  if ($ref !== undefined) return named[$ref.slice(REF.length)]?.description ?? $ref
  if (type === 'null') return NULL
  if ('const' in schema) return JSON.stringify(schema.const)
  if (schema.enum !== undefined)
    return rangeIn(schema.enum) ?? schema.enum.map((one) => JSON.stringify(one)).join(', ')
  if (schema.contentMediaType !== undefined) return 'a file'
  const kind = KINDS[String(type)] ?? 'anything'
  return [
    kind,
    ...(pattern === undefined ? [] : [`like \`${pattern}\``]),
    ...(minimum === undefined ? [] : [`from ${minimum}`]),
  ].join(' ')
}

const KINDS: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  object: 'an object',
}

const MOST_LISTED = 7

/** Returns a long row of numbers, each also as a text, in words; undefined for any other choice. */
const rangeIn = (values: readonly unknown[]): string | undefined => {
  const numbers = values.filter((one) => typeof one === 'number')
  const [first = 0] = numbers
  const isRow = numbers.every((one, index) => one === first + index && values.includes(String(one)))
  if (!isRow || numbers.length <= MOST_LISTED || values.length !== 2 * numbers.length) return undefined
  return `a whole number from ${first} to ${first + numbers.length - 1}, also as a text`
}
