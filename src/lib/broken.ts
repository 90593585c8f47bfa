/** What stands in a list for a row that could not be read: it is shown as such and takes no other row with it. */
export const BROKEN = { broken: true } as const
export type Broken = typeof BROKEN

export const isBroken = (row: object): row is Broken => 'broken' in row

/** The rows that could be read. */
export const readableRows = <T extends object>(rows: (T | Broken)[]): T[] =>
  rows.filter((row): row is T => !isBroken(row))
