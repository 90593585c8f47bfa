import { editCustomer, isPhoneTaken } from '../api/people'
import { asApiError } from '../api/errors'
import { answersOfCustomer } from '../api/peopleAnswers'
import type { Customer } from '../domain/people'
import { changedPhone, customerOf } from '../domain/peopleProfile'
import type { Answers } from '../domain/form/question'
import { latestOnly, dataOf, idle, type Remote } from '../lib/remote'
import { closeForm, openForm, useForm } from './form'
import { freshCustomer, refreshPeople } from './people'
import type { SaveError } from './peopleRecord'
import { resettable } from './store'

type ProfileState = { opened: Remote<Customer>; saving: boolean }

export const useProfile = resettable<ProfileState>(() => ({ opened: idle, saving: false }))

export type ProfileResult =
  | { kind: 'saved' }
  /** The session is over with it: no further call may follow (A415). */
  | { kind: 'phoneChanged' }
  | { kind: 'failed'; error: SaveError }
  | { kind: 'nothing' }

/** Opens the form of the customer's own data with what the server has now; nothing of it is kept on the phone. */
export const openProfile = async (): Promise<void> => {
  useProfile.setState({ opened: { state: 'loading' } })
  const answer = await latestOnly('profile', freshCustomer)
  if (answer.stale) return
  if ('error' in answer.result) {
    useProfile.setState({ opened: { state: 'failed', error: answer.result.error } })
    return
  }
  const { data } = answer.result
  openForm({
    variantId: 'profile',
    key: `profile ${data.id}`,
    draftOwner: undefined,
    sources: [answersOfCustomer(data)],
  })
  useProfile.setState({ opened: { state: 'ready', data, refreshing: false } })
}

/**
 * Saves the open profile, once at a time. Where another account has the new phone, `mayReplace` asks first
 * (A149, A398).
 */
export const saveProfile = async (mayReplace: () => Promise<boolean>): Promise<ProfileResult> => {
  const { opened, saving } = useProfile.getState()
  const { form, answers, closed } = useForm.getState()
  const customer = dataOf(opened)
  // What has arrived does not go again.
  if (saving || closed || customer === undefined || form?.variantId !== 'profile') return { kind: 'nothing' }
  useProfile.setState({ saving: true })
  const answer = await latestOnly('save profile', () => send(customer, answers, mayReplace))
  if (answer.stale) return { kind: 'nothing' }
  if ('error' in answer.result) {
    useProfile.setState({ saving: false })
    return { kind: 'failed', error: asApiError(answer.result.error) }
  }
  const { data: kind } = answer.result
  // Closed before it can be saved again.
  if (kind !== 'nothing') closeForm()
  useProfile.setState({ saving: false })
  if (kind === 'saved') refreshPeople()
  return { kind }
}

const send = async (
  customer: Customer,
  answers: Answers,
  mayReplace: () => Promise<boolean>,
): Promise<'saved' | 'phoneChanged' | 'nothing'> => {
  const phone = changedPhone(customer, answers)
  const taken = phone !== undefined && (await isPhoneTaken(phone))
  if (taken && !(await mayReplace())) return 'nothing'
  await editCustomer(customerOf(customer, answers, taken))
  return phone === undefined ? 'saved' : 'phoneChanged'
}
