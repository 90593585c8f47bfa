import type { Day } from '@/lib/time/day'

const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]
const CHECK_DIGITS = '10X98765432'

/** GB 11643-1999, in a region 99 that does not exist. Its sequence of three digits is odd for a man. */
export const identityCardOf = (birthday: Day, sequence: string): string => {
  const body = `990101${birthday.replace(/-/g, '')}${sequence}`
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * Number(body[index]), 0)
  return `${body}${CHECK_DIGITS[sum % 11] ?? ''}`
}

export const sequenceOf = (identityCard: string): string => identityCard.slice(14, 17)
