import { tidyPhone } from './typed'

/**
 * Whether a typed phone is the stored one. A586: a server may mask the middle, such as 138****5678. The last four
 * digits must be visible.
 */
export const isSamePhone = (stored: string | undefined, typed: string): boolean => {
  if (stored === undefined || stored === typed) return stored === typed
  const digits = tidyPhone(stored)
  return /\d{4}$/.test(digits) && new RegExp(`^${digits.replace(/\D+/g, '\\d+')}$`).test(typed)
}
