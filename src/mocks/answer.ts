import { HttpResponse } from 'msw'
import { getDotPath, safeParse, type GenericSchema, type InferInput, type InferOutput } from 'valibot'
import type { Endpoint } from '@/contract/endpoint'
import { wait } from '@/lib/clock'
import { findRow, personOfToken, putRow, transact, type Clinic } from './clinic'
import { injectFault } from './faults'
import { contractDiff } from './contractDiff'
import type { Person } from './records'
import { NetworkFault, Refusal, refusalReply } from './refusal'
import { faultFor } from './scenario/faults'
import { parseRequest } from './parseRequest'

/** Which clinic answers, and how fast. */
export type Stage = { clinic: Clinic; delayMs: () => number }

/** One call that the clinic answers. */
export type Answer = Pick<Endpoint, 'method' | 'path'> & {
  reply: (stage: Stage, request: Request) => Promise<Response>
}

export type Ask<I, P = Person> = { clinic: Clinic; input: I; person: P; now: number }

/** What goes on the wire: a told field may be null. */
type Wire<T> = T extends object ? { [K in keyof T]: Wire<T[K]> | (undefined extends T[K] ? null : never) } : T

/** Answers a call that needs a sign-in, otherwise as `openAnswer` does. */
export const answer = <I extends GenericSchema, O extends GenericSchema>(
  endpoint: Endpoint<I, O>,
  handle: (ask: Ask<InferOutput<I>>) => Wire<InferInput<O>>,
): Answer =>
  serve(endpoint, ({ person, ...rest }) => {
    if (person === undefined) throw new Refusal(50012, '登录状态已过期')
    return handle({ person, ...rest })
  })

/**
 * Answers one of the calls that are open to everybody (A389). A repeated Idempotency-Key gets the answer of the
 * first time (A381).
 */
export const openAnswer = <I extends GenericSchema, O extends GenericSchema>(
  endpoint: Endpoint<I, O>,
  handle: (ask: Ask<InferOutput<I>, Person | undefined>) => Wire<InferInput<O>>,
): Answer => serve(endpoint, handle)

const serve = <I extends GenericSchema, O extends GenericSchema>(
  endpoint: Endpoint<I, O>,
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
      const trouble = transact(clinic, () => faultFor(clinic, { method, path, token, sent }))
      const delay = delayMs() + trouble.delayMs
      if (delay > 0) await wait(delay)
      if (trouble.reply !== undefined) return dated(clinic, trouble.reply)
      try {
        const data = transact(clinic, () => {
          const person = personOfToken(clinic, token)
          // A token that has run out is refused even where none is needed (A423).
          if (token !== '' && person === undefined && !path.startsWith('/login/'))
            throw new Refusal(50012, '登录状态已过期')
          const ask = { clinic, input: understood(endpoint, sent), person, now: clinic.now() }
          const told = once(path, headers.get('Idempotency-Key'), ask, () => decide(ask))
          return injectFault(path, person, checked(endpoint, told))
        })
        return dated(clinic, HttpResponse.json({ data, message: '操作成功', status: 200 }))
      } catch (error) {
        if (error instanceof NetworkFault) return HttpResponse.error()
        if (error instanceof Refusal) return dated(clinic, refusalReply(error))
        throw error
      }
    },
  }
}

/** Every server says what time it is. */
const dated = (clinic: Clinic, reply: Response): Response => {
  if (reply.type !== 'error') reply.headers.set('Date', new Date(clinic.now()).toUTCString())
  return reply
}

const understood = <I extends GenericSchema>({ input }: Endpoint<I>, sent: unknown): InferOutput<I> => {
  const parsed = safeParse(input, sent)
  const wrong = parsed.success ? contractDiff(sent, parsed.output) : (getDotPath(parsed.issues[0]) ?? 'data')
  if (!parsed.success || wrong !== undefined) throw new Refusal(50090, `参数错误：${wrong}`)
  return parsed.output
}

const checked = ({ path, output }: Endpoint, told: unknown): unknown => {
  const parsed = safeParse(output, told)
  const wrong = parsed.success ? contractDiff(told, parsed.output) : (getDotPath(parsed.issues[0]) ?? 'data')
  if (wrong !== undefined) throw new Error(`the demo clinic's answer to ${path} breaks the contract at ${wrong}`)
  return told
}

const once = (
  path: string,
  key: string | null,
  { clinic, person, input }: Ask<unknown, Person | undefined>,
  handle: () => unknown,
): unknown => {
  if (key === null) return handle()
  const id = `${person?.id ?? 'nobody'} ${path} ${key}`
  const text = JSON.stringify(input)
  const kept = findRow(clinic, 'keptAnswers', id)
  if (kept !== undefined && kept.input !== text) throw new Refusal(50091, '重复的请求标识，但内容不同')
  if (kept !== undefined) return kept.data
  const data = handle()
  putRow(clinic, 'keptAnswers', { id, input: text, data })
  return data
}
