import { uploadConsultationImage } from '@/contract/consultations'
import { call } from '../client'
import { abortWhenIdle } from '../idleTimeout'

/** Time without progress until the upload fails; a slow upload that progresses may continue (RA10). */
const SILENCE_MS = 20_000
/** On a slow uplink the browser counts the whole file as sent while its last part is still on the way. */
const LAST_PART_MS = 60_000

type UploadOptions = { signal: AbortSignal; onProgress: (share: number) => void }

export const uploadPicture = async (file: Blob, options: UploadOptions): Promise<string> => {
  const { signal, end, restart, why } = abortWhenIdle(options.signal, SILENCE_MS)
  const onUploadProgress = ({ loaded, total = 0 }: { loaded: number; total?: number | undefined }) => {
    restart(loaded === total ? LAST_PART_MS : SILENCE_MS)
    options.onProgress(total === 0 ? 0 : loaded / total)
  }
  try {
    // Only the silence limit ends an upload, not the client's timeout.
    const carried = { signal, onUploadProgress, timeout: 0 }
    return await call(uploadConsultationImage, { file }, { carried, quiet: true })
  } catch (failure) {
    throw why() ?? failure
  } finally {
    end(undefined)
  }
}
