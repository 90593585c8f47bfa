import { JPEG, smallJpeg, type Drawing, type Surface } from './draw'
import type { PixelSize } from '@/domain/consultations/pictureBytes'

// Runs beside the page: it takes one drawing, and says the JPEG, or nothing where that cannot be done.

// Engines without it are kept away by whoever starts the thread.
const Canvas = OffscreenCanvas

const open = ({ width, height }: PixelSize): Surface => {
  const canvas = new Canvas(width, height)
  return {
    context: canvas.getContext('2d'),
    encode: (quality) => canvas.convertToBlob({ type: JPEG, quality }),
    // The thread ends with its one picture.
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
