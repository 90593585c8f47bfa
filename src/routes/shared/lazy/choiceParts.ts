import { inTime } from '@/lib/inTime'

/** What draws the choices of a sheet. A file between, so that the heaviest screens need not list the files of each. */
export const loadExamineeChoice = async () => {
  const { ExamineeChoice } = await inTime(import('./ExamineeChoice'))
  return ExamineeChoice
}

export const loadCouponTicket = async () => {
  const { CouponTicket } = await inTime(import('../CouponTicket'))
  return CouponTicket
}
