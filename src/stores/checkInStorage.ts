import { CHECK_IN_COOKIES } from '@/domain/cookies'
import { removeCookie, type Cookie } from '@/lib/cookies'
import { removeStored } from '@/lib/storage'
import { CHECKED_IN, removeUserItem, usersHaving } from './userStorage'

export const hasCheckIn = (cookies: readonly Cookie[]): boolean =>
  cookies.some(({ name }) => CHECK_IN_COOKIES.includes(name))

/** Removes today's check-in from this phone: its cookies and its chosen time. */
export const dropCheckIn = (): void => {
  CHECK_IN_COOKIES.forEach(removeCookie)
  dropChosen()
}

/** Removes the chosen time and the age of any user: there is one check-in on a phone (A130). */
export const dropChosen = (): void => {
  removeStored('local', CHECKED_IN)
  for (const userId of usersHaving(CHECKED_IN)) removeUserItem(userId, CHECKED_IN)
}
