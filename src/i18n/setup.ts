import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { ApiError } from '@/api/errors'
import { DEFAULT_LANGUAGE, languageFrom, LANGUAGES, withFallback, type Language } from '@/lib/language'
import { markPage } from './chosen'
import { keepLanguage, languageHere } from './languageHere'
import { fetchWords } from './wordFiles'
import type { WordArea } from './words'
import { TooLate } from '@/lib/inTime'

const loaded = new Set<WordArea>()
let choices = 0

export const currentLanguage = (): Language => languageFrom(i18next.language) ?? DEFAULT_LANGUAGE

/** Initialises i18next synchronously, in the language of URL, cookie or browser; loadWords fetches the words. */
export const startLanguage = (): void => {
  const language = languageHere()
  speak(language)
  markPage(language)
  // The first listener, so that the screens that listen mark the server's texts by the new language.
  i18next.on('languageChanged', (code) => markPage(languageFrom(code) ?? language))
}

export const speak = (language: Language): void => {
  void i18next.use(initReactI18next).init({
    lng: language,
    fallbackLng: fallbackOf,
    initAsync: false,
    ns: [],
    defaultNS: 'shell',
    resources: {},
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  })
}

/** Loads the words of these areas in the current language; a failed file counts as offline and can be retried. */
export const loadWords = async (areas: WordArea[]): Promise<void> => {
  await Promise.all(areas.map((area) => loadArea(currentLanguage(), area)))
}

/** Whether the words of these areas are there already, so that a part can show at once. */
export const hasWords = (areas: WordArea[]): boolean =>
  areas.every((area) => i18next.hasResourceBundle(currentLanguage(), area))

/** Changes the language of the whole app, and stores it in the cookie. */
export const changeLanguage = async (language: Language): Promise<void> => {
  const mine = ++choices
  let areas = 0
  // A screen that opens meanwhile adds its own areas.
  while (areas < loaded.size) {
    areas = loaded.size
    await Promise.all([...loaded].map((area) => loadArea(language, area)))
  }
  // The last choice holds, however late the words of an earlier one arrive.
  if (mine !== choices) return
  await i18next.changeLanguage(language)
  keepLanguage(language)
}

const fallbackOf = (code: string): string[] => {
  const language = languageFrom(code)
  const fallback = language && LANGUAGES[language].fallback
  return fallback === undefined ? [] : [fallback]
}

const loadArea = async (language: Language, area: WordArea): Promise<void> => {
  loaded.add(area)
  await Promise.all(withFallback(language).map((each) => loadWordFile(each, area)))
}

export const loadWordFile = async (language: Language, area: WordArea): Promise<void> => {
  if (i18next.hasResourceBundle(language, area)) return
  const words = await fetchWords(language, area).catch((failure: unknown) => {
    throw new ApiError(failure instanceof TooLate ? 'timeout' : 'offline')
  })
  i18next.addResourceBundle(language, area, words)
}
