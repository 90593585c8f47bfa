/** Within this distance from the end the reader is at the end. */
export const END_PX = 60

/** A row and its edges, in pixels below the top of the view. */
export type SeenRow = { key: string; top: number; bottom: number }

/** Where the user reads in a list: at its end, or at the rendered rows. */
export type ScrollAnchor = {
  rows: readonly SeenRow[]
  atEnd: boolean
  /** The last measurement; undefined while the list is hidden. */
  seen: Seen | undefined
}

type Seen = { top: number; length: number; view: number; window: number }

/** A list that was never visible is read at its end. */
export const END: ScrollAnchor = { rows: [], atEnd: true, seen: undefined }

export const anchorIn = (box: HTMLElement, rows: readonly SeenRow[]): ScrollAnchor => ({
  rows,
  ...anchorOf({ top: box.scrollTop, length: box.scrollHeight, view: box.clientHeight, window: window.innerHeight }),
})

/** A hidden box is nowhere. */
export const isAtEnd = (box: HTMLElement | null): boolean =>
  box !== null && box.clientHeight > 0 && anchorIn(box, []).atEnd

/**
 * Moves the anchor by what was scrolled before the event arrived. The list is often rendered in between, and then no
 * longer shows where the rows were.
 */
export const movedAnchor = (anchor: ScrollAnchor, box: HTMLElement): ScrollAnchor => {
  const { rows, seen } = anchor
  if (seen === undefined) return anchor
  const by = box.scrollTop - seen.top
  // The browser scrolls a list that becomes too short for its position.
  const isCut = by < 0 && box.scrollTop + box.clientHeight > box.scrollHeight - 1
  if (by === 0 || isCut || isPushed(seen, box)) return anchor
  return {
    rows: movedBy(rows, -by),
    ...anchorOf({ ...seen, top: box.scrollTop }),
  }
}

/**
 * A keyboard that resizes the window can make the list higher for a moment. The browser then scrolls it near its end,
 * by at most a window’s height.
 */
const isPushed = ({ top, window: before }: Seen, { scrollTop, scrollHeight }: HTMLElement): boolean =>
  window.innerHeight !== before && scrollTop < top && scrollHeight - scrollTop <= Math.max(window.innerHeight, before)

/**
 * Returns whether content, view or window changed size; scrolling is then not the user’s. A keyboard can hide a line
 * above the view, which is then as high as before.
 */
export const isResized = ({ seen }: ScrollAnchor, { scrollHeight, clientHeight }: HTMLElement): boolean =>
  seen !== undefined &&
  (seen.length !== scrollHeight || seen.view !== clientHeight || seen.window !== window.innerHeight)

export const movedBy = (rows: readonly SeenRow[], by: number): SeenRow[] =>
  rows.map(({ key, top, bottom }) => ({ key, top: top + by, bottom: bottom + by }))

export const firstSeen = (rows: readonly SeenRow[], { clientHeight }: HTMLElement): SeenRow | undefined => {
  const first = rows.find(({ bottom }) => bottom > 0)
  return first !== undefined && first.top < clientHeight ? first : undefined
}

export const rowsIn = (box: HTMLElement, items: HTMLOListElement): SeenRow[] => {
  const edge = box.getBoundingClientRect().top
  return [...items.children].flatMap((item) => {
    const key = item instanceof HTMLElement ? item.dataset['key'] : undefined
    if (key === undefined) return []
    const { top, bottom } = item.getBoundingClientRect()
    return [{ key, top: top - edge, bottom: bottom - edge }]
  })
}

const anchorOf = (seen: Seen): Pick<ScrollAnchor, 'atEnd' | 'seen'> => ({
  atEnd: seen.length - seen.top - seen.view < END_PX,
  seen,
})
