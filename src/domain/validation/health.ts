import { dayFrom, type Day } from '@/lib/time/day'

/**
 * Checks of typed answers. Only ASCII digits count: a sign, an exponent, a blank or a full-width digit is no number.
 * The forms decide whether an answer is required.
 */

/** The ages of the questionnaires: whole, 2 to 139 (A4, FULLQ-19). */
export const isAge = (text: string): boolean => isInteger(text) && within(text, 2, 139)

/** The age of the GAIL form: whole, 20 to 84 (A16). */
export const isGailAge = (text: string): boolean => isInteger(text) && within(text, 20, 84)

/** The age of a customer or relative: above 0 and below 130, decimals allowed (A36, A44). */
export const isPatientAge = (text: string): boolean => isDecimal(text) && Number(text) > 0 && Number(text) < 130

/** Whole centimetres, 2 to 299 (A3). */
export const isHeight = (text: string): boolean => isInteger(text) && within(text, 2, 299)

/** Kilograms, above 0, decimals allowed. */
export const isWeight = (text: string): boolean => isDecimal(text) && Number(text) > 0

export const isCount = (text: string): boolean => isInteger(text) && Number.isSafeInteger(Number(text))

/** 15 digits, 18 digits, or 17 digits and an X (A6). */
export const isIdCard = (text: string): boolean => /^(\d{15}|\d{17}[\dXx])$/.test(text)

/** 1, then 3 to 9, then nine digits (PROFILE-09, A5). */
export const isMobilePhone = (text: string): boolean => /^1[3-9]\d{9}$/.test(text)

/** 1 and ten digits (ONSITE-07). */
export const isOnSitePhone = (text: string): boolean => /^1\d{10}$/.test(text)

/** A41: the earliest day of a last period. */
export const LAST_PERIOD_FROM: Day = '2020-01-01'

/** A day of the calendar from 2020-01-01 to today (A42). */
export const isLastPeriodDay = (text: string, today: Day): boolean =>
  dayFrom(text) !== undefined && text >= LAST_PERIOD_FROM && text <= today

const isInteger = (text: string): boolean => /^\d+$/.test(text)

const isDecimal = (text: string): boolean => /^\d+(\.\d+)?$/.test(text) && Number.isFinite(Number(text))

const within = (text: string, from: number, to: number): boolean => Number(text) >= from && Number(text) <= to
