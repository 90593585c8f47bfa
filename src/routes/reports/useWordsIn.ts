import { useEffect, useState } from 'react'
import { wordsIn, type Speaker } from '@/i18n/otherLanguage'
import type { WordArea } from '@/i18n/words'
import type { Language } from '@/lib/language'
import type { RemoteData } from '@/lib/remote'

/** Loads words in a chosen language, with a retry. `areas` must not change. */
export const useWordsIn = (
  language: Language,
  areas: readonly WordArea[],
): { words: RemoteData<Speaker>; retry: () => void } => {
  const [told, setTold] = useState<{ language: Language; words: RemoteData<Speaker> }>()
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    const tell = (words: RemoteData<Speaker>) => setTold({ language, words })
    void wordsIn(language, areas).then(
      (data) => tell({ state: 'ready', data, refreshing: false }),
      (error: unknown) => tell({ state: 'failed', error }),
    )
  }, [language, areas, attempt])
  const retry = () => {
    setTold(undefined)
    setAttempt(attempt + 1)
  }
  // Words of the language chosen before are not shown.
  return { words: told?.language === language ? told.words : { state: 'loading' }, retry }
}
