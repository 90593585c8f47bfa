import { dayFrom, type Day } from '@/lib/time/day'
import type { Sex } from '@/domain/dictionaries'

type IdentityCardFacts = { birthday: Day; sex: Sex }

/** GB 11643-1999: the check digit from the weighted sum of the first 17 digits, modulo 11. */
const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]
const CHECK_DIGITS = '10X98765432'
const NUMBER = /^\d{6}(\d{4})(\d{2})(\d{2})\d{2}(\d)[\dX]$/
/** No birthday in a form or a number lies before it. */
export const FIRST_BIRTHDAY: Day = '1900-01-01'

/**
 * Returns the birth date and the sex in an 18-digit ID number. Undefined for an incomplete number and a wrong check
 * digit. Also undefined for a date that does not exist, lies before 1900 or is later than today.
 */
export const identityCardFacts = (number: string, today: Day): IdentityCardFacts | undefined => {
  const [whole = '', year = '', month = '', date = '', order = ''] = NUMBER.exec(number.toUpperCase()) ?? []
  const birthday = dayFrom(`${year}-${month}-${date}`)
  if (birthday === undefined || birthday < FIRST_BIRTHDAY || birthday > today || !hasRightCheckDigit(whole))
    return undefined
  return { birthday, sex: Number(order) % 2 === 1 ? 'male' : 'female' }
}

const hasRightCheckDigit = (number: string): boolean => {
  const sum = WEIGHTS.reduce((total, weight, place) => total + weight * Number(number[place]), 0)
  return number.endsWith(CHECK_DIGITS.charAt(sum % CHECK_DIGITS.length))
}
