import { fetchAppointments } from '../api/bookingAppointments'
import { fetchRelatives } from '../api/people'
import { answersOfCustomer, answersOfRelative } from '../api/peopleAnswers'
import type { AppointmentRow } from '../domain/booking/appointment'
import type { OwnData, OwnPerson } from '../domain/ownData'
import { isBroken, readableRows, type Broken } from '../lib/broken'
import { idle, isLastPage, loadFresh, slotOf, type Remote } from '../lib/remote'
import { freshCustomer } from './people'
import { resettable } from './store'

export const useOwnData = resettable<{ collected: Remote<OwnData> }>(() => ({ collected: idle }))

/** Collects all of it anew; what is old would mislead. */
export const collectOwnData = (): Promise<void> => loadFresh(slotOf(useOwnData, 'collected'), collect)

const collect = async (): Promise<OwnData> => {
  const [people, appointments] = await Promise.all([collectPeople(), collectAppointments()])
  return {
    people: readableRows(people),
    appointments: readableRows(appointments),
    unreadable: [...people, ...appointments].filter(isBroken).length,
  }
}

const collectPeople = async (): Promise<(OwnPerson | Broken)[]> => {
  const [customer, rows] = await Promise.all([freshCustomer({ quiet: true }), fetchRelatives({ quiet: true })])
  const own = answersOfCustomer(customer)
  const people = rows.map((row): OwnPerson | Broken => {
    if (isBroken(row)) return row
    const { primary, name, record } = row
    const answers = { ...answersOfRelative(record), ...(primary ? own : {}) }
    return { primary, name, birthday: primary ? customer.birthday : undefined, answers }
  })
  const told = people.some((person) => !isBroken(person) && person.primary)
  return told ? people : [{ primary: true, name: customer.name, birthday: customer.birthday, answers: own }, ...people]
}

const collectAppointments = async (): Promise<(AppointmentRow | Broken)[]> => {
  const found: (AppointmentRow | Broken)[] = []
  for (let page = 1; ; page += 1) {
    const { rows, total } = await fetchAppointments(page, { quiet: true })
    found.push(...rows)
    if (isLastPage(rows.length, found.length, total)) return found
  }
}
