import type { Deviation, Effect } from './deviations'
import type { Verdict } from './judge'

export type Row = Deviation & { call: string; times: number }
export type Counted = { call: string; answered: number; refused: number; failed: number }
export type ContractReport = { calls: Counted[]; rows: Row[] }

export type Collector = {
  add: (call: string, verdict: Verdict) => void
  report: () => ContractReport
}

/** Counts deviations over answers: the same one of the same call is one row. */
export const createCollector = (): Collector => {
  const calls = new Map<string, Counted>()
  const rows = new Map<string, Row>()
  return {
    add: (call, { outcome, deviations }) => {
      const counted = calls.get(call) ?? { call, answered: 0, refused: 0, failed: 0 }
      calls.set(call, { ...counted, [outcome]: counted[outcome] + 1 })
      // Ten rows of one list that lack a field are one observation of one answer.
      const once = new Map(deviations.map((one) => [JSON.stringify([call, one]), one]))
      for (const [key, one] of once) rows.set(key, { call, ...one, times: (rows.get(key)?.times ?? 0) + 1 })
    },
    report: () => ({ calls: [...calls.values()], rows: [...rows.values()].sort(byWeight) }),
  }
}

const ORDER: readonly Effect[] = ['callFails', 'rowHidden', 'phoneClock', 'unknown', 'ignored']
const weight = ({ effect, isAbsence }: Row): number => ORDER.indexOf(effect) + (isAbsence ? ORDER.length : 0)
const byWeight = (one: Row, other: Row): number =>
  weight(one) - weight(other) || one.call.localeCompare(other.call) || one.field.localeCompare(other.field)

const EFFECTS: Readonly<Record<Effect, string>> = {
  callFails: 'the call fails',
  rowHidden: 'the row says that it cannot be shown',
  unknown: 'shown as —',
  ignored: 'ignored',
  phoneClock: 'the phone’s clock stays in use',
}

/** Returns the report as text for a back-end developer. It holds shapes of values, and no value. */
export const reportText = ({ calls, rows }: ContractReport): string => {
  const differ = rows.filter(({ isAbsence }) => !isAbsence)
  const absent = rows.filter(({ isAbsence }) => isAbsence)
  const answers = calls.reduce((sum, { answered, refused, failed }) => sum + answered + refused + failed, 0)
  return [
    `Contract report: ${answers} answers of ${calls.length} calls, ${differ.length} deviations`,
    ...differ.map(lineOf),
    ...(absent.length === 0 ? [] : ['', 'Absent or empty, and shown as —']),
    ...absent.map(({ call, field, times }) => `- ${call}: ${field} (${timesText(times)})`),
    '',
  ].join('\n')
}

const lineOf = ({ call, field, expected, came, effect, times }: Row): string =>
  `- ${call}: ${field}: expected ${expected}, came ${came}; ${EFFECTS[effect]} (${timesText(times)})`

const timesText = (times: number): string => (times === 1 ? 'once' : `${times} times`)
