import { judge } from '@/inspector/judge'
import { RENEWS, type Told } from './headers'
import { nameOf, NEEDS_TOKEN, type AnyEndpoint, type Send } from './walk'
import type { Input } from './inputs'

/** Longest wait for an answer. */
export const PATIENCE_MS = 40_000

type Sender = {
  /** The address before the path of a call. */
  base: string
  token?: string | undefined
  headers?: Readonly<Record<string, string>>
}

/** Returns the request of a call, encoded as the app encodes it. */
const requestFor = ({ method, path, encoding }: AnyEndpoint, input: Input, sender: Sender): Request => {
  const { base, token, headers } = sender
  return new Request(`${base}${path}${encoding === 'query' ? `?${fieldsOf(input)}` : ''}`, {
    method,
    headers: {
      ...(token !== undefined && { token }),
      ...(encoding === 'json' && { 'Content-Type': 'application/json' }),
      ...headers,
    },
    ...(encoding !== 'query' && { body: bodyOf(encoding, input) }),
  })
}

const bodyOf = (encoding: Exclude<AnyEndpoint['encoding'], 'query'>, input: Input): BodyInit => {
  switch (encoding) {
    case 'form':
      return fieldsOf(input)
    case 'json':
      return JSON.stringify(input)
    case 'multipart': {
      const parts = new FormData()
      for (const [name, content] of Object.entries(input))
        parts.append(name, new Blob([String(content)], { type: 'image/jpeg' }), 'picture.jpg')
      return parts
    }
  }
}

const fieldsOf = (input: Input): URLSearchParams =>
  new URLSearchParams(Object.entries(input).map(([key, value]) => [key, String(value ?? '')]))

/**
 * Sends calls by `fetch`, or to a server within this process. Without a token only open calls are sent. A token that the
 * server renews is taken, and the call is repeated once.
 */
export const sendBy = (answer: (request: Request) => Promise<Response>, sender: Sender): Send => {
  let { token } = sender
  const ask: Send = async (endpoint, input) => {
    if (token === undefined && !endpoint.open) return NEEDS_TOKEN
    try {
      return await toldBy(await answer(requestFor(endpoint, input, { ...sender, token })))
    } catch (error) {
      return `no answer (${reasonOf(error) ?? `${nameOf(endpoint)} failed without a reason`})`
    }
  }
  return async (endpoint, input) => {
    const told = await ask(endpoint, input)
    if (typeof told === 'string' || told.newToken === undefined || !isRenewal(endpoint, told)) return told
    token = told.newToken
    return ask(endpoint, input)
  }
}

const isRenewal = (endpoint: AnyEndpoint, told: Told): boolean => {
  const verdict = judge(endpoint, told)
  return verdict.outcome === 'refused' && verdict.status === RENEWS
}

const toldBy = async (response: Response): Promise<Told> => {
  const headerOf = (name: string) => response.headers.get(name) ?? undefined
  return {
    status: response.status,
    date: headerOf('date'),
    type: headerOf('content-type'),
    cookies: response.headers.getSetCookie(),
    caching: headerOf('cache-control'),
    newToken: headerOf('token'),
    body: await response.text(),
  }
}

/** Asks without following a redirect: no call is redirected, and `fetch` would carry the token to another origin. */
export const askServer = (request: Request): Promise<Response> =>
  fetch(request, { redirect: 'manual', signal: AbortSignal.timeout(PATIENCE_MS) })

/**
 * Returns why a request had no answer. `fetch` says only that it failed, and names the reason in the cause. An attempt at
 * two addresses has only a code.
 */
export const reasonOf = (error: unknown): string | undefined => {
  if (!(error instanceof Error)) return undefined
  const { cause } = error as { cause?: unknown }
  if (!(cause instanceof Error)) return error.message
  if (cause.message === 'bad port') return 'browsers and Node.js ask no server on this port, so it needs another one'
  const { code } = cause as NodeJS.ErrnoException
  return `${error.message}: ${cause.message || code}`
}
