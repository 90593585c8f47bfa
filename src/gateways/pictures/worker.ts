import { JPEG, smallJpeg, type Drawing, type Surface } from './draw'
import type { PixelSize } from '@/domain/consultations/pictureBytes'

// Worker that draws one picture and returns its JPEG, or nothing when that fails.

const Canvas = OffscreenCanvas

const open = ({ width, height }: PixelSize): Surface => {
  const canvas = new Canvas(width, height)
  return {
    context: canvas.getContext('2d'),
    encode: (quality) => canvas.convertToBlob({ type: JPEG, quality }),
    free: () => undefined,
  }
}

const draw = async (drawing: Drawing): Promise<Blob> =>
  smallJpeg(await createImageBitmap(drawing.picture), drawing, open)

addEventListener('message', ({ data }: MessageEvent<Drawing>) => {
  draw(data).then(
    (jpeg) => postMessage(jpeg),
    () => postMessage(undefined),
  )
})
