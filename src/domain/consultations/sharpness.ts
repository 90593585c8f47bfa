/** Pixels row by row, four bytes each (red, green, blue, opacity), as a canvas gives them. */
export type Pixels = { width: number; height: number; data: Uint8ClampedArray }

/** The longest side, in pixels, of the small copy that is measured. */
export const MEASURED_SIDE = 320

/** A smaller picture has too few pixels to be judged. */
const SHORTEST_SIDE = 100

/**
 * Returns whether a picture looks blurred, from its small copy. A sharp picture has detail that vanishes when the copy
 * is made four times smaller, and a blurred one has none. Where noise or plain ground may hide the detail, the picture
 * passes. All figures below were chosen on the generated pictures of its tests.
 */
export const looksBlurred = ({ width, height, data }: Pixels): boolean => {
  if (Math.min(width, height) < SHORTEST_SIDE) return false
  const fine = greyOf({ width, height, data })
  const middle = halved(halved(fine))
  const coarse = halved(middle)
  const noise = noiseOf(fine)
  const detail = strongest(fine, BLOCK) - (NOISE_IN_FINE - NOISE_MARGIN) * noise
  const shapes = Math.max(
    strongest(middle, BLOCK / 4) - NOISE_IN_MIDDLE * noise,
    (strongest(coarse, BLOCK / 8) - NOISE_IN_COARSE * noise) / 4,
  )
  return shapes > LEAST_SHAPES && detail < LEAST_DETAIL * shapes
}

/** In pixels of the small copy. */
const BLOCK = 16
/** The share of blocks that are compared: those with the most detail. */
const SHARE = 0.05
/** The result of pure noise of variance 1 in the strongest blocks, at three scales. */
const NOISE_IN_FINE = 29
const NOISE_IN_MIDDLE = 3.4
const NOISE_IN_COARSE = 1.5
/** The relative deviation from these values that the noise of one picture may have. */
const NOISE_MARGIN = 0.5
/** In squared steps of brightness (0 to 255). A picture below this has too few shapes to be judged. */
const LEAST_SHAPES = 6
/** The least detail of a sharp picture, as a share of its shapes: a third of what the plainest sharp picture has. */
const LEAST_DETAIL = 0.04

type Grey = { width: number; height: number; values: Float32Array }

const greyOf = ({ width, height, data }: Pixels): Grey => {
  const values = new Float32Array(width * height)
  const at = (place: number): number => data[place] ?? 0
  for (let pixel = 0; pixel < values.length; pixel++)
    values[pixel] = 0.299 * at(4 * pixel) + 0.587 * at(4 * pixel + 1) + 0.114 * at(4 * pixel + 2)
  return { width, height, values }
}

const halved = (grey: Grey): Grey => {
  const [width, height] = [grey.width >> 1, grey.height >> 1]
  const values = new Float32Array(width * height)
  const pair = (place: number): number => (grey.values[place] ?? 0) + (grey.values[place + 1] ?? 0)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const place = 2 * (y * grey.width + x)
      values[y * width + x] = (pair(place) + pair(place + grey.width)) / 4
    }
  return { width, height, values }
}

/** The mean square of the Laplacian in the blocks where it is largest. */
const strongest = (grey: Grey, block: number): number => {
  const means = blockMeans(grey, block, (beside, _corners, self) => (beside - 4 * self) ** 2)
  const best = means.sort((one, other) => other - one).slice(0, Math.max(1, Math.round(means.length * SHARE)))
  return best.reduce((sum, mean) => sum + mean, 0) / best.length
}

/** Variance of the noise by Immerkær (1996, doi:10.1006/cviu.1996.0060), in a quiet part of the picture. */
const noiseOf = (grey: Grey): number => {
  const means = blockMeans(grey, BLOCK, (beside, corners, self) => Math.abs(4 * self - 2 * beside + corners))
  const quiet = means.sort((one, other) => one - other)[Math.floor(means.length / 5)] ?? 0
  return (Math.PI / 2) * (quiet / 6) ** 2
}

/** Receives a pixel with the sums of its four direct neighbours and of the four at its corners. */
type Measure = (beside: number, corners: number, self: number) => number

const blockMeans = ({ width, height, values }: Grey, block: number, measure: Measure): number[] => {
  const means: number[] = []
  const pair = (one: number, other: number): number => (values[one] ?? 0) + (values[other] ?? 0)
  const at = (x: number, y: number): number => {
    const place = y * width + x
    const [above, below] = [place - width, place + width]
    const beside = pair(place - 1, place + 1) + pair(above, below)
    return measure(beside, pair(above - 1, above + 1) + pair(below - 1, below + 1), values[place] ?? 0)
  }
  for (let top = 0; top + block <= height; top += block)
    for (let left = 0; left + block <= width; left += block) {
      let [sum, count] = [0, 0]
      for (let y = Math.max(1, top); y < Math.min(height - 1, top + block); y++)
        for (let x = Math.max(1, left); x < Math.min(width - 1, left + block); x++) {
          sum += at(x, y)
          count++
        }
      if (count > 0) means.push(sum / count)
    }
  return means
}
