/** What stands in a list for a row that could not be read: it is shown as such and takes no other row with it. */
export const UNREADABLE_ROW = { broken: true } as const
export type UnreadableRow = typeof UNREADABLE_ROW

export const isUnreadable = (row: object): row is UnreadableRow => 'broken' in row

/** The rows that could be read. */
export const readableRows = <T extends object>(rows: (T | UnreadableRow)[]): T[] =>
  rows.filter((row): row is T => !isUnreadable(row))
