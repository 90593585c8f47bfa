/** Placeholder for a row that failed validation; the other rows are shown. */
export const UNREADABLE_ROW = { unreadable: true } as const
export type UnreadableRow = typeof UNREADABLE_ROW

export const isUnreadable = (row: object): row is UnreadableRow => row === UNREADABLE_ROW

export const readableRows = <T extends object>(rows: readonly (T | UnreadableRow)[]): T[] =>
  rows.filter((row): row is T => !isUnreadable(row))
