import { expect, test } from 'vitest'
import { END, movedAnchor } from '@/routes/chat/lazy/scrollAnchor'
import { rowAt } from '@/routes/chat/lazy/virtualRange'

/** A view of 500 pixels on a list of this length. */
const boxAt = (scrollTop: number, scrollHeight = 2000) =>
  Object.defineProperties(document.createElement('div'), {
    scrollTop: { value: scrollTop },
    scrollHeight: { value: scrollHeight },
    clientHeight: { value: 500 },
  })
const at = (top: number) => ({ top, length: 2000, view: 500, window: 768 })
const place = { rows: [{ key: 'a', top: 10, bottom: 90 }], atEnd: true, seen: at(1500) }

test('[RE5] the read text moves by exactly what the user scrolled, whatever is rendered above it', () => {
  expect(movedAnchor(place, boxAt(1500))).toBe(place)
  const moved = { rows: [{ key: 'a', top: 1210, bottom: 1290 }], atEnd: false, seen: at(300) }
  expect(movedAnchor(place, boxAt(300))).toEqual(moved)
  expect(movedAnchor(place, boxAt(300, 3000))).toEqual(moved)
  expect(movedAnchor(moved, boxAt(1480, 3000))).toMatchObject({ rows: [{ top: 30, bottom: 110 }], atEnd: true })
})

test('[RE5] a list that becomes too short for its position, or is hidden, does not count as scrolled', () => {
  expect(movedAnchor(place, boxAt(700, 1200))).toBe(place)
  expect(movedAnchor(END, boxAt(0))).toBe(END)
})

test('[A470] scrolling caused by a keyboard that resizes the window does not count as the user’s', () => {
  const seen = { ...at(1500), window: 800 }
  const before = { ...place, seen }
  expect(movedAnchor(before, boxAt(1410))).toBe(before)
  // Only the reader scrolls so far.
  expect(movedAnchor(before, boxAt(300))).toMatchObject({ atEnd: false })
})

test('[RE9] in an unrendered part the row is found by the heights before it', () => {
  const sizes = Float64Array.of(100, 100, 100)
  const found = [-50, 0, 99, 100, 250, 300, 9000].map((top) => rowAt(sizes, top).index)
  expect(found).toEqual([0, 0, 0, 1, 2, 2, 2])
})
