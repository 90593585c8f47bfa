import type { Day } from '@/lib/time/day'

/** Whole years of a person on a day. */
export const ageOn = (today: Day, birthday: Day): number => {
  const years = Number(today.slice(0, 4)) - Number(birthday.slice(0, 4))
  return today.slice(5) < birthday.slice(5) ? years - 1 : years
}

/**
 * Whether data about a person of this age, in years as typed, needs the consent of a parent or guardian: below 14.
 * Source: Personal Information Protection Law of China, article 31. False for an empty or unreadable age.
 */
export const needsGuardian = (age: string): boolean => age.trim() !== '' && Number(age) < GUARDED_BELOW

const GUARDED_BELOW = 14
