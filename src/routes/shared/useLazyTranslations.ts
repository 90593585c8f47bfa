import { useEffect, useState } from 'react'
import { isTimedOut } from '@/i18n/errors'
import { hasWords, loadWords } from '@/i18n/setup'
import type { WordArea } from '@/i18n/words'
import type { RemoteData } from '@/lib/remote'

const READY: RemoteData<true> = { state: 'ready', data: true, refreshing: false }

/** Loads translations of a part of a screen, with a retry. `areas` must not change. */
export const useLazyTranslations = (areas: WordArea[]): { words: RemoteData<true>; retry: () => void } => {
  const [words, setWords] = useState<RemoteData<true>>(() => (hasWords(areas) ? READY : { state: 'loading' }))
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    void loadWords(areas).then(
      () => setWords(READY),
      (error: unknown) => setWords({ state: 'failed', error }),
    )
  }, [areas, attempt])
  const retry = () => {
    // Retrying the import would wait for the same stalled file, so reload the page.
    if (words.state === 'failed' && isTimedOut(words.error)) return window.location.reload()
    setWords({ state: 'loading' })
    setAttempt(attempt + 1)
  }
  return { words, retry }
}
