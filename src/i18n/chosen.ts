import { LANGUAGE_COOKIE } from '@/domain/cookies'
import { chooseLanguage, LANGUAGES, type Language } from '@/lib/language'
import { readCookie } from '@/lib/cookies'

export const LANGUAGE_PARAMETER = 'lang'

export const chosenLanguage = (address: URL): Language =>
  chooseLanguage({
    url: address.searchParams.get(LANGUAGE_PARAMETER),
    cookie: readCookie(LANGUAGE_COOKIE),
    browser: navigator.language,
  })

/** Sets the language and direction of the page, which also select its fonts. */
export const markPage = (language: Language): void => {
  const { htmlTag, direction, fonts } = LANGUAGES[language]
  const page = document.documentElement
  page.lang = htmlTag
  page.dir = direction ?? 'ltr'
  page.style.setProperty('--language-fonts', fonts ?? null)
}
