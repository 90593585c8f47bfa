import { isDeepStrictEqual } from 'node:util'
import type { JsonSchema } from './jsonSchema'
import { LENIENT } from './jsonSchema'
import type { Described } from './openapi'

type Row = { field: string; value: string; needed: string }

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
    'Without a field that is needed, the call fails, or in a list its row. Without one that is only shown, the app shows "—".',
    'The examples come from the demo clinic. A list has at most two rows there, and a text 120 characters.',
    table(
      ['area', 'call', 'token', 'name'],
      calls.map(({ area, name, endpoint: { method, path, open } }) => [
        `[${area}](${area}.md)`,
        `\`${method} ${path}\``,
        open ? 'not needed' : 'needed',
        `[${name}](${area}.md#${name.toLowerCase()})`,
      ]),
    ),
  ])

const callText = ({ name, comment, endpoint, input, output, example }: Described, named: Named): string => {
  const { method, path, encoding, open } = endpoint
  const sent = rowsOf(input, named)
  const answered = rowsOf(output, named)
  const json = JSON.stringify({ sent: example.input, data: example.data }, null, 2)
  return [
    `## ${name}`,
    `\`${method} ${path}\`, sent as ${encoding}${open ? ', needs no token' : ''}`,
    ...(comment === undefined ? [] : [comment]),
    sent.length === 0 ? 'Nothing is sent.' : `What is sent:\n\n${fieldTable(sent)}`,
    answered.length === 0
      ? 'The `data` of the answer is not read.'
      : `The \`data\` of the answer:\n\n${fieldTable(answered)}`,
    `\`\`\`json\n${json}\n\`\`\``,
  ].join('\n\n')
}

const fieldTable = (rows: readonly Row[]): string =>
  table(
    ['field', 'value', 'needed'],
    rows.map(({ field, value, needed }) => [`\`${field}\``, value, needed]),
  )

type Named = Readonly<Record<string, JsonSchema>>

const rowsOf = (schema: JsonSchema, named: Named): Row[] => walk(schema, { field: '', needed: 'yes' }, named)

type Place = { field: string; needed: string }

const walk = (schema: JsonSchema, place: Place, named: Named): Row[] => {
  const isLenient = LENIENT in schema
  const at = isLenient ? { ...place, needed: 'only shown' } : place
  const options = optionsOf(isLenient ? lenientPart(schema) : schema)
  const leaves = options.filter((one) => !isGroup(one) && one.type !== 'null')
  const groups = options.filter(isGroup)
  const value = [...new Set(leaves.map((one) => valueOf(one, named)))].filter((text) => text !== '').join(', or ')
  const own = value === '' && groups.length > 0 ? [] : [{ ...at, field: at.field === '' ? 'data' : at.field, value }]
  const isNothing = place.field === '' && Object.keys(schema).length === 0
  return isNothing ? [] : merged([...own, ...groups.flatMap((one) => inside(one, at, named))])
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
          { field: field === '' ? name : `${field}.${name}`, needed: required.includes(name) ? 'yes' : 'no' },
          named,
        )
      : [],
  )
}

/** Kinds of one record share their fields; a field that one of them lacks is not needed in all. */
const merged = (rows: readonly Row[]): Row[] => {
  const byField = new Map<string, Row>()
  for (const row of rows) {
    const { value, needed } = byField.get(row.field) ?? row
    const values = [...new Set([value, row.value])].filter((text) => text !== '').join(', or ')
    byField.set(row.field, { field: row.field, value: values, needed: needed === row.needed ? needed : 'by its kind' })
  }
  return [...byField.values()]
}

const REF = '#/components/schemas/'

const valueOf = (schema: JsonSchema, named: Named): string => {
  const { $ref, type, pattern, minimum } = schema
  if ($ref !== undefined) return named[$ref.slice(REF.length)]?.description ?? $ref
  if ('const' in schema) return JSON.stringify(schema.const)
  if (schema.enum !== undefined) return schema.enum.map((one) => JSON.stringify(one)).join(', ')
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
