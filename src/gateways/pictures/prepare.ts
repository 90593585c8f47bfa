import { readExif } from '@/domain/consultations/jpeg'
import type { PixelSize } from '@/domain/consultations/pictureBytes'
import { readPicture, sizeProblem } from '@/domain/consultations/pictureKind'
import { fileToDataUrl } from '@/lib/fileToDataUrl'
import { releaseCanvas } from '@/lib/releaseCanvas'
import { JPEG, smallJpeg, type Drawing, type Surface } from './draw'
import { drawInThread } from './offMainThread'
import { PictureError, type PreparedPicture } from './port'

/** The same in the page itself, on a canvas that is no bigger than the small picture (W17). */
const drawInPage = async (drawing: Drawing): Promise<Blob> => {
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

/** Tells nothing of what the file was called. */
const NAME = 'picture.jpg'

/** Makes of a file what may be sent (A250). Rejects with PictureError, or as one that was given up. */
export const preparePicture = async (file: Blob, signal: AbortSignal): Promise<PreparedPicture> => {
  const drawing = await drawingOf(file)
  const small = (await drawInThread(drawing, signal)) ?? (await inPage(drawing, signal))
  return { file: new File([small], NAME, { type: JPEG }), preview: await fileToDataUrl(small) }
}

const drawingOf = async (file: Blob): Promise<Drawing> => {
  const wrong = sizeProblem(file.size)
  if (wrong !== undefined) throw new PictureError(wrong)
  const bytes = new Uint8Array(await file.arrayBuffer().catch(fail))
  const read = readPicture(bytes)
  if (typeof read === 'string') throw new PictureError(read)
  const { kind, ...size } = read
  const type = `image/${kind}`
  if (kind !== 'jpeg') return { picture: file.slice(0, file.size, type), size, turn: 1 }
  const { turn, parts } = readExif(bytes)
  return { picture: new Blob(besides(file, parts), { type }), size, turn }
}

/** The file without these parts of it. */
const besides = (file: Blob, parts: { from: number; to: number }[]): Blob[] =>
  [{ to: 0 }, ...parts].map(({ to }, index) => file.slice(to, parts[index]?.from))

const inPage = async (drawing: Drawing, signal: AbortSignal): Promise<Blob> => {
  if (signal.aborted) throw new DOMException('given up', 'AbortError')
  return drawInPage(drawing).catch(fail)
}

const fail = (): never => {
  throw new PictureError('undecodable')
}
