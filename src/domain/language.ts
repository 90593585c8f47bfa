export type Language = 'zh' | 'en'

/** The language that a ?lang= value or a browser language names (A45, A46); undefined for any other. */
export const languageFrom = (text: string | null | undefined): Language | undefined => {
  const value = text?.toLowerCase().replace('_', '-') ?? ''
  if (/^(zh|cn)(-|$)/.test(value)) return 'zh'
  if (/^en(-|$)/.test(value)) return 'en'
  return undefined
}

/** URL, then cookie, then browser, then English (LANG-02 to LANG-05). */
export const chooseLanguage = (sources: {
  url: string | null
  cookie: string | undefined
  browser: string
}): Language => languageFrom(sources.url) ?? languageFrom(sources.cookie) ?? languageFrom(sources.browser) ?? 'en'
