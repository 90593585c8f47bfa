import { useEffect, useState } from 'react'
import { isLate } from '@/i18n/errors'
import { loadWords } from '@/i18n/setup'
import type { WordArea } from '@/i18n/words'
import type { RemoteData } from '@/lib/remote'

/** Words that only a part of a screen speaks, the same ones always: they come with it, or can be asked for again. */
export const useLazyTranslations = (areas: WordArea[]): { words: RemoteData<true>; askAgain: () => void } => {
  const [words, setWords] = useState<RemoteData<true>>({ state: 'loading' })
  const [asked, setAsked] = useState(0)
  useEffect(() => {
    void loadWords(areas).then(
      () => setWords({ state: 'ready', data: true, refreshing: false }),
      (error: unknown) => setWords({ state: 'failed', error }),
    )
  }, [areas, asked])
  const askAgain = () => {
    // The browser would go on to wait for the same file.
    if (words.state === 'failed' && isLate(words.error)) return window.location.reload()
    setWords({ state: 'loading' })
    setAsked(asked + 1)
  }
  return { words, askAgain }
}
