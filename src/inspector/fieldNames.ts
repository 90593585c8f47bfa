import { age, code, count, decimal, fen, flag, id, integer, page, sex, text, yesCode } from '@/contract/fields'
import { day, moment, time } from '@/contract/day'

/** Plain words for the building blocks of the contract. */
export const NAMES: ReadonlyMap<unknown, string> = new Map<unknown, string>([
  [id, 'an id'],
  [code, 'a code'],
  [yesCode, 'a code or yes and no'],
  [sex, '"0" or "1"'],
  [integer, 'a whole number'],
  [count, 'a whole number from 0'],
  [page, 'a page number from 1'],
  [fen, 'an amount in fen, from 0'],
  [text, 'a text that is not empty'],
  [decimal, 'a number'],
  [age, 'years, from 0 to 150'],
  [flag, 'true or false'],
  [day, 'a day, YYYY-MM-DD'],
  [time, 'a time, YYYY-MM-DD HH:mm:ss'],
  [moment, 'a time, YYYY-MM-DD HH:mm:ss'],
])
