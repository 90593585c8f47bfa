/** A block on paper: how high it is, and where it may be cut if it is higher than a sheet (both from its top). */
export type Block = { height: number; cuts: readonly number[] }

/** A part of a block on a sheet: which block, from where to where. */
export type SheetPart = { block: number; from: number; to: number }

/**
 * Lays blocks on sheets of this height, with a gap between two. A sheet ends between blocks; only one that is higher
 * than a whole sheet is cut, where that is allowed, or at the edge where nothing allows it.
 */
export const onSheets = (blocks: readonly Block[], sheetHeight: number, gap: number): SheetPart[][] => {
  const sheets: SheetPart[][] = []
  let used = Infinity
  const put = (part: SheetPart): void => {
    const height = part.to - part.from
    const sheet = sheets[sheets.length - 1]
    if (sheet !== undefined && used + gap + height <= sheetHeight) {
      sheet.push(part)
      used += gap + height
    } else {
      sheets.push([part])
      used = height
    }
  }
  for (const [block, { height, cuts }] of blocks.entries())
    for (const { from, to } of pieces(height, cuts, sheetHeight)) put({ block, from, to })
  return sheets
}

/** The pieces of a block, none higher than a sheet. */
const pieces = (height: number, cuts: readonly number[], most: number): { from: number; to: number }[] => {
  const found: { from: number; to: number }[] = []
  let from = 0
  while (height - from > most) {
    const end = from + most
    const to = Math.max(...cuts.filter((cut) => cut > from && cut <= end), 0) || end
    found.push({ from, to })
    from = to
  }
  return height > from ? [...found, { from, to: height }] : found
}
