import type { Pixels } from '@/domain/consultations/sharpness'

// Generated pictures of skin as a phone takes them: soft shading, pores, spots with a rim, and hairs.

/** Light and contrast as shares; noise in steps of brightness, of 255. */
export type Conditions = { light: number; contrast: number; noise: number }

/** In pixels as photographed; the copy that is measured is a third of it. */
const WIDTH = 960
const HEIGHT = 720
const SHRINK = 3

type Plane = Float32Array

/** Mulberry32: the same numbers from 0 to 1 for the same seed. */
const randomFrom = (seed: number) => {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const darken = (plane: Plane, x: number, y: number, by: number): void => {
  const place = y * WIDTH + x
  if (x >= 0 && x < WIDTH && y >= 0 && y < HEIGHT) plane[place] = (plane[place] ?? 0) - by
}

export const skin = (seed: number, contrast: number): Plane => {
  const random = randomFrom(seed)
  const within = (from: number, to: number) => from + random() * (to - from)
  const [tone, aslant, upright] = [within(150, 200), within(-30, 30), within(-30, 30)]
  const plane = new Float32Array(WIDTH * HEIGHT).map(
    (_, place) => tone + aslant * ((place % WIDTH) / WIDTH - 0.5) + upright * (place / WIDTH / HEIGHT - 0.5),
  )
  for (let pore = 0; pore < 4000; pore++) {
    const [left, top, depth] = [Math.floor(within(0, WIDTH)), Math.floor(within(0, HEIGHT)), within(4, 10) * contrast]
    for (const x of [0, 1]) for (const y of [0, 1]) darken(plane, left + x, top + y, depth)
  }
  for (let spot = Math.floor(within(2, 7)); spot > 0; spot--) {
    const [x, y, radius, depth] = [within(0, WIDTH), within(0, HEIGHT), within(5, 45), within(10, 35) * contrast]
    for (let top = Math.floor(y - radius); top < y + radius; top++)
      for (let left = Math.floor(x - radius); left < x + radius; left++) {
        const inside = radius - Math.hypot(left - x, top - y)
        // A rim of two pixels.
        darken(plane, left, top, depth * Math.min(1, Math.max(0, inside / 2)))
      }
  }
  for (let hair = Math.floor(within(0, 12)); hair > 0; hair--) {
    let [x, y, direction] = [within(0, WIDTH), within(0, HEIGHT), within(0, 2 * Math.PI)]
    const depth = within(15, 45) * contrast
    for (let step = 0; step < 150; step++) {
      x += Math.cos(direction)
      y += Math.sin(direction)
      direction += within(-0.05, 0.05)
      darken(plane, Math.round(x), Math.round(y), depth)
      darken(plane, Math.round(x) + 1, Math.round(y), depth / 2)
    }
  }
  return plane
}

/** Out of focus: a Gaussian of this many pixels, once along each direction. */
export const blurred = (plane: Plane, sigma: number): Plane => {
  const reach = Math.ceil(3 * sigma)
  const weights = Array.from({ length: 2 * reach + 1 }, (_, index) =>
    Math.exp(-((index - reach) ** 2) / 2 / sigma ** 2),
  )
  const whole = weights.reduce((sum, weight) => sum + weight)
  const along = (from: Plane, dx: number, dy: number): Plane =>
    from.map((_, place) => {
      const [x, y] = [place % WIDTH, Math.floor(place / WIDTH)]
      let sum = 0
      for (let step = -reach; step <= reach; step++) {
        const left = Math.min(WIDTH - 1, Math.max(0, x + step * dx))
        const top = Math.min(HEIGHT - 1, Math.max(0, y + step * dy))
        sum += (from[top * WIDTH + left] ?? 0) * (weights[step + reach] ?? 0)
      }
      return sum / whole
    })
  return along(along(plane, 1, 0), 0, 1)
}

/** The small copy of a photo: dimmed, with noise, in whole steps, then averaged. */
export const photographed = (plane: Plane, seed: number, { light, noise }: Conditions): Pixels => {
  const random = randomFrom(-seed)
  const gauss = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
  const photo = plane.map((value) => Math.min(255, Math.max(0, Math.round(value * light + noise * gauss()))))
  const [width, height] = [WIDTH / SHRINK, HEIGHT / SHRINK]
  const data = new Uint8ClampedArray(4 * width * height)
  for (let place = 0; place < width * height; place++) {
    const corner = SHRINK * (Math.floor(place / width) * WIDTH + (place % width))
    let sum = 0
    for (let step = 0; step < SHRINK * SHRINK; step++)
      sum += photo[corner + Math.floor(step / SHRINK) * WIDTH + (step % SHRINK)] ?? 0
    data.fill(sum / SHRINK / SHRINK, 4 * place, 4 * place + 3)
    data[4 * place + 3] = 255
  }
  return { width, height, data }
}
