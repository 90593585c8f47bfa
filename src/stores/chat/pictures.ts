import type { PictureProblem } from '@/domain/consultations/pictureKind'
import { fetchPreparing, PictureError } from '@/gateways/pictures/port'
import { sendBody } from './send'

/** Sends a picture as it may leave the phone; the answer is why it cannot be one of ours, if so (CHAT-38). */
export const sendPicture = async (visit: object, chosen: File): Promise<PictureProblem | undefined> => {
  try {
    const prepare = await fetchPreparing()
    const { file, preview } = await prepare(chosen, new AbortController().signal)
    void sendBody(
      visit,
      { kind: 'image', file },
      { kind: 'image', url: preview, previewUrl: preview, size: undefined },
    )
    return undefined
  } catch (failure) {
    return failure instanceof PictureError ? failure.problem : 'undecodable'
  }
}
