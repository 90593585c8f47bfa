export const pageOf = <T>(
  rows: readonly T[],
  { pageNum, pageSize }: { pageNum: number; pageSize: number },
): { list: T[]; total: number } => ({
  list: rows.slice((pageNum - 1) * pageSize, pageNum * pageSize),
  total: rows.length,
})
