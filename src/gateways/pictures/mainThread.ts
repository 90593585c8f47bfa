import type { PixelSize } from '@/domain/consultations/pictureBytes'
import { releaseCanvas } from '@/lib/releaseCanvas'
import { fileToDataUrl } from '@/lib/fileToDataUrl'
import { JPEG, smallJpeg, type Drawing, type Surface } from './draw'

/** The same in the page itself, on a canvas that is no bigger than the small picture (W17). */
export const drawInPage = async (drawing: Drawing): Promise<Blob> => {
  const image = new Image()
  // The content policy lets a picture have this address, and no other one that a file could have.
  image.src = await fileToDataUrl(drawing.picture)
  await image.decode()
  return smallJpeg(image, drawing, open)
}

const open = ({ width, height }: PixelSize): Surface => {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  return {
    context: canvas.getContext('2d'),
    encode: (quality) => new Promise((tell) => canvas.toBlob(tell, JPEG, quality)),
    free: () => releaseCanvas(canvas),
  }
}
