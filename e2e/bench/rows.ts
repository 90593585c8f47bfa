import { spread } from './spread'
import { inTurns, ROUNDS } from './turns'

type Numbers = Readonly<Record<string, number>>

/** Runs of one thing that was measured: the head of its table, its name there, and its numbers by column. */
export type Row = { head: string; name: string; runs: readonly Numbers[] }

/** Measures what stands in one table, in turns, by the names of its rows. */
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

/** Measures what tells of several tables at once, in turns, by its name in all of them. */
export const measureTables = async (
  measures: Readonly<Record<string, () => Promise<Readonly<Record<string, Numbers>>>>>,
  rounds = ROUNDS,
  tell?: (text: string) => void,
): Promise<Row[]> => {
  const runs = await inTurns(Object.keys(measures), rounds, async (name) => (await measures[name]?.()) ?? {}, tell)
  return [...runs].flatMap(([name, told]) =>
    [...new Set(told.flatMap((tables) => Object.keys(tables)))].map((head) => ({
      head,
      name,
      runs: told.map((tables) => tables[head] ?? {}),
    })),
  )
}

/** The rows of a table, its head first; what a row does not tell is a dash. */
export const tableOf = (rows: readonly Row[]): string[][] => {
  const columns = [...new Set(rows.flatMap(({ runs }) => runs.flatMap((run) => Object.keys(run))))]
  return [
    [rows[0]?.head ?? '', ...columns],
    ...rows.map(({ name, runs }) => [name, ...columns.map((column) => told(runs.map((run) => run[column])))]),
  ]
}

const told = (values: readonly (number | undefined)[]): string =>
  spread(values, values.every((value) => value === undefined || Number.isInteger(value)) ? 0 : 1)
