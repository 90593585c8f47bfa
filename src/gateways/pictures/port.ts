/** A picture that may be sent: upright, small, and without what the camera wrote into it. */
export type PreparedPicture = {
  file: File
  /** The same as an inline address, to be shown. */
  preview: string
}

/** What is done to pictures before they leave the phone (A250). */
export type PicturesGateway = {
  /** Rejects with PictureError where it can be no picture of ours. */
  preparePicture: (file: Blob, signal: AbortSignal) => Promise<PreparedPicture>
}

let connected: (() => Promise<PicturesGateway>) | undefined

/** Names what fetches it: nobody needs it before a picture may be sent. */
export const connectPictures = (fetch: typeof connected): void => {
  connected = fetch
}

/** Fetches what was named at the start. */
export const fetchPictures = async (): Promise<PicturesGateway> => {
  if (connected === undefined) throw new Error('pictures are not connected')
  return connected()
}
