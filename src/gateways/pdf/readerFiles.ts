import { ChunkLoadError } from '@/lib/chunkLoadError'
import { inTime, TooLate } from '@/lib/inTime'

type Files = {
  /** For the option `BinaryDataFactory` of pdf.js, which makes one for each document. */
  Factory: new () => { fetch: (file: { filename: string }) => Promise<Uint8Array> }
  /** Throws a ChunkLoadError once a file was lost, because the pages then lack signs. */
  check: () => void
}

/** Fetches the files of the reader for one document. By itself it would wait without limit, or draw without them. */
export const filesFrom = (folder: string): Files => {
  let lost: ChunkLoadError | undefined
  const fetchFile = async ({ filename }: { filename: string }): Promise<Uint8Array> => {
    const waiting = new AbortController()
    const ask = () => fetchBytes(folder + filename, waiting.signal)
    try {
      return await inTime(ask().catch(ask))
    } catch (failure) {
      if (!(failure instanceof Missing))
        lost = new ChunkLoadError('A file of the PDF reader did not load.', failure instanceof TooLate)
      throw failure
    } finally {
      waiting.abort()
    }
  }
  return {
    Factory: class {
      readonly fetch = fetchFile
    },
    check: () => {
      if (lost !== undefined) throw lost
    },
  }
}

/** The build has maps for Chinese alone, so that another language always misses its map. */
class Missing extends Error {}

const fetchBytes = async (address: string, signal: AbortSignal): Promise<Uint8Array> => {
  const answer = await fetch(address, { signal })
  if (answer.status === 404) throw new Missing(address)
  if (!answer.ok) throw new Error(address)
  return new Uint8Array(await answer.arrayBuffer())
}
