export type PhoneProblem = 'missing' | 'malformed'

/** Returns why a phone number cannot sign in: it must have 11 digits and start with 1 (A59). */
export const signInPhoneProblem = (phone: string): PhoneProblem | undefined => {
  if (phone === '') return 'missing'
  return /^1\d{10}$/.test(phone) ? undefined : 'malformed'
}

export const isPhoneCode = (code: string): boolean => /^\d{6}$/.test(code)

export const CODE_COOLDOWN_S = 60

/**
 * Drops blanks, hyphens and China's +86, and converts full-width digits. A427: this comes before the check of the
 * length, because a silently cut number is another one.
 */
export const tidyPhone = (text: string): string => tidyNumber(text).replace(/^\(?(\+|00)86\)?/, '')

export const tidyNumber = (text: string): string =>
  dropInvisible(text)
    .replace(FULL_WIDTH, toAscii)
    .replace(/[\s\p{Pd}\u2212]/gu, '')

export const dropInvisible = (text: string): string => text.replace(INVISIBLE, '')

export const isBlank = (text: string): boolean => dropInvisible(text).trim() === ''

/** Format and control characters, and fillers that Unicode counts as letters or symbols. */
const INVISIBLE = /[\p{Cf}\p{Cc}\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\uffa0]/gu

const FULL_WIDTH = /[\uff01-\uff5e]/g
const toAscii = (sign: string): string => String.fromCharCode(sign.charCodeAt(0) - 0xfee0)
