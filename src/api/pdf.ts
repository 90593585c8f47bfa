import { DocumentError, MOST_BYTES, type Progress } from '@/domain/pdf/document'
import { ApiError } from './errors'
import { http } from './http'
import { abortWhenIdle } from './idleTimeout'

type DocumentOptions = { signal: AbortSignal; onProgress: (progress: Progress) => void }

/** Time without data until the download fails; a slow one that progresses may continue (RA10). */
const SILENCE_MS = 30_000

/** Fetches a whole document without the token (A411). Rejects with ApiError or DocumentError. */
export const fetchDocument = async (path: string, options: DocumentOptions): Promise<Blob> => {
  const { signal, end, restart, why } = abortWhenIdle(options.signal, SILENCE_MS)
  try {
    const { data, status } = await http.request<ArrayBuffer>({
      url: path,
      responseType: 'arraybuffer',
      signal,
      exchange: { outlivesSession: true, withoutToken: true, isFile: true },
      onDownloadProgress: ({ loaded, total = 0 }) => {
        const progress = { loaded, total: total === 0 ? undefined : total }
        if (isTooBig(progress)) return end(new DocumentError('tooBig'))
        restart()
        options.onProgress(progress)
      },
    })
    return documentIn(data, status)
  } catch (failure) {
    throw why() ?? failure
  } finally {
    end(undefined)
  }
}

const isTooBig = ({ loaded, total = 0 }: Progress): boolean => Math.max(loaded, total) > MOST_BYTES

/** A host of documents may refuse an address whose signature has expired as one without a right (A597). */
const GONE = [401, 403, 404, 410]

const documentIn = (bytes: ArrayBuffer, status: number): Blob => {
  if (GONE.includes(status)) throw new DocumentError('gone')
  if (status !== 200) throw new ApiError('http', status)
  if (bytes.byteLength > MOST_BYTES) throw new DocumentError('tooBig')
  if (!isPdf(new Uint8Array(bytes))) throw new DocumentError('notPdf')
  return new Blob([bytes], { type: 'application/pdf' })
}

const MARK = '%PDF-'
const MARK_WITHIN = 1024

const isPdf = (bytes: Uint8Array): boolean => {
  const beginning = String.fromCharCode(...bytes.subarray(0, MARK_WITHIN + MARK.length))
  // A page or a drawing that contains the mark is no PDF (A445).
  return beginning.includes(MARK) && !/^(\u00ef\u00bb\u00bf)?\s*</.test(beginning)
}
