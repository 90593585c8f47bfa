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
  const [loaded, setLoaded] = useState<{ language: Language; words: RemoteData<Speaker> }>()
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    const update = (words: RemoteData<Speaker>) => setLoaded({ language, words })
    void wordsIn(language, areas).then(
      (data) => update({ state: 'ready', data, refreshing: false }),
      (error: unknown) => update({ state: 'failed', error }),
    )
  }, [language, areas, attempt])
  const retry = () => {
    setLoaded(undefined)
    setAttempt(attempt + 1)
  }
  // Words of the language chosen before are not shown.
  return { words: loaded?.language === language ? loaded.words : { state: 'loading' }, retry }
}
