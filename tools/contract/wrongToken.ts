import { deviation, type Deviation } from '@/inspector/deviations'
import { judge, type Answer } from '@/inspector/judge'
import type { Input } from './inputs'
import { nameOf, type AnyEndpoint, type Send } from './walk'

/** Statuses that end the session. */
export const ENDS_SESSION: readonly number[] = [50012, 50035]

/**
 * Asks each call that needs a token, and has answered, once with a wrong one. Without 50012 the app does not learn that
 * a session is over: every screen fails, and none asks to sign in again. An answer that most calls give is listed once.
 */
export const wrongTokens = async (
  send: Send,
  answered: ReadonlyMap<AnyEndpoint, Input>,
): Promise<readonly (readonly [call: string, Deviation])[]> => {
  const found: [string, Deviation][] = []
  for (const [endpoint, input] of answered) {
    if (endpoint.open) continue
    const answer = await send(endpoint, input)
    const deviation = typeof answer === 'string' ? undefined : wrongAnswer(endpoint, answer)
    const isKnown = found.some(([, { came }]) => came === deviation?.came)
    if (deviation !== undefined && (deviation.effect === 'unguarded' || !isKnown))
      found.push([nameOf(endpoint), deviation])
  }
  return found
}

const wrongAnswer = (endpoint: AnyEndpoint, answer: Answer): Deviation | undefined => {
  const verdict = judge(endpoint, answer)
  if (verdict.outcome === 'refused' && ENDS_SESSION.includes(verdict.status)) return undefined
  const [field, expected] = ['the answer to a wrong token', 'status 50012'] as const
  if (verdict.outcome === 'answered') return deviation(field, expected, 'data', 'unguarded')
  const came = verdict.outcome === 'refused' ? `status ${verdict.status}` : verdict.deviations[0]?.came
  return deviation(field, expected, came ?? 'no answer')
}
