import * as v from 'valibot'
import { integer } from './fields'

const CODES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const
const UNKNOWN = -1

export const consultationStatus = v.pipe(integer, v.picklist(CODES))

/** Any other number is an unknown state, not a broken answer (A460). */
export const anyConsultationStatus = v.pipe(integer, v.fallback(v.picklist([UNKNOWN, ...CODES]), UNKNOWN))
