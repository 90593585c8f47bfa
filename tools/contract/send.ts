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

/** Sends calls by `fetch`, or to a server within this process. Without a token only open calls are sent. */
export const sendBy =
  (answer: (request: Request) => Promise<Response>, sender: Sender): Send =>
  async (endpoint, input) => {
    if (sender.token === undefined && !endpoint.open) return NEEDS_TOKEN
    try {
      const response = await answer(requestFor(endpoint, input, sender))
      return {
        status: response.status,
        date: response.headers.get('date') ?? undefined,
        type: response.headers.get('content-type') ?? undefined,
        body: await response.text(),
      }
    } catch (error) {
      return `no answer (${reasonOf(error) ?? `${nameOf(endpoint)} failed without a reason`})`
    }
  }

const MOST_REDIRECTS = 5

/**
 * Asks as a page does. A read that is redirected within its origin is followed, hop by hop, because `fetch` would carry
 * the token to another origin. Any other redirect is the answer: of a POST it would make a GET.
 */
export const fetchAsPage = async (request: Request, redirects = 0): Promise<Response> => {
  const answer = await fetch(request.clone(), { redirect: 'manual', signal: AbortSignal.timeout(PATIENCE_MS) })
  const target = answer.status >= 300 && answer.status < 400 ? answer.headers.get('location') : null
  if (target === null || request.method !== 'GET' || redirects === MOST_REDIRECTS) return answer
  const next = new URL(target, request.url)
  if (next.origin !== new URL(request.url).origin) return answer
  return fetchAsPage(new Request(next, request), redirects + 1)
}

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
