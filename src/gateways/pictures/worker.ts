import { draw, JPEG, type Drawing, type Drawn, type Surface } from './draw'
import type { PixelSize } from '@/domain/consultations/pictureBytes'

// Worker that draws one picture and returns what was drawn, or nothing when that fails.

const Canvas = OffscreenCanvas

const open = ({ width, height }: PixelSize): Surface => {
  const canvas = new Canvas(width, height)
  return {
    context: canvas.getContext('2d'),
    encode: (quality) => canvas.convertToBlob({ type: JPEG, quality }),
    free: () => undefined,
  }
}

const drawOne = async (drawing: Drawing): Promise<Drawn> =>
  draw(await createImageBitmap(drawing.picture), drawing, open)

addEventListener('message', ({ data }: MessageEvent<Drawing>) => {
  drawOne(data).then(
    (drawn) => postMessage(drawn),
    () => postMessage(undefined),
  )
})
