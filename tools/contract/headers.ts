import { deviation, type Deviation } from '@/inspector/deviations'
import { safeName } from '@/inspector/fieldPlaces'
import { dataOf, type Answer, type Verdict } from '@/inspector/judge'
import { verdictOf } from '@/inspector/verdict'
import { deadAddresses } from './addresses'
import type { Input } from './inputs'
import type { AnyEndpoint } from './walk'

/** An answer with headers that a page does not see, or does not judge. */
export type Told = Answer & {
  /** Values of Set-Cookie. */
  cookies: readonly string[]
  caching: string | undefined
  newToken: string | undefined
}

/** The token is renewed: the header token has the new one. */
export const RENEWS = 50011

/** Returns the verdict on an answer, with what its headers do, and with the addresses that the app does not open. */
export const compared = (endpoint: AnyEndpoint, input: Input, told: Told): Verdict => {
  const verdict = verdictOf(endpoint, input, told)
  const dead = verdict.outcome === 'answered' ? deadAddresses(endpoint.path, dataOf(told.body)) : []
  const ofHeaders = [...ofCookies(told), ...ofCaching(verdict, told), ...ofToken(verdict, told)]
  return { ...verdict, deviations: [...verdict.deviations, ...dead, ...ofHeaders] }
}

/** The app's own cookie, which holds its token. */
const OWN = 'token'

const ofCookies = ({ cookies }: Told): Deviation[] =>
  cookies.map((cookie) => {
    const [name = ''] = cookie.split('=')
    const effect = name.trim() === OWN ? 'ownCookie' : 'ignored'
    return deviation('the header Set-Cookie', 'no cookie', `the cookie ${safeName(name.trim())}`, effect)
  })

export const NO_CACHING =
  'Some answers have no Cache-Control. On the app’s own host nginx adds no-store; a server on another origin must send it.'

/** Whether an answer leaves to others how long it is kept. */
export const lacksCaching = ({ outcome }: Verdict, { caching }: Told): boolean =>
  outcome === 'answered' && caching === undefined

/** A441: an answer that the browser keeps can be read after a sign-out. */
export const isKept = (caching: string): boolean => !/\bno-store\b/i.test(caching)

const ofCaching = ({ outcome }: Verdict, { caching }: Told): Deviation[] =>
  outcome === 'answered' && caching !== undefined && isKept(caching)
    ? [deviation('the header Cache-Control', 'no-store', caching, 'kept')]
    : []

const ofToken = (verdict: Verdict, { newToken }: Told): Deviation[] =>
  verdict.outcome === 'refused' && verdict.status === RENEWS && newToken === undefined
    ? [deviation('the header token', `a new token beside the status ${RENEWS}`, 'nothing')]
    : []
