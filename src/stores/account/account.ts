import type { CallOptions } from '@/api/client'
import { fetchCustomer, fetchExaminees } from '@/api/account/account'
import type { Customer, Examinee } from '@/domain/account/account'
import type { UnreadableRow } from '@/lib/unreadableRow'
import { dataOf, idle, loadRemote, refreshOf, slotOf, sessionGuard, type RemoteData } from '@/lib/remote'
import { removeOtherUsers } from '@/stores/userStorage'
import { createStore } from '@/stores/createStore'

type PeopleState = { customer: RemoteData<Customer>; examinees: RemoteData<(Examinee | UnreadableRow)[]> }

export const usePeople = createStore<PeopleState>(() => ({ customer: idle, examinees: idle }))

export const loadCustomer = (): Promise<void> => loadRemote(slotOf(usePeople, 'customer'), () => fetchOwn())

/** What is asked for the customer right now: its failure is told, or is the caller's. */
const useAsked = createStore<{ aloud?: Promise<Customer>; quietly?: Promise<Customer> }>(() => ({}))

/** The signed-in customer, asked for once unless known already; rejects as the call does. */
export const customerNow = async ({ quiet = false }: Pick<CallOptions, 'quiet'> = {}): Promise<Customer> => {
  const known = knownOf(usePeople.getState().customer)
  if (known !== undefined) return known
  const way = quiet ? 'quietly' : 'aloud'
  const asked = useAsked.getState()[way]
  if (asked !== undefined) return asked
  const answer = freshCustomer({ quiet })
  useAsked.setState({ [way]: answer })
  const isSession = sessionGuard()
  const forget = () => {
    if (isSession()) useAsked.setState({ [way]: undefined })
  }
  answer.then(forget, forget)
  return answer
}

/** Who is signed in, as far as that is known already. */
export const knownCustomerId = (): string | undefined => dataOf(usePeople.getState().customer)?.id

/** The signed-in customer as the server has it now; rejects as the call does. */
export const freshCustomer = async (options?: CallOptions): Promise<Customer> => {
  const data = await fetchOwn(options)
  usePeople.setState({ customer: { state: 'ready', data, refreshing: false } })
  return data
}

/** The people whom the customer may book for. */
export const loadExaminees = (): Promise<void> => loadRemote(slotOf(usePeople, 'examinees'), fetchExaminees)

/** The people whom the customer may book for, asked for unless known already; rejects as the call does. */
export const examineesNow = async (): Promise<(Examinee | UnreadableRow)[]> => {
  const known = knownOf(usePeople.getState().examinees)
  if (known !== undefined) return known
  const data = await fetchExaminees()
  usePeople.setState({ examinees: { state: 'ready', data, refreshing: false } })
  return data
}

/** Asks anew for what is known of the customer and the examinees: somebody's data have changed. */
export const refreshPeople = (): void => {
  const { customer, examinees } = usePeople.getState()
  if (customer.state !== 'idle') void loadCustomer()
  if (examinees.state !== 'idle') void loadExaminees()
}

// What could not be had anew is asked for again before anything is made of it.
const knownOf = <T>(remote: RemoteData<T>): T | undefined =>
  refreshOf(remote).error === undefined ? dataOf(remote) : undefined

// What somebody else typed on this phone is not for the eyes of whoever is signed in now (A384). One wrong id must not
// cost the owner what is kept: two answers in a row have to agree (RG2).
const fetchOwn = async (options?: CallOptions, before?: string): Promise<Customer> => {
  const customer = await fetchCustomer(options)
  const { id } = customer
  return removeOtherUsers(id, id === before) ? customer : fetchOwn(options, id)
}
