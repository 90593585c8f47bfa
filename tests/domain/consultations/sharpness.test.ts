import { expect, test } from 'vitest'
import { looksBlurred, type Pixels } from '@/domain/consultations/sharpness'
import { blurred, photographed, skin, type Conditions } from './skinPictures'

const SEEDS = [1, 2, 3, 4, 5]
const DAYLIGHT: Conditions = { light: 1, contrast: 1, noise: 2 }
const LAMP: Conditions = { light: 0.8, contrast: 0.7, noise: 3 }
const FAINT: Conditions = { light: 0.9, contrast: 0.4, noise: 2 }
const DIM: Conditions = { light: 0.4, contrast: 1, noise: 5 }

/** Returns how many of five pictures are called blurred. `blur` is in pixels of a photo 960 pixels wide. */
const share = (conditions: Conditions, blur: number): number =>
  SEEDS.filter((seed) => {
    const sharp = skin(seed, conditions.contrast)
    return looksBlurred(photographed(blur === 0 ? sharp : blurred(sharp, blur), seed, conditions))
  }).length

test('at most one of 20 sharp pictures, in daylight, by a lamp, of faint contrast and in dim light, is called blurred', () => {
  expect([DAYLIGHT, LAMP, FAINT, DIM].reduce((sum, conditions) => sum + share(conditions, 0), 0)).toBeLessThanOrEqual(
    1,
  )
})

test('in daylight every picture that is out of focus is called blurred', () => {
  expect(share(DAYLIGHT, 4.5)).toBe(5)
})

test('by a lamp and with faint contrast most pictures that are a little out of focus are called blurred', () => {
  expect(share(LAMP, 2.5)).toBeGreaterThanOrEqual(4)
  expect(share(FAINT, 2.5)).toBeGreaterThanOrEqual(4)
})

/** A grey picture by a function of the place. */
const drawn = (width: number, height: number, grey: (x: number) => number): Pixels => {
  const data = new Uint8ClampedArray(4 * width * height)
  for (let place = 0; place < width * height; place++) data.fill(grey(place % width), 4 * place, 4 * place + 4)
  return { width, height, data }
}

const edge = (x: number) => (x < 159 ? 60 : 200)
const softEdge = (x: number) => 60 + 140 * Math.min(1, Math.max(0, (x - 145) / 30))

test('an edge between two flat halves is sharp, and a slope over 30 pixels is blurred', () => {
  expect(looksBlurred(drawn(320, 240, edge))).toBe(false)
  expect(looksBlurred(drawn(320, 240, softEdge))).toBe(true)
})

test('a picture of one colour, and one too small to tell, are not called blurred', () => {
  expect(looksBlurred(drawn(320, 240, () => 128))).toBe(false)
  expect(looksBlurred(drawn(320, 90, softEdge))).toBe(false)
})
