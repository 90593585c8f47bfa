import { isDeepStrictEqual } from 'node:util'
import { endpoints, type Named } from '@/inspector/endpoints'
import { version } from '../../package.json'
import type { Encoding } from '@/contract/endpoint'
import { ENVELOPE, NEW_TOKEN, REFUSAL, UNAVAILABLE } from './answers'
import type { Example } from './examples'
import { jsonSchemaOf, LENIENT, namedSchemas, type JsonSchema } from './jsonSchema'
import { isProposed, KEYED, OPEN_FOR_CHECK_IN, STATUS_TABLE } from './marks'
import { nameOf } from './walk'

type Operation = {
  operationId: string
  tags: [string]
  summary: string
  description?: string
  parameters?: object[]
  requestBody?: object
  responses: object
  security?: readonly object[]
  'x-proposed-path'?: true
  'x-timeout-ms': number
}

export type OpenApi = {
  openapi: '3.1.0'
  paths: Record<string, Partial<Record<'get' | 'post', Operation>>>
  [key: string]: unknown
}

const CONTENT_TYPES: Readonly<Record<Exclude<Encoding, 'query'>, string>> = {
  form: 'application/x-www-form-urlencoded',
  json: 'application/json',
  multipart: 'multipart/form-data',
}

const DESCRIPTION = [
  'Every answer of the server is HTTP 200 with `data`, `message` and `status`.',
  'A status of 200 means success. A refusal has a status from 50000 to 50999, or 429 for now, and `data: null`; its `message` is a sentence for the user.',
  STATUS_TABLE,
  'HTTP 4xx with `data`, `message` and `status` is read by its status. Any other HTTP 4xx, and HTTP 5xx whatever its body, is no definite answer.',
  `A field marked \`${LENIENT}\` may be missing. The app then shows "—", or does what docs/api/README.md says of it. A row of a list that lacks a required field is shown as unreadable, and the other rows stay.`,
  'In a form an unreadable stored value comes back as its text, a list with commas between its entries.',
  'Ids are texts, or numbers whose every digit is kept. Amounts are whole fen. Times are China time.',
].join('\n\n')

/** A call with the JSON schemas of what is sent and of what `data` of the answer holds. */
export type Described = Named & {
  comment: string | undefined
  input: JsonSchema
  output: JsonSchema
  example: Example
}

/** Returns every call of the contract, described by JSON schemas and an example. */
export const describedCalls = (examples: ReadonlyMap<string, Example>): Described[] =>
  endpoints.map((named) => {
    const { name, endpoint } = named
    const example = examples.get(nameOf(endpoint))
    if (example === undefined) throw new Error(`${nameOf(endpoint)} has no example.`)
    const [input, output] = [jsonSchemaOf(endpoint.input, endpoint.encoding), jsonSchemaOf(endpoint.output)]
    return { ...named, comment: commentOn(name), input, output, example }
  })

/** Returns the contract as an OpenAPI 3.1 document. */
export const openApiOf = (calls: readonly Described[]): OpenApi => ({
  openapi: '3.1.0',
  info: { title: 'Breast health clinic', version, description: DESCRIPTION },
  jsonSchemaDialect: 'https://json-schema.org/draft/2020-12/schema',
  servers: [{ url: '/api' }],
  security: [{ token: [] }],
  tags: [...new Set(calls.map(({ area }) => area))].map((name) => ({ name })),
  paths: pathsOf(calls),
  components: {
    securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'token' } },
    headers: { token: NEW_TOKEN },
    responses: { Unavailable: UNAVAILABLE },
    parameters: {
      IdempotencyKey: {
        name: 'Idempotency-Key',
        in: 'header',
        description:
          'One random id for an action that must happen once. The app sends the key again with the same call until a definite answer arrives. The server then gives the first answer again, and does nothing twice. It keeps a key for at least 24 hours. While the first attempt runs, another one waits, or is answered by HTTP 503 or the status 429.',
        schema: { type: 'string' },
      },
    },
    schemas: { Envelope: ENVELOPE, Refusal: REFUSAL, ...namedSchemas(), ...rowsOf(calls) },
  },
})

