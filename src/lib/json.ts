import { isSafeNumber, parse } from 'lossless-json'

/**
 * JSON text to plain data without losing a digit: a number that a double cannot hold exactly
 * (an id above 2^53, 1e400) arrives as its text (A382). Throws SyntaxError on anything that is no JSON.
 */
export const parseJson = (text: string): unknown => parse(text, undefined, numberOrText)

const numberOrText = (digits: string): number | string =>
  /^-?\d+$/.test(digits) ? (isSafeNumber(digits) ? Number(digits) : digits) : finiteOrText(digits)

const finiteOrText = (digits: string): number | string => (Number.isFinite(Number(digits)) ? Number(digits) : digits)
