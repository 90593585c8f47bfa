/** Nearer to the end the reader is at the end. */
const END_PX = 60

/** A row, and how far below the top of the view it begins. */
type Anchor = { key: string; top: number }

/** Where somebody reads in a list: at its end, or by the first row that is seen. */
export type ReadingPlace = {
  anchor: Anchor | undefined
  atEnd: boolean
  /** How far it was scrolled, and how long it was, when that was seen last; undefined while it is hidden. */
  seen: { top: number; length: number } | undefined
}

/** Of a list that was never seen the end is read. */
export const END: ReadingPlace = { anchor: undefined, atEnd: true, seen: undefined }

/** The place as it is in front of the reader now. */
export const placeIn = (box: HTMLElement, items: HTMLOListElement): ReadingPlace => ({
  anchor: anchorIn(box, items),
  atEnd: isAtEnd(box, box.scrollHeight),
  seen: { top: box.scrollTop, length: box.scrollHeight },
})

/**
 * The place after what the reader has scrolled and no event has told yet: a list is often drawn in between, and then
 * shows no more where the rows were.
 */
export const movedPlace = (place: ReadingPlace, box: HTMLElement): ReadingPlace => {
  const { anchor, seen } = place
  if (seen === undefined) return place
  const by = box.scrollTop - seen.top
  // What has become too short for where it stood is moved by the browser.
  const isCut = by < 0 && box.scrollTop + box.clientHeight > box.scrollHeight - 1
  if (by === 0 || isCut) return place
  return {
    anchor: anchor && { key: anchor.key, top: anchor.top - by },
    atEnd: isAtEnd(box, seen.length),
    seen: { top: box.scrollTop, length: seen.length },
  }
}

/** How far the list has to be scrolled on for the row to stand where it stood; nothing where it is not drawn. */
export const wayTo = ({ key, top }: Anchor, box: HTMLElement, items: HTMLOListElement): number => {
  const item = rowsIn(items).find((one) => one.dataset['key'] === key)
  return item === undefined ? 0 : item.getBoundingClientRect().top - box.getBoundingClientRect().top - top
}

export const rowsIn = (items: HTMLOListElement): HTMLElement[] =>
  [...items.children].filter((item): item is HTMLElement => item instanceof HTMLElement)

const isAtEnd = ({ scrollTop, clientHeight }: HTMLElement, length: number): boolean =>
  length - scrollTop - clientHeight < END_PX

/** The first row that is seen. */
const anchorIn = (box: HTMLElement, items: HTMLOListElement): Anchor | undefined => {
  const edge = box.getBoundingClientRect().top
  const first = rowsIn(items).find((item) => item.getBoundingClientRect().bottom > edge)
  const key = first?.dataset['key']
  const isSeen = first !== undefined && first.getBoundingClientRect().top < edge + box.clientHeight
  return first === undefined || key === undefined || !isSeen
    ? undefined
    : { key, top: first.getBoundingClientRect().top - edge }
}
