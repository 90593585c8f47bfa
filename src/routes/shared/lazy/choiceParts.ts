/** What draws the choices of a sheet. A file between, so that the heaviest screens need not list the files of each. */
export const loadExamineeChoice = async () => (await import('./ExamineeChoice')).ExamineeChoice
export const loadCouponTicket = async () => (await import('../CouponTicket')).CouponTicket
