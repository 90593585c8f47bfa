import { setClockOffset } from '@/lib/clock'
import { addDays, chinaMoment } from '@/lib/days'
import { allRows, personOfToken, transact, type Clinic } from '@/mocks/clinic'
import { subscribeStatusOf } from '@/mocks/booking/orders'
import { changeScenario, readScenario } from './scenario'

/** Puts the wall clock where the scenario has it. */
export const followClock = (clinic: Clinic): void => setClockOffset(readScenario(clinic).clockOffsetMs)

/** Lets the clinic's clock be so many milliseconds ahead of the real one, in every tab and after a reload. */
export const setClock = (clinic: Clinic, offsetMs: number): void => {
  changeScenario(clinic, { clockOffsetMs: offsetMs })
  setClockOffset(offsetMs)
}

/** Lets it be this moment. */
export const setClockTo = (clinic: Clinic, momentMs: number): void => setClock(clinic, momentMs - realNow(clinic))

export const realNow = (clinic: Clinic): number => clinic.now() - readScenario(clinic).clockOffsetMs

/**
 * Until when the next appointment of whoever holds the token can be cancelled for a refund: 18:00 of the
 * day before. Undefined without an appointment for which that moment is still to come by the real clock.
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

const MINUTE_MS = 60_000
