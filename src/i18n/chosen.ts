import { LANGUAGE_COOKIE } from '@/domain/checkIn/cookies'
import { chooseLanguage, type Language } from '@/domain/language'
import { readCookie } from '@/lib/cookies'

/** What names a language in an address. */
export const LANGUAGE_PARAMETER = 'lang'

/** The language of this visit, by URL, cookie or browser. */
export const chosenLanguage = (address: URL): Language =>
  chooseLanguage({
    url: address.searchParams.get(LANGUAGE_PARAMETER),
    cookie: readCookie(LANGUAGE_COOKIE),
    browser: navigator.language,
  })

/** How the page says it. */
export const htmlLang = (language: Language): string => (language === 'zh' ? 'zh-CN' : 'en')
