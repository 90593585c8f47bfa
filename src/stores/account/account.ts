import type { CallOptions } from '@/api/client'
import { ApiError } from '@/api/errors'
import { fetchCustomer, fetchExaminees } from '@/api/account/account'
import type { Customer, Examinee } from '@/domain/account/account'
import { reportFault } from '@/lib/reportFault'
import { isUnreadable, type UnreadableRow } from '@/lib/unreadableRow'
import { dataOf, idle, loadRemote, refreshOf, slotOf, type RemoteData } from '@/lib/remote'
import { sessionGuard } from '@/lib/sessionScope'
import { removeOtherUsers } from '@/stores/userStorage'
import { createStore } from '@/stores/createStore'

type AccountState = { customer: RemoteData<Customer>; examinees: RemoteData<(Examinee | UnreadableRow)[]> }

export const useAccount = createStore<AccountState>(() => ({ customer: idle, examinees: idle }))

export const loadCustomer = (): Promise<void> => loadRemote(slotOf(useAccount, 'customer'), () => fetchOwn())

const usePendingCustomer = createStore<{ aloud?: Promise<Customer>; quietly?: Promise<Customer> }>(() => ({}))

/** Returns the loaded customer, or fetches it once; rejects as the call does. */
export const ensureCustomer = async ({ quiet = false }: Pick<CallOptions, 'quiet'> = {}): Promise<Customer> => {
  const known = knownOf(useAccount.getState().customer)
  if (known !== undefined) return known
  const way = quiet ? 'quietly' : 'aloud'
  const pending = usePendingCustomer.getState()[way]
  if (pending !== undefined) return pending
  const answer = refetchCustomer({ quiet })
  usePendingCustomer.setState({ [way]: answer })
  const isSession = sessionGuard()
  const forget = () => {
    if (isSession()) usePendingCustomer.setState({ [way]: undefined })
  }
  answer.then(forget, forget)
  return answer
}

export const knownCustomerId = (): string | undefined => dataOf(useAccount.getState().customer)?.id

/** Fetches the customer even when it is loaded; rejects as the call does. */
export const refetchCustomer = async (options?: CallOptions): Promise<Customer> => {
  const data = await inSession(fetchOwn(options))
  useAccount.setState({ customer: { state: 'ready', data, refreshing: false } })
  return data
}

/** A402: where no row says that it is the customer's, its id tells. */
export const markOwner = async <T extends { id: string; primary: boolean }>(
  rows: (T | UnreadableRow)[],
): Promise<(T | UnreadableRow)[]> => {
  if (rows.length === 0 || rows.some((row) => !isUnreadable(row) && row.primary)) return rows
  const owner = await ensureCustomer({ quiet: true }).catch(reportFault)
  return rows.map((row) => (isUnreadable(row) || row.id !== owner?.id ? row : { ...row, primary: true }))
}

const fetchPeople = async (options?: CallOptions) => markOwner(await fetchExaminees(options))

export const loadExaminees = (): Promise<void> => loadRemote(slotOf(useAccount, 'examinees'), () => fetchPeople())

export const ensureExaminees = async (options?: CallOptions): Promise<(Examinee | UnreadableRow)[]> => {
  const known = knownOf(useAccount.getState().examinees)
  if (known !== undefined) return known
  const data = await inSession(fetchPeople(options))
  useAccount.setState({ examinees: { state: 'ready', data, refreshing: false } })
  return data
}

export const refreshPeople = (): void => {
  const { customer, examinees } = useAccount.getState()
  if (customer.state !== 'idle') void loadCustomer()
  if (examinees.state !== 'idle') void loadExaminees()
}

// A66: an answer that arrives after the end of its session is about the former user.
const inSession = async <T>(answer: Promise<T>): Promise<T> => {
  const isOn = sessionGuard()
  const data = await answer
  if (!isOn()) throw new ApiError('cancelled')
  return data
}

// Stale data counts as unknown, so that it is refetched before use.
const knownOf = <T>(remote: RemoteData<T>): T | undefined =>
  refreshOf(remote).error === undefined ? dataOf(remote) : undefined

const MOST_OTHERS = 3

// A384, RG2: another customer's data is removed only after two answers in a row name the same customer. One wrong id
// must not lose the owner's data.
const fetchOwn = async (options?: CallOptions, before?: string, left = MOST_OTHERS): Promise<Customer> => {
  const customer = await fetchCustomer(options)
  const { id } = customer
  if (removeOtherUsers(id, id === before)) return customer
  // A server that names another customer each time would be asked without end.
  if (left === 0) throw new ApiError('badResponse')
  return fetchOwn(options, id, left - 1)
}
