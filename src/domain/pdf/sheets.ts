export type Block = {
  height: number
  /** Allowed cuts between parts. */
  parts: readonly number[]
  /** Allowed cuts between lines, also within a part. */
  lines: readonly number[]
}

export type SheetPart = { block: number; from: number; to: number }

/** At most this share of a sheet stays empty to keep a block together. */
const EMPTY_SHARE = 1 / 3

/**
 * Lays blocks on sheets of this height with a gap between them. A sheet ends between blocks, unless more than a third
 * of it would stay empty: then a block is cut between its parts or lines. A taller block without an allowed cut is cut
 * at the edge.
 */
export const onSheets = (blocks: readonly Block[], sheetHeight: number, gap: number): SheetPart[][] => {
  const mayStayEmpty = sheetHeight * EMPTY_SHARE
  const sheets: SheetPart[][] = []
  let sheet: SheetPart[] = []
  let room = sheetHeight
  const put = (part: SheetPart): void => {
    if (sheet.length === 0) sheets.push(sheet)
    sheet.push(part)
    room -= part.to - part.from + gap
  }
  for (const [index, block] of blocks.entries()) {
    let from = 0
    while (from < block.height) {
      const isFresh = sheet.length === 0
      const end = from + room
      const to = block.height <= end ? block.height : cutOf(block, from, end, mayStayEmpty)
      if (isFresh || to === block.height || (room > mayStayEmpty && end - to <= mayStayEmpty)) {
        const cut = to > from ? to : end
        put({ block: index, from, to: cut })
        from = cut
      }
      if (from === block.height) break
      sheet = []
      room = sheetHeight
    }
  }
  return sheets
}

const cutOf = ({ parts, lines }: Block, from: number, end: number, mayStayEmpty: number): number => {
  const lastOf = (cuts: readonly number[]) => Math.max(from, ...cuts.filter((cut) => cut <= end))
  const part = lastOf(parts)
  return end - part <= mayStayEmpty ? part : lastOf(lines)
}
