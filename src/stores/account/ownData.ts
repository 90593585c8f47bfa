import { fetchAppointments } from '@/api/appointments'
import { fetchRelatives } from '@/api/account/account'
import { answersOfCustomer, answersOfRelative } from '@/api/account/answers'
import type { AppointmentRow } from '@/domain/appointments/appointment'
import type { OwnData, OwnPerson } from '@/domain/account/ownData'
import type { Answers } from '@/domain/questionForm/question'
import { dedupeRows } from '@/lib/dedupe'
import { isUnreadable, readableRows, type UnreadableRow } from '@/lib/unreadableRow'
import { isLastPage } from '@/lib/pagedList'
import { idle, loadOrClear, slotOf, type RemoteData } from '@/lib/remote'
import { refetchCustomer } from './account'
import { createStore } from '@/stores/createStore'

export const useOwnData = createStore<{ collected: RemoteData<OwnData> }>(() => ({ collected: idle }))

export const loadOwnData = (): Promise<void> => loadOrClear(slotOf(useOwnData, 'collected'), collect)

const collect = async (): Promise<OwnData> => {
  const [people, appointments] = await Promise.all([collectPeople(), collectAppointments()])
  return {
    people: readableRows(people),
    appointments: readableRows(appointments),
    unreadable: [...people, ...appointments].filter(isUnreadable).length,
  }
}

const collectPeople = async (): Promise<(OwnPerson | UnreadableRow)[]> => {
  const [customer, rows] = await Promise.all([refetchCustomer({ quiet: true }), fetchRelatives({ quiet: true })])
  const own = withoutBlanks(answersOfCustomer(customer))
  const people = dedupeRows(rows, ({ id }) => id).map((row): OwnPerson | UnreadableRow => {
    if (isUnreadable(row)) return row
    const { name, record } = row
    const primary = row.primary || row.id === customer.id
    const answers = { ...answersOfRelative(record), ...(primary ? own : {}) }
    return { primary, name, birthday: primary ? customer.birthday : undefined, answers }
  })
  const hasPrimary = people.some((person) => !isUnreadable(person) && person.primary)
  return hasPrimary
    ? people
    : [{ primary: true, name: customer.name, birthday: customer.birthday, answers: own }, ...people]
}

/** What the account leaves blank does not hide what the person's own record has. */
const withoutBlanks = (answers: Answers): Answers =>
  Object.fromEntries(Object.entries(answers).filter(([, answer]) => answer !== ''))

const collectAppointments = async (): Promise<(AppointmentRow | UnreadableRow)[]> => {
  const found: (AppointmentRow | UnreadableRow)[] = []
  for (let page = 1; ; page += 1) {
    const { rows, total } = await fetchAppointments(page, { quiet: true })
    found.push(...rows)
    if (isLastPage(rows.length, found.length, total)) return dedupeRows(found, ({ id }) => id)
  }
}
