import { isDeepStrictEqual } from 'node:util'
import { CODES } from './codes'
import type { JsonSchema } from './jsonSchema'
import { LENIENT } from './jsonSchema'
import { isProposed, KEYED, OPEN_FOR_CHECK_IN } from './marks'
import type { Described } from './openapi'
import { WITHOUT } from './without'

type Row = { field: string; values: readonly string[]; needed: string }

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
  return { 'README.md': listText(calls), ...Object.fromEntries(pages) }
}

const paragraphs = (parts: readonly string[]): string => `${parts.join('\n\n')}\n`

const table = (heads: readonly string[], rows: readonly (readonly string[])[]): string =>
  [heads, heads.map(() => '---'), ...rows].map((cells) => `| ${cells.map(cellOf).join(' | ')} |`).join('\n')

const cellOf = (text: string): string => text.replaceAll('|', '\\|')

const listText = (calls: readonly Described[]): string =>
  paragraphs([
    NOTE,
    '# Calls of the server',
    'These pages list each call with its fields and an example, made from the schemas of `src/contract`. [openapi.json](openapi.json) says the same for tools, as OpenAPI 3.1.',
    '`npm run contract` writes both, and a test fails while they are not current. [docs/server.md](../server.md) says how the app reads an answer.',
    'A call sends the token in the header `token`.',
    'No document gives the paths marked “proposed”. A server may have another: [docs/server.md](../server.md#another-path) says what to change.',
    'Without a field that is needed, the call fails, or in a list its row. One that “may be missing” may also be null or unreadable. The app then shows "—" or nothing, or does [what stands below](#without-a-field).',
    'Below the list stands [what the codes mean](#codes).',
    'A field that is needed “where it is given” belongs to a record or a list that may be missing, null or of another form.',
    'One that is needed “by its kind” is needed by some kinds of the record only, such as one `couponType`. “No” means that the app does without it.',
    'In JSON a sent field that may also be a list holds a stored value that is sent back unchanged (A436). In a form an unreadable stored value comes back as its text, a list with commas between its entries.',
    'The examples come from the demo clinic. A list has at most two rows there, and a text 120 characters.',
    table(
      ['area', 'call', 'path', 'token', 'name'],
      calls.map(({ area, name, endpoint: { method, path, open } }) => [
        `[${area}](${area}.md)`,
        `\`${method} ${path}\``,
        isProposed(path) ? 'proposed' : 'documented',
        tokenText(name, open),
        `[${name}](${area}.md#${name.toLowerCase()})`,
      ]),
    ),
    '## Codes',
    'A code means the same in all calls.',
    table(
      ['field', 'codes'],
      Object.entries(CODES).map(([field, codes]) => [`\`${field}\``, codes]),
    ),
    '## Without a field',
    'These fields may be missing, and decide something.',
    table(
      ['field', 'without it the app'],
      Object.entries(WITHOUT).map(([field, effect]) => [`\`${field}\``, effect]),
    ),
  ])

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
      : `The \`data\` of the answer:\n\n${fieldTable(answered)}`,
    `\`\`\`json\n${json}\n\`\`\``,
  ].join('\n\n')
}

const tokenText = (name: string, open: boolean): string => {
  if (open) return 'not needed'
  return OPEN_FOR_CHECK_IN.has(name) ? 'not needed for a check-in' : 'needed'
}

const fieldTable = (rows: readonly Row[]): string =>
  table(
    ['field', 'value', 'needed'],
    rows.map(({ field, values, needed }) => [`\`${field}\``, inWords(values), needed]),
  )

type Named = Readonly<Record<string, JsonSchema>>

const rowsOf = (schema: JsonSchema, named: Named): Row[] => walk(schema, { field: '', needed: 'yes' }, named)

type Place = { field: string; needed: string }

const GIVEN = 'where it is given'
const NULL = 'null'

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
  if (groups.length > 0 && isAlwaysThere && !isInnerList)
    return merged(groups.flatMap((one) => inside(one, at, named)))
  const values = [...leaves, ...groups.map(({ type }) => (type === 'array' ? 'a list' : 'an object'))]
  const own = { ...at, field: at.field === '' ? 'data' : at.field, values }
  return merged([own, ...groups.flatMap((one) => inside(one, isAlwaysThere ? at : { ...at, needed: GIVEN }, named))])
}

/** Lists values in words, with null last. */
const inWords = (values: readonly string[]): string => {
  const others = new Set(values.filter((text) => text !== NULL && text !== ''))
  return [...others, ...(values.includes(NULL) ? [NULL] : [])].join(', or ')
}

const lenientPart = ({ anyOf: [part] = [] }: JsonSchema): JsonSchema => (typeof part === 'object' ? part : {})

const optionsOf = (schema: JsonSchema): JsonSchema[] => {
  const { anyOf, oneOf } = schema
  const options = [...(anyOf ?? []), ...(oneOf ?? [])].filter((one) => typeof one === 'object')
  // A list may come bare, or as data.list with the same rows.
  const [bare, wrapped] = options
  const isSame = bare?.items !== undefined && isDeepStrictEqual(bare, wrapped?.properties?.['list'])
  return options.length === 0 ? [schema] : (isSame ? [bare] : options).flatMap(optionsOf)
}

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

/** Kinds of one record share their fields; a field that one of them lacks is not needed in all. */
const merged = (rows: readonly Row[]): Row[] => {
  const byField = new Map<string, Row>()
  for (const row of rows) {
    const { values, needed } = byField.get(row.field) ?? { ...row, values: [] }
    byField.set(row.field, {
      field: row.field,
      values: [...values, ...row.values],
      needed: needed === row.needed ? needed : 'by its kind',
    })
  }
  return [...byField.values()]
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
