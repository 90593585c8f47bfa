import { getCustomerInfo } from '@/contract/account'
import { listColumn } from '@/contract/news'
import { isKept } from './headers'
import { PATIENCE_MS, reasonOf } from './send'

/** What the app sends beyond what every origin may send, and what it reads of an answer. */
const SENT = ['Content-Type', 'token', 'Idempotency-Key', 'Cache-Control']
const READ = ['token', 'Date', 'Age', 'Retry-After']

/** A call that needs no token, and one that does. */
const CALL = listColumn.path
const OF_TOKEN = getCustomerInfo.path

/**
 * Asks a server as a browser does for a page of another origin: by OPTIONS, then by a call, then by a wrong token. A
 * filter that refuses tokens often answers before the one that adds the headers. Returns each reason why the
 * browser would refuse an answer, or would hide a header of it, as a sentence; none where all is allowed.
 */
export const reasonsOfOrigin = async (server: string, origin: string): Promise<string[]> => {
  try {
    return await reasonsOfAnswers(server, origin)
  } catch (error) {
    return [`No answer to a page of ${origin} (${reasonOf(error) ?? 'without a reason'}).`]
  }
}

const reasonsOfAnswers = async (server: string, origin: string): Promise<string[]> => {
  const ask = (method: string, headers: Record<string, string>, call = CALL) =>
    fetch(`${server}${call}`, {
      method,
      headers: { Origin: origin, ...headers },
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
  const before = await ask('OPTIONS', {
    'Access-Control-Request-Method': 'POST',
    'Access-Control-Request-Headers': SENT.map((name) => name.toLowerCase())
      .sort()
      .join(','),
  })
  const answer = await ask('GET', { 'Cache-Control': 'no-cache, no-store' })
  const refused = await ask('GET', { token: 'wrong' }, OF_TOKEN)
  const wrongAnswer = wrongOrigin(`GET ${CALL}`, answer, origin)
  const notAllowed = missing(before, 'Access-Control-Allow-Headers', SENT)
  const notShown = missing(answer, 'Access-Control-Expose-Headers', READ)
  return [
    ...(before.ok ? [] : [`OPTIONS ${CALL} is answered by ${before.status} instead of 204.`]),
    ...wrongOrigin(`OPTIONS ${CALL}`, before, origin),
    ...wrongAnswer,
    ...(wrongAnswer.length > 0 ? [] : wrongOrigin(`GET ${OF_TOKEN} with a wrong token`, refused, origin)),
    ...(notAllowed === '' ? [] : [`OPTIONS ${CALL} does not allow these headers: ${notAllowed}.`]),
    ...(notShown === '' ? [] : [`GET ${CALL} does not expose these headers: ${notShown}.`]),
    ...keptByBrowser(`GET ${CALL}`, answer),
  ]
}

const wrongOrigin = (call: string, { headers }: Response, origin: string): string[] => {
  const allowed = headers.get('Access-Control-Allow-Origin')
  if (allowed === origin || allowed === '*') return []
  const found = allowed === null ? 'no Access-Control-Allow-Origin' : `the Access-Control-Allow-Origin ${allowed}`
  return [`${call} has ${found} instead of ${origin}.`]
}

/** A441: an answer that the browser keeps can be read after a sign-out. */
const keptByBrowser = (call: string, { headers }: Response): string[] => {
  const control = headers.get('Cache-Control')
  if (control !== null && !isKept(control)) return []
  const found = control === null ? 'no Cache-Control' : `the Cache-Control ${control}`
  return [`${call} has ${found} instead of no-store, so a browser may keep the answer.`]
}

/** The star is not enough: iOS 15.0 does not know it in these two headers. */
const missing = ({ headers }: Response, name: string, wanted: readonly string[]): string => {
  const named = (headers.get(name) ?? '').split(',').map((one) => one.trim().toLowerCase())
  return wanted.filter((one) => !named.includes(one.toLowerCase())).join(', ')
}
