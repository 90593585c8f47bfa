import { readExif } from '@/domain/consultations/jpeg'
import type { PixelSize } from '@/domain/consultations/pictureBytes'
import { readPicture, sizeProblem } from '@/domain/consultations/pictureKind'
import { fileToDataUrl } from '@/lib/fileToDataUrl'
import { releaseCanvas } from '@/lib/releaseCanvas'
import { draw, JPEG, type Drawing, type Drawn, type Surface } from './draw'
import { drawInThread } from './offMainThread'
import { PictureError, type PreparedPicture } from './port'

/** Draws in the page, on a canvas no larger than the small picture: old iPhones limit its size. */
const drawInPage = async (drawing: Drawing): Promise<Drawn> => {
  const image = new Image()
  // The content policy allows data addresses for pictures, and no blob addresses.
  image.src = await fileToDataUrl(drawing.picture)
  await image.decode()
  return draw(image, drawing, open)
}

const open = ({ width, height }: PixelSize): Surface => {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  return {
    context: canvas.getContext('2d'),
    encode: (quality) => new Promise((resolve) => canvas.toBlob(resolve, JPEG, quality)),
    free: () => releaseCanvas(canvas),
  }
}

export const preparePicture = async (file: Blob, signal: AbortSignal, keepsGif = false): Promise<PreparedPicture> => {
  const drawing = await drawingOf(file, keepsGif)
  const { picture } = drawing
  if (keepsGif && picture.type === GIF) return named('picture.gif', picture, false)
  const { jpeg, isBlurred } = (await drawInThread(drawing, signal)) ?? (await inPage(drawing, signal))
  return named('picture.jpg', jpeg, isBlurred)
}

/** Hides the original file name. */
const named = async (name: string, picture: Blob, isBlurred: boolean): Promise<PreparedPicture> => ({
  file: new File([picture], name, { type: picture.type }),
  preview: await fileToDataUrl(picture),
  isBlurred,
})

const GIF = 'image/gif'

const drawingOf = async (file: Blob, keepsGif: boolean): Promise<Drawing> => {
  const wrong = sizeProblem(file.size)
  if (wrong !== undefined) throw new PictureError(wrong)
  const bytes = new Uint8Array(await file.arrayBuffer().catch(fail))
  const read = readPicture(bytes, keepsGif)
  if (typeof read === 'string') throw new PictureError(read)
  const { kind, ...size } = read
  const type = `image/${kind}`
  if (kind !== 'jpeg') return { picture: file.slice(0, file.size, type), size, turn: 1 }
  const { turn, parts } = readExif(bytes)
  return { picture: new Blob(besides(file, parts), { type }), size, turn }
}

const besides = (file: Blob, parts: { from: number; to: number }[]): Blob[] =>
  [{ to: 0 }, ...parts].map(({ to }, index) => file.slice(to, parts[index]?.from))

const inPage = async (drawing: Drawing, signal: AbortSignal): Promise<Drawn> => {
  if (signal.aborted) throw new DOMException('given up', 'AbortError')
  return drawInPage(drawing).catch(fail)
}

const fail = (): never => {
  throw new PictureError('undecodable')
}
