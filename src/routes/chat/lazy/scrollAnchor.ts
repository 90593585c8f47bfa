/** Nearer to the end the reader is at the end. */
export const END_PX = 60

/** A row, and how far below the top of the view it begins and ends. */
export type SeenRow = { key: string; top: number; bottom: number }

/** Where somebody reads in a list: at its end, or by the rows that were drawn. */
export type ReadingPlace = {
  rows: readonly SeenRow[]
  atEnd: boolean
  /** How it stood when seen last; undefined while it is hidden. */
  seen: Seen | undefined
}

/** How far a list was scrolled, how long and how high it was, and how high the window. */
type Seen = { top: number; length: number; view: number; window: number }

/** Of a list that was never seen the end is read. */
export const END: ReadingPlace = { rows: [], atEnd: true, seen: undefined }

/** The place as it is in front of the reader now, with these rows drawn. */
export const placeIn = (box: HTMLElement, rows: readonly SeenRow[]): ReadingPlace => ({
  rows,
  ...standing({ top: box.scrollTop, length: box.scrollHeight, view: box.clientHeight, window: window.innerHeight }),
})

/**
 * The place after what the reader has scrolled and no event has told yet: a list is often drawn in between, and then
 * shows no more where the rows were.
 */
export const movedPlace = (place: ReadingPlace, box: HTMLElement): ReadingPlace => {
  const { rows, seen } = place
  if (seen === undefined) return place
  const by = box.scrollTop - seen.top
  // What has become too short for where it stood is moved by the browser.
  const isCut = by < 0 && box.scrollTop + box.clientHeight > box.scrollHeight - 1
  if (by === 0 || isCut || isPushed(seen, box)) return place
  return {
    rows: movedBy(rows, -by),
    ...standing({ ...seen, top: box.scrollTop }),
  }
}

/**
 * When a keyboard resizes the window, the list may be higher for a moment than before and after. What is near its end
 * is then moved by the browser, and never by more than a window.
 */
const isPushed = ({ top, window: before }: Seen, { scrollTop, scrollHeight }: HTMLElement): boolean =>
  window.innerHeight !== before && scrollTop < top && scrollHeight - scrollTop <= Math.max(window.innerHeight, before)

/** Whether it, or its view, has become larger or smaller since: what is scrolled then is not the reader's doing. */
export const isResized = ({ seen }: ReadingPlace, { scrollHeight, clientHeight }: HTMLElement): boolean =>
  seen !== undefined && (seen.length !== scrollHeight || seen.view !== clientHeight)

/** The same rows, this much further below. */
export const movedBy = (rows: readonly SeenRow[], by: number): SeenRow[] =>
  rows.map(({ key, top, bottom }) => ({ key, top: top + by, bottom: bottom + by }))

/** The first of the rows that is seen. */
export const firstSeen = (rows: readonly SeenRow[], { clientHeight }: HTMLElement): SeenRow | undefined => {
  const first = rows.find(({ bottom }) => bottom > 0)
  return first !== undefined && first.top < clientHeight ? first : undefined
}

/** The rows that are drawn, where they stand now. */
export const rowsIn = (box: HTMLElement, items: HTMLOListElement): SeenRow[] => {
  const edge = box.getBoundingClientRect().top
  return [...items.children].flatMap((item) => {
    const key = item instanceof HTMLElement ? item.dataset['key'] : undefined
    if (key === undefined) return []
    const { top, bottom } = item.getBoundingClientRect()
    return [{ key, top: top - edge, bottom: bottom - edge }]
  })
}

const standing = (seen: Seen): Pick<ReadingPlace, 'atEnd' | 'seen'> => ({
  atEnd: seen.length - seen.top - seen.view < END_PX,
  seen,
})
