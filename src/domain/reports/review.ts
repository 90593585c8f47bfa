import { type Day, monthsAfter } from '@/lib/days'

const HALF_A_YEAR = 6

/** When the review is due that a report asks for in half a year (PALP-18). */
export const reviewDueOn = (examinedOn: Day): Day => monthsAfter(examinedOn, HALF_A_YEAR)
