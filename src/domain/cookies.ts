export const TOKEN_COOKIE = 'token'

export const LANGUAGE_COOKIE = 'language'

export const NEW_FREE_COOKIE = 'newFree'

export const CHQ_CACHE_COOKIE = 'chqCache'

export const CHECK_IN_COOKIES: readonly string[] = [NEW_FREE_COOKIE, CHQ_CACHE_COOKIE]

/** A136: both cookies live for twelve hours, in days. */
export const CHECK_IN_COOKIE_DAYS = 0.5

export const isSecretCookie = (name: string): boolean => /token/i.test(name)
