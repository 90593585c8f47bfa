/** 11 digits starting with 1 (A59). */
export type PhoneProblem = 'missing' | 'malformed'
export const signInPhoneProblem = (phone: string): PhoneProblem | undefined => {
  if (phone === '') return 'missing'
  return /^1\d{10}$/.test(phone) ? undefined : 'malformed'
}

export const isPhoneCode = (code: string): boolean => /^\d{6}$/.test(code)

export const CODE_COOLDOWN_S = 60

/** A427: tidies typed or pasted text before its length is checked, because a silently cut number is another one. */

/** Drops blanks, hyphens and China's +86, and converts full-width digits. */
export const tidyPhone = (text: string): string => tidyNumber(text).replace(/^\+86/, '')

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
