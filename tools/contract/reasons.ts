import type { Effect } from '@/inspector/deviations'
import type { Checked } from './check'
import { READS } from './inputs'
import { nameOf } from './walk'
import { ENDS_SESSION } from './wrongToken'

/** Refuses for now. */
const OVERLOADED = 429
/** Statuses that reject the token: the call itself was not judged. */
const REJECTS_TOKEN = [50011, ...ENDS_SESSION]
const none = () => []
/** Calls that need nothing from earlier answers, so a server has no reason to refuse them. */
const ASK_NO_RECORD: ReadonlySet<string> = new Set(
  [...READS].flatMap(([endpoint, inputsOf]) => (inputsOf(none, 0, none, none).length > 0 ? [nameOf(endpoint)] : [])),
)

/** Returns each reason why the check fails, as a sentence; none where it passes. */
export const reasonsToFail = ({ calls, refusals, rows, unanswered }: Checked): string[] => {
  const answered = new Set(calls.flatMap((one) => (one.answered > 0 ? [one.call] : [])))
  const having = (...effects: Effect[]) => callsOf(rows.filter(({ effect }) => effects.includes(effect)))
  const neverBut = (...statuses: number[]) =>
    callsOf(refusals.filter(({ call, status }) => statuses.includes(status) && !answered.has(call)))
  const judged = refusals.filter(({ status }) => status !== OVERLOADED && !REJECTS_TOKEN.includes(status))
  return [
    ...(answered.size === 0 ? ['No call was answered.'] : []),
    ...(answered.size > 0 ? reason('No answer came', unanswered.join(', ')) : []),
    ...reason('A call fails or rows are hidden', having('callFails', 'rowHidden', 'rowsMissing')),
    ...reason('Text is garbled', having('garbled')),
    ...reason('An action is done twice', having('doneTwice')),
    ...reason('A cookie replaces the token of the app', having('ownCookie')),
    ...acceptedToken(having('unguarded')),
    ...reason('The token was rejected', neverBut(...REJECTS_TOKEN)),
    ...reason('Only the status 429 came', neverBut(OVERLOADED)),
    ...reason('The contract does not have the status', having('otherStatus')),
    ...reason(
      'A call that asks for no record was refused',
      callsOf(judged.filter(({ call }) => ASK_NO_RECORD.has(call))),
    ),
  ]
}

const reason = (text: string, calls: string): string[] => (calls === '' ? [] : [`${text}: ${calls}.`])

const acceptedToken = (calls: string): string[] =>
  calls === ''
    ? []
    : [`A wrong token was accepted: ${calls} answer${calls.includes(',') ? '' : 's'} without checking it.`]

const callsOf = (rows: readonly { call: string }[]): string => [...new Set(rows.map(({ call }) => call))].join(', ')

/** Says how much the check has seen. */
export const countsText = ({ calls, notAsked }: Checked): string => {
  const compared = calls.filter(({ answered, failed }) => answered + failed > 0).length
  const others = new Set(notAsked.map((line) => line.slice(0, line.indexOf(':'))))
  return `Calls: ${compared} compared, ${calls.length - compared} only refused, ${others.size} not compared.`
}
