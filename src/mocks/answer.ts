import { HttpResponse } from 'msw'
import { getDotPath, safeParse, type GenericSchema, type InferInput, type InferOutput } from 'valibot'
import type { Endpoint, Encoding } from '@/contract/endpoint'
import { wait } from '@/lib/time/clock'
import { languageFrom, type Language } from '@/lib/language'
import { parseJson } from '@/lib/json'
import { UNREADABLE_ROW } from '@/lib/unreadableRow'
import { bilingual, inLanguage, LANGUAGE_HEADER } from './bilingual'
import { findRow, personOfToken, putRow, transact, type Clinic } from './clinic'
import { injectFault } from './faults'
import type { Person } from './records'
import { NetworkFault, Refusal, refusalReply } from './refusal'
import { faultFor } from './scenario/faults'

const CONTENT_TYPES: Record<Exclude<Encoding, 'query'>, string> = {
  form: 'application/x-www-form-urlencoded',
  json: 'application/json',
  multipart: 'multipart/form-data',
}

const parseRequest = async ({ encoding }: Endpoint, request: Request): Promise<unknown> => {
  if (encoding === 'query') return Object.fromEntries(new URL(request.url).searchParams)
  if (!(request.headers.get('Content-Type') ?? '').startsWith(CONTENT_TYPES[encoding])) return undefined
  switch (encoding) {
    case 'form':
      return Object.fromEntries(new URLSearchParams(await request.text()))
    case 'json':
      return jsonIn(await request.text())
    case 'multipart':
      return Object.fromEntries(await request.formData())
  }
}

const jsonIn = (text: string): unknown => {
  try {
    return parseJson(text)
  } catch {
    return undefined
  }
}

/**
 * Returns the path of the first value that the contract dropped: an unknown key, a lenient field of a wrong type, an
 * unreadable row. The app tolerates these; the clinic must neither send nor accept them.
 */
const contractDiff = (sent: unknown, kept: unknown, place = ''): string | undefined => {
  if (sent === undefined || sent === null || sent === '') return undefined
  if (kept === undefined || kept === UNREADABLE_ROW) return place === '' ? 'data' : place
  if (!isPlain(sent) || !isPlain(kept)) return undefined
  // The contract reads the rows from data.list.
  if (Array.isArray(kept) && !Array.isArray(sent)) return contractDiff(sent['list'], kept, 'list')
  const asStored = isPlain(kept['asStored']) ? kept['asStored'] : {}
  for (const [key, value] of Object.entries(sent)) {
    const lost = contractDiff(value, kept[key] ?? asStored[key], place === '' ? key : `${place}.${key}`)
    if (lost !== undefined) return lost
  }
  return undefined
}

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' &&
  value !== null &&
  (Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype)

export type Stage = { clinic: Clinic; delayMs: () => number }

export type Answer = Pick<Endpoint, 'method' | 'path'> & {
  reply: (stage: Stage, request: Request) => Promise<Response>
}

export type Ask<I, P = Person> = { clinic: Clinic; input: I; person: P; now: number }

/** On the wire a sent field may be null. */
type Wire<T> = T extends object ? { [K in keyof T]: Wire<T[K]> | (undefined extends T[K] ? null : never) } : T

export const answer = <I extends GenericSchema, O extends GenericSchema>(
  endpoint: Endpoint<I, O>,
  handle: (ask: Ask<InferOutput<I>>) => Wire<InferInput<O>>,
): Answer =>
  serve(endpoint, 'keysOfPerson', ({ person, ...rest }) => {
    if (person === undefined) throw new Refusal(50012, bilingual('登录状态已过期', 'The session has expired'))
    return handle({ person, ...rest })
  })

/** Answers a call that needs no token (A389), and that may come again without the token it had (A596). */
export const answerPublic = <I extends GenericSchema, O extends GenericSchema>(
  endpoint: Endpoint<I, O>,
  handle: (ask: Ask<InferOutput<I>, Person | undefined>) => Wire<InferInput<O>>,
): Answer => serve(endpoint, 'keysOfAnyone', handle)

