type LanguageFacts = {
  htmlTag: string
  ownName: string
  /** The Unicode script of its letters. */
  script: string
  alias?: string
  fallback?: 'en'
  direction?: 'rtl'
  fonts?: string
}

const FACTS = {
  zh: { htmlTag: 'zh-CN', ownName: '中文', script: 'Han', alias: 'cn' },
  en: { htmlTag: 'en', ownName: 'English', script: 'Latin', fonts: 'marks' },
} satisfies Record<string, LanguageFacts>

export type Language = keyof typeof FACTS

/**
 * Every language of the app. To add one, add a row above and text files of its name; the compiler names every other
 * place that needs an entry.
 */
export const LANGUAGES: Record<Language, LanguageFacts> = FACTS

export const DEFAULT_LANGUAGE: Language = 'en'

export const allLanguages = (): Language[] => Object.keys(LANGUAGES) as Language[]

export const withFallback = (language: Language): Language[] => {
  const { fallback } = LANGUAGES[language]
  return fallback === undefined ? [language] : [language, fallback]
}

/** Returns the language of a ?lang= value, a browser or a page (A45, A46); undefined for any other. */
export const languageFrom = (text: string | null | undefined): Language | undefined => {
  const [code = ''] = text?.toLowerCase().split(/[-_]/) ?? []
  return allLanguages().find((language) => code === language || code === LANGUAGES[language].alias)
}

/** Chooses by URL, then cookie, then browser, then English (LANG-02 to LANG-05). */
export const chooseLanguage = (sources: {
  url: string | null
  cookie: string | undefined
  browser: string
}): Language =>
  languageFrom(sources.url) ?? languageFrom(sources.cookie) ?? languageFrom(sources.browser) ?? DEFAULT_LANGUAGE
