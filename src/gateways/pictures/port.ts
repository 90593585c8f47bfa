import type { PictureProblem } from '@/domain/consultations/pictureKind'

/** A picture that may be sent: upright, small, and without what the camera wrote into it. */
export type PreparedPicture = {
  file: File
  /** The same as an inline address, to be shown. */
  preview: string
}

/**
 * What is done to a picture before it leaves the phone (A250). Rejects with PictureError where it can be no picture of
 * ours.
 */
type PreparePicture = (file: Blob, signal: AbortSignal) => Promise<PreparedPicture>

export class PictureError extends Error {
  constructor(readonly problem: PictureProblem) {
    super(problem)
    this.name = 'PictureError'
  }
}

let connected: (() => Promise<PreparePicture>) | undefined

/** Names what fetches it: nobody needs it before a picture may be sent. */
export const connectPictures = (fetch: typeof connected): void => {
  connected = fetch
}

/** Fetches what prepares pictures, as it was named at the start. */
export const fetchPreparing = async (): Promise<PreparePicture> => {
  if (connected === undefined) throw new Error('pictures are not connected')
  return connected()
}
