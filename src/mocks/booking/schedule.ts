import { addDays, chinaDay, chinaMoment, daysBetween, weekdayOf, type Day } from '@/lib/time/day'
import { DAY_MS } from '@/lib/time/units'
import { allRows, type Clinic } from '@/mocks/clinic'
import { isOpen } from './orders'
import type { Half } from '@/mocks/records'
import type { Organisation } from '@/mocks/seeds/organisations'

const DAYS_AHEAD = 14

export const scheduleOf = (clinic: Clinic, organisation: Organisation): Day[] =>
  organisation.hasSchedule
    ? nextDays(clinic).filter((day) => !organisation.closedWeekdays.includes(weekdayOf(day)))
    : []

export const isOffered = (clinic: Clinic, organisation: Organisation, day: Day): boolean =>
  (organisation.hasSchedule ? scheduleOf(clinic, organisation) : nextDays(clinic)).includes(day)

/** Counts invented visitors, and the orders and check-ins made here. */
export const takenOn = (clinic: Clinic, organisation: Organisation, day: Day): Record<Half, number> => {
  const isThen = (one: { orgId: string; day: Day }): boolean => one.orgId === organisation.orgId && one.day === day
  const orders = allRows(clinic, 'orders').filter((order) => isThen(order) && isOpen(clinic, order))
  const made = [...orders, ...allRows(clinic, 'checkIns').filter(isThen)]
  const inHalf = (half: Half): number =>
    seededOn(organisation, day, half) + made.filter((one) => one.half === half).length
  return { morning: inHalf('morning'), afternoon: inHalf('afternoon') }
}

/** Returns the half-day of the next order: null without limits, undefined when the day is full. */
export const freeHalf = (clinic: Clinic, organisation: Organisation, day: Day): Half | null | undefined => {
  const { morningLimit, afternoonLimit } = organisation
  const taken = takenOn(clinic, organisation, day)
  if (morningLimit === null && afternoonLimit === null) return null
  if (morningLimit !== null && taken.morning < morningLimit) return 'morning'
  if (afternoonLimit !== null && taken.afternoon < afternoonLimit) return 'afternoon'
  return undefined
}

const nextDays = (clinic: Clinic): Day[] => {
  const today = chinaDay(clinic.now())
  return daysBetween(today, addDays(today, DAYS_AHEAD))
}

/** Of five consecutive days one is full, one has a full morning and one a full afternoon. */
const seededOn = (organisation: Organisation, day: Day, half: Half): number => {
  const limit = half === 'morning' ? organisation.morningLimit : organisation.afternoonLimit
  if (limit === null) return 0
  const number = dayNumber(day) + Number(organisation.orgId)
  const turn = number % 5
  if (turn === 0 || turn === (half === 'morning' ? 1 : 2)) return limit
  return (number * 7) % limit
}

const dayNumber = (day: Day): number => Math.floor(chinaMoment(`${day} 00:00:00`) / DAY_MS)
