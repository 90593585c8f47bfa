import { LANGUAGES } from '@/lib/language'
import { addDays, chinaDay, chinaMoment, chinaTime, daysBetween, timeFrom } from '@/lib/time/day'
import { boundAccounts } from '@/mocks/auth/provider'
import { personOfToken, transact, type Clinic } from '@/mocks/clinic'
import { realNow, setClockTo } from '@/mocks/scenario/clock'
import { FAULTS, type Fault } from '@/mocks/scenario/record'
import { readScenario, setFault } from '@/mocks/scenario/scenario'
import { signInAs, startAnew, visitorToken } from './visitor'

const PARAMETER = 'demo'
const NOBODY = 'nobody'

/** `daysAhead` and `time` (HH:mm, in China) are the time of the clinic's clock, counted from the real day. */
type State = { as: string; clock: { daysAhead: number; time: string } | undefined; faults: readonly Fault[] }

/**
 * Resets the clinic and opens the state of the address: `?demo=as:openid-1001,clock:1d@18:00,faults:slow.offline`.
 * Then removes the state from the address. If a part is unknown, it changes nothing and throws an error that lists the
 * known values. The page shows this error, too.
 */
export const openStateOfAddress = (clinic: Clinic): void => {
  try {
    openState(clinic)
  } catch (error) {
    document.querySelector('.boot-late')?.prepend(paragraphOf(String(error)))
    throw error
  }
}

const paragraphOf = (text: string): HTMLElement => {
  const paragraph = document.createElement('p')
  paragraph.lang = LANGUAGES.en.htmlTag
  paragraph.textContent = text
  return paragraph
}

const openState = (clinic: Clinic): void => {
  const address = new URL(window.location.href)
  const parameter = address.searchParams.get(PARAMETER)
  if (parameter === null) return
  const { as, clock, faults } = readState(clinic, parameter)
  startAnew(clinic)
  if (as !== NOBODY) signInAs(clinic, as)
  if (clock !== undefined) {
    const day = addDays(chinaDay(realNow(clinic)), clock.daysAhead)
    setClockTo(clinic, chinaMoment(`${day} ${clock.time}:00`))
  }
  for (const fault of faults) setFault(clinic, fault, true)
  address.searchParams.delete(PARAMETER)
  window.history.replaceState(window.history.state, '', address)
}

/** Returns the address that resets the clinic and opens this screen with the present account, clock and faults. */
export const linkToState = (clinic: Clinic): string => {
  const { on, clockOffsetMs } = readScenario(clinic)
  const as = transact(clinic, () => personOfToken(clinic, visitorToken())?.openId) ?? NOBODY
  const parts = [`as:${as}`]
  if (clockOffsetMs !== 0) {
    const today = chinaDay(realNow(clinic))
    const [day = today, time = ''] = chinaTime(clinic.now()).split(' ')
    parts.push(`clock:${daysFrom(today, day)}d@${time.slice(0, 5)}`)
  }
  if (on.length > 0) parts.push(`faults:${on.join('.')}`)
  const address = new URL(window.location.href)
  address.searchParams.delete(PARAMETER)
  // The parts are joined by hand, because URLSearchParams would escape the separators and make the link hard to read.
  address.search = [address.search.slice(1), `${PARAMETER}=${parts.join(',')}`].filter((part) => part !== '').join('&')
  return address.href
}

const daysFrom = (today: string, day: string): number =>
  day < today ? 1 - daysBetween(day, today).length : daysBetween(today, day).length - 1

const readState = (clinic: Clinic, text: string): State => {
  const state: State = { as: NOBODY, clock: undefined, faults: [] }
  return text.split(',').reduce((read, part) => {
    const value = part.slice(part.indexOf(':') + 1)
    if (part.startsWith('as:')) return { ...read, as: readAccount(clinic, value) }
    if (part.startsWith('clock:')) return { ...read, clock: readClock(value) }
    if (part.startsWith('faults:')) return { ...read, faults: value.split('.').map(readFault) }
    throw new Error(`?${PARAMETER}= does not know ${JSON.stringify(part)}. It knows as:…, clock:… and faults:….`)
  }, state)
}

const readAccount = (clinic: Clinic, text: string): string => {
  const known = [...boundAccounts(clinic).map(({ openId }) => openId), NOBODY]
  if (known.includes(text)) return text
  throw new Error(`?${PARAMETER}= knows no account ${JSON.stringify(text)}. The accounts are ${known.join(', ')}.`)
}

const readClock = (text: string): State['clock'] => {
  const [, days = '', time = ''] = /^(-?\d{1,3})d@(\d\d:\d\d)$/.exec(text) ?? []
  if (days === '' || timeFrom(`2000-01-01 ${time}:00`) === undefined)
    throw new Error(`?${PARAMETER}= cannot read the clock ${JSON.stringify(text)}. 1d@18:00 is tomorrow at 18:00.`)
  return { daysAhead: Number(days), time }
}

const readFault = (text: string): Fault => {
  const fault = FAULTS.find((known) => known === text)
  if (fault !== undefined) return fault
  throw new Error(`?${PARAMETER}= knows no fault ${JSON.stringify(text)}. The faults are ${FAULTS.join(', ')}.`)
}
