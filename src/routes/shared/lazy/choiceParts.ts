import { inTime } from '@/lib/inTime'

/**
 * Loads the components that draw the choices of a sheet. This file in between keeps the file lists of the largest
 * screens short.
 */
export const loadExamineeChoice = async () => {
  const { ExamineeChoice } = await inTime(import('./ExamineeChoice'))
  return ExamineeChoice
}

export const loadCouponTicket = async () => {
  const { CouponTicket } = await inTime(import('../CouponTicket'))
  return CouponTicket
}
