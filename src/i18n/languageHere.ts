import { LANGUAGE_COOKIE } from '@/domain/cookies'
import { languageFrom, type Language } from '@/lib/language'
import { writeCookie } from '@/lib/cookies'
import { chosenLanguage, LANGUAGE_PARAMETER } from './chosen'

const LANGUAGE_DAYS = 365

/** Returns the language of URL, cookie or browser; one in the URL is stored and removed from the address. */
export const languageHere = (): Language => {
  const address = new URL(window.location.href)
  const language = chosenLanguage(address)
  if (languageFrom(address.searchParams.get(LANGUAGE_PARAMETER)) !== undefined) {
    keepLanguage(language)
    // In the address it would undo a later choice at every reload.
    address.searchParams.delete(LANGUAGE_PARAMETER)
    window.history.replaceState(window.history.state, '', address)
  }
  return language
}

export const keepLanguage = (language: Language): void => writeCookie(LANGUAGE_COOKIE, language, LANGUAGE_DAYS)
