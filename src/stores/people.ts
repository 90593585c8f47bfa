import { fetchCustomer, fetchExaminees } from '../api/people'
import type { Customer, Examinee } from '../domain/people'
import type { Broken } from '../lib/broken'
import { idle, loadRemote, type Remote } from '../lib/remote'
import { resettable } from './store'

type PeopleState = { customer: Remote<Customer>; examinees: Remote<(Examinee | Broken)[]> }

export const usePeople = resettable<PeopleState>(() => ({ customer: idle, examinees: idle }))

export const loadCustomer = (): Promise<void> =>
  loadRemote({
    name: 'customer',
    get: () => usePeople.getState().customer,
    set: (customer) => usePeople.setState({ customer }),
    load: fetchCustomer,
  })

/** The people whom the customer may book for. */
export const loadExaminees = (): Promise<void> =>
  loadRemote({
    name: 'examinees',
    get: () => usePeople.getState().examinees,
    set: (examinees) => usePeople.setState({ examinees }),
    load: fetchExaminees,
  })
