import type { PictureProblem } from '@/domain/consultations/pictureKind'

/** A picture that may be sent: upright, small, and without camera data. */
export type PreparedPicture = {
  file: File
  preview: string
  isBlurred: boolean
}

/**
 * Prepares a picture for sending (A250). With `keepsGif` a GIF is sent as it is, so that it can move (CHAT-38).
 * Rejects with PictureError when the file is unsuitable.
 */
type PreparePicture = (file: Blob, signal: AbortSignal, keepsGif?: boolean) => Promise<PreparedPicture>

export class PictureError extends Error {
  constructor(readonly problem: PictureProblem) {
    super(problem)
    this.name = 'PictureError'
  }
}

let connected: (() => Promise<PreparePicture>) | undefined

export const connectPictures = (fetch: typeof connected): void => {
  connected = fetch
}

export const fetchPreparing = async (): Promise<PreparePicture> => {
  if (connected === undefined) throw new Error('connectPictures was not called')
  return connected()
}
