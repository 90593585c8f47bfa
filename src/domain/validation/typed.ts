/** 11 digits starting with 1 (A59). */
export type PhoneProblem = 'missing' | 'malformed'
export const signInPhoneProblem = (phone: string): PhoneProblem | undefined => {
  if (phone === '') return 'missing'
  return /^1\d{10}$/.test(phone) ? undefined : 'malformed'
}

/** Six digits (AUTH-07). */
export const isPhoneCode = (code: string): boolean => /^\d{6}$/.test(code)

/** An SMS code can be asked for again after so many seconds (AUTH-08). */
export const CODE_COOLDOWN_S = 60

/**
 * What is typed or pasted, as it is meant: tidied before its length is looked at, for a number that is cut silently
 * is another one (A427).
 */

/** A phone: blanks, hyphens, full-width digits and China's +86 come with what is pasted. */
export const tidyPhone = (text: string): string => tidyNumber(text).replace(/^\+86/, '')

/** An ID card or a code: the same without a country. */
export const tidyNumber = (text: string): string =>
  dropInvisible(text)
    .replace(FULL_WIDTH, toAscii)
    .replace(/[\s\p{Pd}\u2212]/gu, '')

/** A name: what nobody sees (zero-width signs, direction marks, soft hyphens) is no text. */
export const dropInvisible = (text: string): string => text.replace(INVISIBLE, '')

/** Whether there is nothing to read in it. */
export const saysNothing = (text: string): boolean => dropInvisible(text).trim() === ''

/** Format and control signs, and the fillers that Unicode counts as letters or blanks with a shape. */
const INVISIBLE = /[\p{Cf}\p{Cc}\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\uffa0]/gu

const FULL_WIDTH = /[\uff01-\uff5e]/g
const toAscii = (sign: string): string => String.fromCharCode(sign.charCodeAt(0) - 0xfee0)
