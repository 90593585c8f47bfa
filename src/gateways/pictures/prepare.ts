import { readExif } from '@/domain/consultations/jpeg'
import { readPicture, sizeProblem } from '@/domain/consultations/pictureKind'
import { fileToDataUrl } from '@/lib/fileToDataUrl'
import { JPEG, type Drawing } from './draw'
import { drawInPage } from './mainThread'
import { drawInThread } from './offMainThread'
import { PictureError, type PreparedPicture } from './port'

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
