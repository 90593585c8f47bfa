export const first = (rows: string[]): string => rows[0]!
