type Size = { width: number; height: number }

/** Old iPhones draw nothing on a longer canvas, and lose all canvases when their total is too large. */
const LONGEST_SIDE = 4096
const MOST_PIXELS = 5_500_000

export const widthWithin = ({ width, height }: Size, wished: number): number => {
  const ratio = height / width
  return Math.floor(Math.min(wished, LONGEST_SIDE, LONGEST_SIDE / ratio, Math.sqrt(MOST_PIXELS / ratio)))
}

const MOST_DRAWN = 6

export const pagesToDraw = (inSight: readonly number[], pageCount: number): number[] => {
  const seen = inSight.length === 0 ? [1] : [...inSight].sort((one, other) => one - other)
  const [first = 1] = seen
  const last = seen[seen.length - 1] ?? first
  const around = [last + 1, first - 1, last + 2]
  return [...seen, ...around].filter((page) => page >= 1 && page <= pageCount).slice(0, MOST_DRAWN)
}

export const ZOOMS = { least: 1, most: 4 } as const
const STEP = 1.5

export const zoomedIn = (zoom: number): number => zoomWithin(zoom * STEP)
export const zoomedOut = (zoom: number): number => zoomWithin(zoom / STEP)

export const zoomWithin = (zoom: number): number => Math.min(Math.max(zoom, ZOOMS.least), ZOOMS.most)

export const ratioOf = ({ width, height }: Size): number => Math.min(Math.max(width / height, 0.2), 5) || 1
