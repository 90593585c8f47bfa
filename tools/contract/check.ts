import type { GenericSchema } from 'valibot'
import type { Endpoint } from '@/contract/endpoint'
import { createCollector, type ContractReport } from '@/inspector/collect'
import { endpointOf, endpoints } from '@/inspector/endpoints'
import { judge } from '@/inspector/judge'
import { parseJson } from '@/lib/json'
import { READS, type Input } from './inputs'

type AnyEndpoint = Endpoint<GenericSchema, GenericSchema>
type Target = { server: string; token?: string | undefined; now?: number }

const MOST = 3
const PATIENCE_MS = 40_000

export type Checked = ContractReport & {
  /** Calls without an answer, each with the reason. */
  notAsked: string[]
}

/** Asks a server every call that reads, and compares the answers with the contract. Changes nothing on the server. */
export const checkServer = async ({ server, token, now = Date.now() }: Target): Promise<Checked> => {
  const collector = createCollector()
  const answers = new Map<string, unknown[]>()
  const notAsked: string[] = []
  const told = (path: string, field: string) => valuesOf(answers.get(path) ?? [], field).slice(0, MOST)
  for (const [path, inputsOf] of READS) {
    const endpoint = reading(path)
    const inputs = inputsOf(told, now)
    if (inputs.length === 0) notAsked.push(`${nameOf(endpoint)}: earlier answers name none to ask for`)
    for (const input of inputs) {
      const asked = await ask(endpoint, input, { server, token })
      if (typeof asked === 'string') {
        notAsked.push(`${nameOf(endpoint)}: ${asked}`)
        break
      }
      collector.add(nameOf(endpoint), judge(endpoint, asked))
      answers.set(path, [...(answers.get(path) ?? []), dataOf(asked.body)])
    }
  }
  return { ...collector.report(), notAsked }
}

type Entry = {
  request: { method: string; url: string }
  response: {
    status: number
    headers: { name: string; value: string }[]
    content: { text?: string; encoding?: string }
  }
}

/** Compares the answers of a session that a browser recorded (HAR 1.2) with the contract. */
export const checkRecording = (text: string): Checked => {
  const collector = createCollector()
  const paths = endpoints.map(({ endpoint }) => endpoint)
  for (const { request, response } of entriesOf(text)) {
    const { pathname } = new URL(request.url)
    const endpoint = paths.find(({ method, path }) => method === request.method && pathname.endsWith(path))
    if (endpoint === undefined || response.status === 0) continue
    const { text: content = '', encoding } = response.content
    collector.add(
      nameOf(endpoint),
      judge(endpoint, {
        status: response.status,
        date: response.headers.find(({ name }) => name.toLowerCase() === 'date')?.value,
        body: encoding === 'base64' ? Buffer.from(content, 'base64').toString('utf8') : content,
      }),
    )
  }
  return { ...collector.report(), notAsked: [] }
}

const entriesOf = (text: string): Entry[] => {
  const recording = JSON.parse(text) as { log?: { entries?: Entry[] } }
  if (!Array.isArray(recording.log?.entries)) throw new Error('The file is no HAR recording: it has no log.entries.')
  return recording.log.entries
}

const reading = (path: string): AnyEndpoint => {
  const endpoint = endpointOf(`GET ${path}`) ?? endpointOf(`POST ${path}`)
  if (endpoint?.reads !== true) throw new Error(`${path} is no call that only reads.`)
  return endpoint
}

const ask = async ({ method, path, encoding, open }: AnyEndpoint, input: Input, { server, token }: Target) => {
  if (token === undefined && !open) return 'needs --token'
  const fields = new URLSearchParams(Object.entries(input).map(([key, value]) => [key, String(value ?? '')]))
  const isJson = encoding === 'json'
  try {
    const response = await fetch(`${server}${path}${method === 'GET' ? `?${fields}` : ''}`, {
      method,
      headers: { ...(token !== undefined && { token }), ...(isJson && { 'Content-Type': 'application/json' }) },
      ...(method === 'POST' && { body: isJson ? JSON.stringify(input) : fields }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    return { status: response.status, date: response.headers.get('date') ?? undefined, body: await response.text() }
  } catch (error) {
    return `no answer (${error instanceof Error ? error.message : 'no reason'})`
  }
}

const nameOf = ({ method, path }: AnyEndpoint): string => `${method} ${path}`

const dataOf = (body: string): unknown => {
  try {
    return (parseJson(body) as { data?: unknown } | null)?.data
  } catch {
    return undefined
  }
}

/** The different values of a field in rows, or in the answer itself. */
const valuesOf = (answers: readonly unknown[], field: string): (string | number)[] => {
  const rows = answers.flatMap((data) => {
    const list: unknown = Array.isArray(data)
      ? data
      : isObject(data) && Array.isArray(data['list'])
        ? data['list']
        : [data]
    return list
  })
  const values = rows.flatMap((row) => (isObject(row) ? [row[field]] : []))
  return [...new Set(values)].filter(
    (value): value is string | number => typeof value === 'number' || (typeof value === 'string' && value !== ''),
  )
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
