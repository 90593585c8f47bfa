import { timedOut } from '@/domain/chat/imErrors'
import { monotonic, wait } from '@/lib/time/clock'

/**
 * Time without progress until a message fails. The platform reports progress of files, and answers a text within 15
 * seconds.
 */
const SILENCE_MS = 30_000

/** Rejects when there is no progress for SILENCE_MS. */
export const failWhenSilent = async <T>(start: (onProgress: () => void) => Promise<T>): Promise<T> => {
  let last = monotonic()
  let isOver = false
  const silence = async (): Promise<never> => {
    for (;;) {
      await wait(last + SILENCE_MS - monotonic())
      if (isOver || monotonic() - last >= SILENCE_MS) throw timedOut()
    }
  }
  try {
    return await Promise.race([start(() => (last = monotonic())), silence()])
  } finally {
    isOver = true
  }
}
