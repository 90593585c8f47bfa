import { ADULT_AGE } from '@/domain/adultAge'
import type { ReportHeader } from './report'

/** A615, A626: who has no standard interval of checks. */
export type SpecialGroup = 'men' | 'pregnancy' | 'young'

/** The group as far as the header of a report tells it; undefined for an unknown sex and age. */
export const groupInHeader = ({ sex, age = ADULT_AGE }: ReportHeader): SpecialGroup | undefined => {
  if (sex === 'male') return 'men'
  return age < ADULT_AGE ? 'young' : undefined
}
