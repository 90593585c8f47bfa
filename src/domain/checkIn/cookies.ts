/** The cookie that holds the token. */
export const TOKEN_COOKIE = 'token'

/** The cookie that keeps the chosen language (A45). */
export const LANGUAGE_COOKIE = 'language'

/** The cookie that keeps the check-in of today (ONSITE-25). */
export const NEW_FREE_COOKIE = 'newFree'

/** The cookie that keeps the answered questionnaire of today's check-in (ONSITE-28, A134). */
export const CHQ_CACHE_COOKIE = 'chqCache'

/** What a check-in leaves on the phone. */
export const CHECK_IN_COOKIES: readonly string[] = [NEW_FREE_COOKIE, CHQ_CACHE_COOKIE]

/** How long both live, in days: twelve hours (A136). */
export const ONSITE_COOKIE_DAYS = 0.5

/** Whether a cookie signs somebody in, so that its value is shown to nobody. */
export const isSecretCookie = (name: string): boolean => /token/i.test(name)
