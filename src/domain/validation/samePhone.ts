import { tidyPhone } from './typed'

/**
 * Whether a typed phone number is the stored one. A586: a server may mask the middle, such as 138****5678. The last
 * four digits must be visible.
 */
export const isSamePhone = (stored: string | undefined, typed: string): boolean => {
  const digits = tidyPhone(stored ?? '')
  const endsInDigits = /\d{4}$/.test(digits)
  return stored === typed || (endsInDigits && new RegExp(`^${digits.replace(/\D+/g, '\\d+')}$`).test(typed))
}
