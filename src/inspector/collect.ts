import type { Deviation, Effect } from './deviations'
import type { Verdict } from './judge'
import { placeOf } from './fieldPlaces'
import { effectOf } from './statuses'

/** `among` is how many records could have an absent field, and `times` how many of them lack it. */
export type Row = Deviation & { call: string; times: number; among?: number }
type Counted = { call: string; answered: number; refused: number; failed: number }
export type Refusal = { call: string; status: number; times: number }
export type ContractReport = { calls: Counted[]; refusals: Refusal[]; rows: Row[] }

type Collector = {
  add: (call: string, verdict: Verdict) => void
  report: () => ContractReport
}

/** Counts deviations over all answers: one row for each different deviation of a call. */
export const createCollector = (): Collector => {
  const calls = new Map<string, Counted>()
  const refusals = new Map<string, Refusal>()
  const rows = new Map<string, Row>()
  const records = new Map<string, number>()
  const amongAll = (row: Row): Row => {
    const among = row.isAbsence ? records.get(`${row.call} ${placeOf(row.field)}`) : undefined
    return among === undefined ? row : { ...row, among }
  }
  return {
    add: (call, verdict) => {
      const { outcome, deviations } = verdict
      const counted = calls.get(call) ?? { call, answered: 0, refused: 0, failed: 0 }
      calls.set(call, { ...counted, [outcome]: counted[outcome] + 1 })
      if (verdict.outcome === 'refused') {
        const { status } = verdict
        const key = `${call} ${status}`
        refusals.set(key, { call, status, times: (refusals.get(key)?.times ?? 0) + 1 })
      }
      for (const [place, count] of verdict.records ?? []) {
        const key = `${call} ${place}`
        records.set(key, (records.get(key) ?? 0) + count)
      }
      const seen = new Set<string>()
      for (const one of deviations) {
        const key = JSON.stringify([call, one])
        // Ten rows of one list that differ in the same way are one observation of one answer.
        if (one.isAbsence || !seen.has(key)) rows.set(key, { call, ...one, times: (rows.get(key)?.times ?? 0) + 1 })
        seen.add(key)
      }
    },
    report: () => ({
      calls: [...calls.values()],
      refusals: [...refusals.values()].sort(byCall),
      rows: [...rows.values()].map(amongAll).sort(byWeight),
    }),
  }
}

const ORDER: readonly Effect[] = [
  'callFails',
  'rowHidden',
  'rowsMissing',
  'garbled',
  'doneTwice',
  'ownCookie',
  'unguarded',
  'kept',
  'otherStatus',
  'notOpened',
  'phoneClock',
  'otherState',
  'unknown',
  'ignored',
]
const weight = ({ effect, isAbsence }: Row): number => ORDER.indexOf(effect) + (isAbsence ? ORDER.length : 0)
const byWeight = (one: Row, other: Row): number =>
  weight(one) - weight(other) || one.call.localeCompare(other.call) || one.field.localeCompare(other.field)

const byCall = (one: Refusal, other: Refusal): number =>
  one.call.localeCompare(other.call) || one.status - other.status

const EFFECTS: Readonly<Record<Effect, string>> = {
  callFails: 'the call fails',
  rowHidden: 'the row says that it cannot be shown',
  rowsMissing: 'later rows are never asked for',
  garbled: 'Chinese text is garbled',
  doneTwice: 'the action is done twice',
  ownCookie: 'it replaces the app’s own',
  unguarded: 'it is open to anybody',
  kept: 'a browser may keep it after the sign-out',
  notOpened: 'the app does not open it',
  otherStatus: 'read as a refusal',
  unknown: 'shown as —',
  otherState: 'read as an unknown state',
  ignored: 'ignored',
  phoneClock: 'the phone’s clock stays in use',
}

/** Returns the report as text for a back-end developer. It holds shapes of values, and no value. */
export const reportText = ({ calls, refusals, rows }: ContractReport): string => {
  const differ = rows.filter(({ isAbsence }) => !isAbsence)
  const absent = rows.filter(({ isAbsence }) => isAbsence)
  const answers = calls.reduce((sum, { answered, refused, failed }) => sum + answered + refused + failed, 0)
  const refusedTimes = refusals.reduce((sum, { times }) => sum + times, 0)
  const refused = refusedTimes === 0 ? '' : `, ${refusedTimes} refused`
  return [
    `Contract report: ${counted(answers, 'answer')} of ${counted(calls.length, 'call')}, ${counted(differ.length, 'deviation')}${refused}`,
    ...folded(differ).map(lineOf),
    ...(refusals.length === 0 ? [] : ['', 'Refused by the server']),
    ...refusals.map(refusalText),
    ...(absent.length === 0 ? [] : ['', 'Absent or empty (may be missing)']),
    ...[...absent.filter(isAlways), ...absent.filter((row) => !isAlways(row))].map((row) => absenceText(row, differ)),
    '',
  ].join('\n')
}

const FEW = 3
const OF_MANY = /^(the (header|answer to a wrong token)|status$)/

/** Makes one row of what is the same in many calls, such as a header. */
const folded = (rows: readonly Row[]): Row[] => {
  const isAlike = (one: Row, other: Row) =>
    OF_MANY.test(one.field) && one.field === other.field && one.came === other.came
  return rows.flatMap((row, at) => {
    const same = rows.filter((other) => isAlike(row, other))
    if (same.length <= FEW) return [row]
    const times = same.reduce((sum, other) => sum + other.times, 0)
    return rows.findIndex((other) => isAlike(row, other)) < at
      ? []
      : [{ ...row, call: `${row.call} and ${same.length - 1} other calls`, times }]
  })
}

const lineOf = ({ call, field, expected, came, effect, times }: Row): string =>
  `- ${call}: ${field}: expected ${expected}, came ${came}; ${EFFECTS[effect]} (${timesText(times)})`

const isAlways = ({ times, among }: Row): boolean => times === among

/** Names also the fields that the contract lacks: one of them may be the absent field under another name. */
const absenceText = ({ call, field, times, among }: Row, differ: readonly Row[]): string => {
  const place = placeOf(field)
  const others = differ
    .filter((other) => other.effect === 'ignored' && other.call === call && placeOf(other.field) === place)
    .map((other) => other.field.slice(place === '' ? 0 : place.length + 1))
  const of =
    among === undefined
      ? timesText(times)
      : `in ${times} of ${counted(among, place.includes('[]') ? 'row' : 'answer')}`
  return `- ${call}: ${field} (${of})${others.length === 0 ? '' : `; unknown beside it: ${others.join(', ')}`}`
}

const refusalText = ({ call, status, times }: Refusal): string =>
  `- ${call}: status ${status}; the app ${effectOf(status)} (${timesText(times)})`

const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`

const timesText = (times: number): string => (times === 1 ? 'once' : `${times} times`)
