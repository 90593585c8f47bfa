import { uprightMatrix, uprightSize, type Turn } from '@/domain/consultations/jpeg'
import { looksBlurred, MEASURED_SIDE } from '@/domain/consultations/sharpness'
import type { PixelSize } from '@/domain/consultations/pictureBytes'

/** The picture without rotation data, its size, and its rotation. */
export type Drawing = { picture: Blob; size: PixelSize; turn: Turn }

export type Surface = {
  context: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D | null
  encode: (quality: number) => Promise<Blob | null>
  free: () => void
}

/** What is drawn from a picture: the JPEG that is sent, and whether the picture looks blurred. */
export type Drawn = { jpeg: Blob; isBlurred: boolean }

const MOST_BYTES = 1_000_000
/** Longest side and quality, from best to smallest; the first that is small enough is used. */
const TRIES = [
  [1600, 0.85],
  [1600, 0.7],
  [1600, 0.5],
  [1200, 0.5],
  [800, 0.4],
] as const

export const JPEG = 'image/jpeg'
const GROUND = 'white'

export const draw = async (
  image: CanvasImageSource,
  drawing: Drawing,
  open: (size: PixelSize) => Surface,
): Promise<Drawn> => ({
  jpeg: await smallJpeg(image, drawing, open),
  isBlurred: isBlurred(image, drawing.size, open),
})

const isBlurred = (image: CanvasImageSource, size: PixelSize, open: (size: PixelSize) => Surface): boolean => {
  const { width, height } = within(size, MEASURED_SIDE)
  const { context, free } = open({ width, height })
  try {
    if (context === null) return false
    context.imageSmoothingQuality = 'high'
    context.drawImage(image, 0, 0, width, height)
    return looksBlurred(context.getImageData(0, 0, width, height))
  } finally {
    free()
  }
}

const smallJpeg = async (
  image: CanvasImageSource,
  { size, turn }: Drawing,
  open: (size: PixelSize) => Surface,
): Promise<Blob> => {
  let smallest: Blob | undefined
  for (const [longest, quality] of TRIES) {
    smallest = await jpegOf(image, within(size, longest), turn, quality, open)
    if (smallest.size <= MOST_BYTES) break
  }
  if (smallest === undefined) throw new Error('no size of the picture was drawn')
  return smallest
}

const jpegOf = async (
  image: CanvasImageSource,
  size: PixelSize,
  turn: Turn,
  quality: number,
  open: (size: PixelSize) => Surface,
): Promise<Blob> => {
  const whole = uprightSize(size, turn)
  const { context, encode, free } = open(whole)
  try {
    if (context === null) throw new Error('the canvas has no 2D context')
    // JPEG would show transparency as black.
    context.fillStyle = GROUND
    context.fillRect(0, 0, whole.width, whole.height)
    context.imageSmoothingQuality = 'high'
    context.setTransform(...uprightMatrix(size, turn))
    context.drawImage(image, 0, 0, size.width, size.height)
    const jpeg = await encode(quality)
    if (jpeg?.type !== JPEG) throw new Error('the browser did not encode a JPEG')
    return jpeg
  } finally {
    free()
  }
}

const within = ({ width, height }: PixelSize, longest: number): PixelSize => {
  const scale = Math.min(1, longest / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}
