import { spread } from './spread'
import { inTurns, ROUNDS } from './turns'

type Numbers = Readonly<Record<string, number>>

/** Runs of one thing that was measured: the head of its table, its name there, and its numbers by column. */
export type Row = { head: string; name: string; runs: readonly Numbers[] }

/** Measures what stands in one table, in turns, by the names of its rows. */
export const measureRows = async (
  head: string,
  measures: Readonly<Record<string, () => Promise<Numbers>>>,
  rounds = ROUNDS,
): Promise<Row[]> => {
  const runs = await inTurns(Object.keys(measures), rounds, async (name) => (await measures[name]?.()) ?? {})
  return [...runs].map(([name, told]) => ({ head, name, runs: told }))
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
