import { setClockOffset } from '@/lib/time/clock'
import { addDays, chinaMoment } from '@/lib/time/day'
import { MINUTE_MS } from '@/lib/time/units'
import { allRows, personOfToken, transact, type Clinic } from '@/mocks/clinic'
import { subscribeStatusOf } from '@/mocks/booking/orders'
import { changeScenario, readScenario } from './scenario'

export const followClock = (clinic: Clinic): void => setClockOffset(readScenario(clinic).clockOffsetMs)

export const setClock = (clinic: Clinic, offsetMs: number): void => {
  changeScenario(clinic, { clockOffsetMs: offsetMs })
  setClockOffset(offsetMs)
}

export const setClockTo = (clinic: Clinic, momentMs: number): void => setClock(clinic, momentMs - realNow(clinic))

export const realNow = (clinic: Clinic): number => clinic.now() - readScenario(clinic).clockOffsetMs

/**
 * Returns the moment until which the user's next appointment can be refunded: 18:00 of the day before. Undefined
 * without an appointment whose moment is in the future of the real clock.
 */
export const nextDeadline = (clinic: Clinic, token: string): number | undefined => {
  const earliest = realNow(clinic) + MINUTE_MS
  return transact(clinic, () => {
    const person = personOfToken(clinic, token)
    const deadlines = allRows(clinic, 'orders')
      .filter((order) => order.ownerId === person?.id && subscribeStatusOf(clinic, order) === '2')
      .map(({ day }) => chinaMoment(`${addDays(day, -1)} 18:00:00`))
    return deadlines.filter((moment) => moment > earliest).sort((a, b) => a - b)[0]
  })
}
