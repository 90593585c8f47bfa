import { createCollector, type ContractReport } from '@/inspector/collect'
import { endpoints } from '@/inspector/endpoints'
import { judge } from '@/inspector/judge'
import { sendBy } from './send'
import { nameOf, walkReads, type Walked } from './walk'

type Target = { server: string; token?: string | undefined; now?: number }

const PATIENCE_MS = 40_000

export type Checked = ContractReport & Pick<Walked, 'notAsked'>

/** Asks a server every call that reads, and compares the answers with the contract. Changes nothing on the server. */
export const checkServer = async ({ server, token, now = Date.now() }: Target): Promise<Checked> => {
  const collector = createCollector()
  const { notAsked } = await walkReads({
    send: sendBy((request) => fetch(request, { signal: AbortSignal.timeout(PATIENCE_MS) }), { base: server, token }),
    now,
    hear: (endpoint, _, answer) => collector.add(nameOf(endpoint), judge(endpoint, answer)),
  })
  return { ...collector.report(), notAsked }
}

/** Statuses that reject the token: the call itself was not judged. */
const REJECTS_TOKEN = [50011, 50012, 50035]

/** Whether an answer breaks the contract, no call was answered, or the server rejected the token of a call each time. */
export const isBroken = ({ calls, refusals, rows }: ContractReport): boolean => {
  const answered = new Set(calls.flatMap((one) => (one.answered > 0 ? [one.call] : [])))
  return (
    answered.size === 0 ||
    rows.some(({ effect }) => effect === 'callFails' || effect === 'rowHidden') ||
    refusals.some(({ call, status }) => REJECTS_TOKEN.includes(status) && !answered.has(call))
  )
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
