import { createCollector } from '@/inspector/collect'
import { endpoints } from '@/inspector/endpoints'
import { sentIn } from '@/inspector/verdict'
import type { Checked } from './check'
import { compared, lacksCaching, NO_CACHING } from './headers'
import { repeatedKeys } from './keys'
import { misspelt } from './spelling'
import { nameOf } from './walk'

type Header = { name: string; value: string }

type Entry = {
  request: { method: string; url: string; headers?: Header[]; postData?: { text?: string } }
  response: {
    /** 0 or -1 without an answer: the call was blocked, had no network, or its page was left. */
    status: number
    headers: Header[]
    /** Without a text a browser had lost the body of `size` bytes before it wrote the recording; -1 is unknown. */
    content: { text?: string; encoding?: string; size?: number }
  }
}

/** Compares the answers of a session that a browser recorded (HAR 1.2) with the contract. */
export const checkRecording = (text: string): Checked => {
  const collector = createCollector()
  const paths = endpoints.map(({ endpoint }) => endpoint)
  const notes = new Set<string>()
  const ofKey = repeatedKeys()
  const lost = new Set<string>()
  for (const { request, response } of entriesOf(text)) {
    const { pathname } = new URL(request.url)
    const endpoint = paths.find(({ method, path }) => method === request.method && pathname.endsWith(path))
    if (endpoint === undefined) continue
    if (response.status <= 0) {
      lost.add(`${nameOf(endpoint)}: the recording has no answer to a call`)
      continue
    }
    const { text: content = '', encoding, size = 0 } = response.content
    if (content === '' && size !== 0) {
      lost.add(`${nameOf(endpoint)}: the recording has no body of an answer`)
      continue
    }
    const headerOf = (wanted: string) => valuesOf(response.headers, wanted)[0]
    const answer = {
      status: response.status,
      date: headerOf('date'),
      type: headerOf('content-type'),
      // Chromium joins the cookies of an answer by line ends.
      cookies: valuesOf(response.headers, 'set-cookie').flatMap((value) => value.split('\n')),
      caching: headerOf('cache-control'),
      newToken: headerOf('token'),
      body: encoding === 'base64' ? Buffer.from(content, 'base64').toString('utf8') : content,
    }
    const sent = sentIn(new URL(request.url).searchParams, request.postData?.text)
    const verdict = compared(endpoint, sent, answer)
    if (lacksCaching(verdict, answer)) notes.add(NO_CACHING)
    const key = valuesOf(request.headers ?? [], 'idempotency-key')[0]
    const repeated = ofKey(endpoint, key, verdict, answer.body)
    collector.add(nameOf(endpoint), { ...verdict, deviations: [...verdict.deviations, ...repeated] })
  }
  const report = collector.report()
  return { ...report, notAsked: [...lost], unanswered: [], notes: [...notes, ...misspelt(report.rows)] }
}

const valuesOf = (headers: readonly Header[], wanted: string): string[] =>
  headers.flatMap(({ name, value }) => (name.toLowerCase() === wanted ? [value] : []))

const entriesOf = (text: string): Entry[] => {
  const recording = recordingIn(text)
  if (!Array.isArray(recording?.log?.entries)) throw new Error('The file is no HAR recording: it has no log.entries.')
  return recording.log.entries
}

const recordingIn = (text: string): { log?: { entries?: Entry[] } } | null => {
  try {
    // Some recorders begin the file with a byte order mark.
    return JSON.parse(text.replace(/^\ufeff/, ''))
  } catch {
    throw new Error('The file is no HAR recording: it is no JSON.')
  }
}
