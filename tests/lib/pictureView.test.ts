import { expect, test } from 'vitest'
import { enlargedAt, firstView, fittedIn, isWider, mostOf, movedBy, sizeOf, WHOLE } from '@/lib/pictureView'

const STAGE = { width: 300, height: 600 }
/** Fits at 300 x 200. */
const WIDE = { picture: { width: 1500, height: 1000 }, stage: STAGE }
/** Fits at 60 x 600, a fifth of the stage. */
const TALL = { picture: { width: 100, height: 1000 }, stage: STAGE }

test('a picture fits with its longer side, a small one enlarged', () => {
  expect(fittedIn(WIDE)).toEqual({ width: 300, height: 200 })
  expect(fittedIn({ ...WIDE, picture: { width: 15, height: 10 } })).toEqual({ width: 300, height: 200 })
})

test('[A472] a tall picture opens at its top, as wide as the stage, and any other one whole', () => {
  expect(firstView(WIDE)).toEqual(WHOLE)
  // 60 x 5 = 300 wide, 3000 high: the centre is (3000 - 600) / 2 = 1200 below that of the stage.
  expect(firstView(TALL)).toEqual({ scale: 5, x: 0, y: 1200 })
})

test('enlarging keeps the point under the fingers, as far as no strip beside the picture shows', () => {
  // Twice as large is 600 x 400; the point 100 right of the centre moves the picture 100 left.
  expect(enlargedAt(WHOLE, 2, { x: 100, y: 0 }, WIDE)).toEqual({ scale: 2, x: -100, y: 0 })
  // It is lower than the stage, so it stays centred, and its edge may not enter: (600 - 300) / 2 = 150.
  expect(enlargedAt(WHOLE, 2, { x: 200, y: 300 }, WIDE)).toEqual({ scale: 2, x: -150, y: 0 })
})

test('a picture is never smaller than whole, and at most five times its first size', () => {
  expect(enlargedAt(WHOLE, 0.2, { x: 0, y: 0 }, WIDE).scale).toBe(1)
  expect(enlargedAt(WHOLE, 100, { x: 0, y: 0 }, WIDE).scale).toBe(5)
  expect(mostOf(TALL)).toBe(25)
})

test('a picture is moved along an axis on which it is larger than the stage, up to its edge', () => {
  const large = enlargedAt(WHOLE, 4, { x: 0, y: 0 }, WIDE)
  expect(sizeOf(large, WIDE)).toEqual({ width: 1200, height: 800 })
  expect(movedBy(large, { x: 50, y: -50 }, WIDE)).toEqual({ scale: 4, x: 50, y: -50 })
  expect(movedBy(large, { x: 5000, y: -5000 }, WIDE)).toEqual({ scale: 4, x: 450, y: -100 })
  expect(movedBy(WHOLE, { x: 50, y: 50 }, WIDE)).toEqual(WHOLE)
  expect(isWider(large, WIDE)).toBe(true)
  expect(isWider(firstView(TALL), TALL)).toBe(false)
})
