import i18next, { type i18n } from 'i18next'
import { withFallback, type Language } from '@/lib/language'
import { loadWordFile } from './setup'
import type { WordArea } from './words'

/** i18next in one language. */
export type Speaker = i18n

/** Loads words in a language that may not be the screen's, and returns i18next in that language. */
export const wordsIn = async (language: Language, areas: readonly WordArea[]): Promise<Speaker> => {
  await Promise.all(withFallback(language).flatMap((each) => areas.map((area) => loadWordFile(each, area))))
  return i18next.cloneInstance({ lng: language })
}