const serve = <I extends GenericSchema, O extends GenericSchema>(
  endpoint: Endpoint<I, O>,
  keys: 'keysOfPerson' | 'keysOfAnyone',
  decide: (ask: Ask<InferOutput<I>, Person | undefined>) => unknown,
): Answer => {
  const { method, path } = endpoint
  return {
    method,
    path,
    reply: async ({ clinic, delayMs }, request) => {
      const { headers } = request
      const sent = await parseRequest(endpoint, request)
      const token = headers.get('token') ?? ''
      const language = languageOf(request)
      const trouble = transact(clinic, () => faultFor(clinic, { method, path, token, language, sent }))
      const delay = delayMs() + trouble.delayMs
      if (delay > 0) await wait(delay)
      if (trouble.reply !== undefined) return dated(clinic, trouble.reply)
      try {
        const data = transact(clinic, () => {
          const person = personOfToken(clinic, token)
          // A423: an expired token is rejected even where none is needed.
          if (token !== '' && person === undefined && !path.startsWith('/login/'))
            throw new Refusal(50012, bilingual('登录状态已过期', 'The session has expired'))
          const ask = { clinic, input: understood(endpoint, sent), person, now: clinic.now() }
          const owner = keys === 'keysOfPerson' ? person?.id : 'anyone'
          const answer = once(`${owner} ${path}`, headers.get('Idempotency-Key'), ask, () => decide(ask))
          return injectFault(path, person, checked(endpoint, answer))
        })
        return dated(
          clinic,
          HttpResponse.json({ data: inLanguage(language, data), message: inLanguage(language, DONE), status: 200 }),
        )
      } catch (error) {
        if (error instanceof NetworkFault) return HttpResponse.error()
        if (error instanceof Refusal) return dated(clinic, refusalReply(error, language))
        throw error
      }
    },
  }
}

const DONE = bilingual('操作成功', 'Done')

export const languageOf = ({ headers }: Request): Language | undefined => languageFrom(headers.get(LANGUAGE_HEADER))

const dated = (clinic: Clinic, reply: Response): Response => {
  if (reply.type !== 'error') reply.headers.set('Date', new Date(clinic.now()).toUTCString())
  return reply
}

const understood = <I extends GenericSchema>({ input }: Endpoint<I>, sent: unknown): InferOutput<I> => {
  const parsed = safeParse(input, sent)
  const wrong = parsed.success ? contractDiff(sent, parsed.output) : (getDotPath(parsed.issues[0]) ?? 'data')
  if (!parsed.success || wrong !== undefined)
    throw new Refusal(50090, bilingual(`参数错误：${wrong}`, `Wrong parameter: ${wrong}`))
  return parsed.output
}

const checked = ({ path, output }: Endpoint, data: unknown): unknown => {
  const parsed = safeParse(output, data)
  const wrong = parsed.success ? contractDiff(data, parsed.output) : (getDotPath(parsed.issues[0]) ?? 'data')
  if (wrong !== undefined) throw new Error(`the demo clinic's answer to ${path} breaks the contract at ${wrong}`)
  return data
}

/** A381: a repeated Idempotency-Key gets the first answer again. */
const once = (
  whose: string,
  key: string | null,
  { clinic, input }: Ask<unknown, Person | undefined>,
  handle: () => unknown,
): unknown => {
  if (key === null) return handle()
  const id = `${whose} ${key}`
  const text = JSON.stringify(input)
  const kept = findRow(clinic, 'keptAnswers', id)
  if (kept !== undefined && kept.input !== text)
    throw new Refusal(50091, bilingual('重复的请求标识，但内容不同', 'The same request was sent with other content'))
  if (kept !== undefined) return kept.data
  const data = handle()
  putRow(clinic, 'keptAnswers', { id, input: text, data })
  return data
}
