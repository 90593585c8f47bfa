type LanguageFacts = {
  /** What the page says in its `lang`: hyphens, screen readers and style rules follow it. */
  htmlTag: string
  /** What its own readers call it. */
  ownName: string
  /** What an address calls it as well, beside its name in this record. */
  alias?: string
  /** The language whose words stand where it has none yet; one without must have all of them. */
  fallback?: 'en'
  /** 'rtl' for one that is read from right to left. */
  direction?: 'rtl'
  /** Its own fonts, where it has them, before those of every language (`--font`). */
  fonts?: string
}

/** By code, in two small letters. */
const FACTS = {
  zh: { htmlTag: 'zh-CN', ownName: '中文', alias: 'cn' },
  en: { htmlTag: 'en', ownName: 'English', fonts: 'marks' },
} satisfies Record<string, LanguageFacts>

export type Language = keyof typeof FACTS

/**
 * Every language of the app. A further one is a row above, with words in files of its name; the compiler names all
 * other places that need an entry for it.
 */
export const LANGUAGES: Record<Language, LanguageFacts> = FACTS

/** Spoken to whoever asks for a language that the app does not have (LANG-05). */
export const DEFAULT_LANGUAGE: Language = 'en'

/** All of them, in the order in which they are offered. */
export const allLanguages = (): Language[] => Object.keys(LANGUAGES) as Language[]

/** The languages whose words are needed to speak one: itself, and the one that fills its gaps. */
export const withFallback = (language: Language): Language[] => {
  const { fallback } = LANGUAGES[language]
  return fallback === undefined ? [language] : [language, fallback]
}

/** The language that a ?lang= value, a browser or a page names (A45, A46); undefined for any other. */
export const languageFrom = (text: string | null | undefined): Language | undefined => {
  const [code = ''] = text?.toLowerCase().split(/[-_]/) ?? []
  return allLanguages().find((language) => code === language || code === LANGUAGES[language].alias)
}

/** URL, then cookie, then browser, then English (LANG-02 to LANG-05). */
export const chooseLanguage = (sources: {
  url: string | null
  cookie: string | undefined
  browser: string
}): Language =>
  languageFrom(sources.url) ?? languageFrom(sources.cookie) ?? languageFrom(sources.browser) ?? DEFAULT_LANGUAGE