const pathsOf = (calls: readonly Described[]): OpenApi['paths'] => {
  const paths: OpenApi['paths'] = {}
  for (const call of calls) {
    const { method, path } = call.endpoint
    paths[path] = { ...paths[path], [method.toLowerCase()]: operationOf(call) }
  }
  return paths
}

const operationOf = ({ area, name, comment, endpoint, input, output, example }: Described): Operation => {
  const { path, encoding, open, timeoutMs } = endpoint
  const parameters = [
    ...(encoding === 'query' ? queryOf(input, example) : []),
    ...(KEYED.has(name) ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
  ]
  return {
    operationId: name,
    tags: [area],
    summary: wordsOf(name),
    ...(comment !== undefined && { description: comment }),
    ...(parameters.length > 0 && { parameters }),
    ...(encoding !== 'query' && {
      requestBody: {
        required: true,
        content: {
          [CONTENT_TYPES[encoding]]: { schema: input, ...(encoding !== 'multipart' && { example: example.input }) },
        },
      },
    }),
    responses: {
      '200': {
        description: 'The answer, or a refusal',
        headers: { token: { $ref: '#/components/headers/token' } },
        content: { 'application/json': answerOf(name, output, example) },
      },
      '429': { $ref: '#/components/responses/Unavailable' },
      '503': { $ref: '#/components/responses/Unavailable' },
    },
    ...(open && { security: [] }),
    ...(OPEN_FOR_CHECK_IN.has(name) && { security: [{ token: [] }, {}] }),
    ...(isProposed(path) && { 'x-proposed-path': true }),
    'x-timeout-ms': timeoutMs,
  }
}

const queryOf = ({ properties = {}, required = [] }: JsonSchema, { input }: Example): object[] =>
  Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
    ...(input[name] !== undefined && { example: input[name] }),
  }))

/** The rows of a whole list, which may come bare, as data.list or as null. They are described once. */
const listIn = (data: JsonSchema): JsonSchema | undefined => {
  const [bare, wrapped] = formsOf(data)
  if (typeof bare?.items !== 'object') return undefined
  return isDeepStrictEqual(bare, wrapped?.properties?.['list']) ? bare : undefined
}

const formsOf = ({ anyOf = [] }: JsonSchema): JsonSchema[] =>
  anyOf.filter((one) => typeof one === 'object').flatMap((one) => (one.anyOf === undefined ? [one] : formsOf(one)))

const rowsName = (name: string): string => `${name}Rows`

const rowsOf = (calls: readonly Described[]): Record<string, JsonSchema> =>
  Object.fromEntries(
    calls.flatMap(({ name, output }) => {
      const list = listIn(output)
      return list === undefined ? [] : [[rowsName(name), list]]
    }),
  )

const byReference = (data: JsonSchema, name: string): JsonSchema => {
  if (listIn(data) === undefined) return data
  const rows = { $ref: `#/components/schemas/${rowsName(name)}` }
  const [, , ...others] = formsOf(data)
  return { anyOf: [rows, { type: 'object', properties: { list: rows }, required: ['list'] }, ...others] }
}

const answerOf = (name: string, data: JsonSchema, example: Example): object => ({
  schema: {
    anyOf: [
      {
        allOf: [{ $ref: '#/components/schemas/Envelope' }],
        properties: { status: { enum: [200, '200'] }, data: byReference(data, name) },
      },
      { $ref: '#/components/schemas/Refusal' },
    ],
  },
  example: { data: example.data, message: 'Done', status: 200 },
})

/** `getOrganInfo` reads "get organ info". */
const wordsOf = (name: string): string =>
  name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()

const sources = Object.values(
  import.meta.glob<string>('../../src/contract/**/*.ts', { eager: true, query: '?raw', import: 'default' }),
)

/** The comment before a call in the contract. */
const commentOn = (name: string): string | undefined => {
  const comment = new RegExp(`/\\*\\*((?:(?!\\*/)[\\s\\S])*)\\*/\\nexport const ${name} =`)
  const [, prose] = sources.flatMap((text) => comment.exec(text) ?? [])
  return prose
    ?.replace(/^\s*\*/gm, '')
    .replace(/\s+/g, ' ')
    .trim()
}
