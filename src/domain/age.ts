import type { Day } from '@/lib/time/day'

/** Whole years of a person on a day. */
export const ageOn = (today: Day, birthday: Day): number => {
  const years = Number(today.slice(0, 4)) - Number(birthday.slice(0, 4))
  return today.slice(5) < birthday.slice(5) ? years - 1 : years
}
