import { spread } from './spread'
import { inTurns, ROUNDS } from './turns'

type Numbers = Readonly<Record<string, number>>

export type Row = { head: string; name: string; runs: readonly Numbers[] }

export const measureRows = (
  head: string,
  measures: Readonly<Record<string, () => Promise<Numbers>>>,
  rounds = ROUNDS,
): Promise<Row[]> =>
  measureTables(
    Object.fromEntries(
      Object.entries(measures).map(([name, measure]) => [name, async () => ({ [head]: await measure() })]),
    ),
    rounds,
  )

export const measureTables = async (
  measures: Readonly<Record<string, () => Promise<Readonly<Record<string, Numbers>>>>>,
  rounds = ROUNDS,
  report?: (text: string) => void,
): Promise<Row[]> => {
  const runs = await inTurns(Object.keys(measures), rounds, async (name) => (await measures[name]?.()) ?? {}, report)
  return [...runs].flatMap(([name, results]) =>
    [...new Set(results.flatMap((tables) => Object.keys(tables)))].map((head) => ({
      head,
      name,
      runs: results.map((tables) => tables[head] ?? {}),
    })),
  )
}

export const tableOf = (rows: readonly Row[]): string[][] => {
  const columns = [...new Set(rows.flatMap(({ runs }) => runs.flatMap((run) => Object.keys(run))))]
  return [
    [rows[0]?.head ?? '', ...columns],
    ...rows.map(({ name, runs }) => [name, ...columns.map((column) => spreadOf(runs.map((run) => run[column])))]),
  ]
}

const spreadOf = (values: readonly (number | undefined)[]): string =>
  spread(values, values.every((value) => value === undefined || Number.isInteger(value)) ? 0 : 1)
