import { editCustomer, isPhoneTaken } from '@/api/account/account'
import { answersOfCustomer } from '@/api/account/answers'
import type { Customer } from '@/domain/account/account'
import { changedPhone, customerOf } from '@/domain/account/profile'
import { isStored } from '@/domain/questionForm/question'
import { dataOf, idle, slotOf, type RemoteData } from '@/lib/remote'
import { answerQuestion, closeForm, holdAnswers, useForm } from '@/stores/questionForm/form'
import { loadForm } from '@/stores/questionForm/load'
import { phoneChangeOf } from '@/stores/questionForm/phoneChange'
import { refetchCustomer, refreshPeople } from './account'
import { CANCELLED, submissionOf, sendParts, type Sent } from '@/stores/submit'
import { createStore } from '@/stores/createStore'

const SAVE = 'profile'

export const useProfile = createStore<{ opened: RemoteData<Customer> }>(() => ({ opened: idle }))
export const profileSubmission = submissionOf(SAVE)

export const openProfile = (): Promise<void> => {
  useProfile.setState({ opened: idle })
  return loadForm(slotOf(useProfile, 'opened'), async () => {
    const data = await refetchCustomer()
    const sources = [answersOfCustomer(data)]
    return { data, form: { variantId: 'profile', key: `profile ${data.id}`, draftOwner: undefined, sources } }
  })
}

/** Returns the typed phone number, if it differs from the known one. */
export const newProfilePhone = (): string | undefined => {
  const customer = dataOf(useProfile.getState().opened)
  return customer && changedPhone(customer, useForm.getState().answers)
}

/** Clears the required answers whose stored value is unreadable, because a booking needs valid ones (A44, A436). */
export const emptyUnreadable = (): void => {
  const { answers } = useForm.getState()
  for (const id of NEEDED) if (isStored(answers[id])) answerQuestion(id, '')
}

const NEEDED = ['name', 'age', 'sex'] as const

/**
 * Saves the open profile, once at a time. If another account has the new phone number, `mayReplace` asks first (A149,
 * A398). A changed number ends the session, so no further call may follow (A415).
 */
export const saveProfile = async (mayReplace: () => Promise<boolean>): Promise<Sent<'saved' | 'phoneChanged'>> => {
  const customer = dataOf(useProfile.getState().opened)
  const { form, answers, closed } = useForm.getState()
  if (closed || customer === undefined || form?.variantId !== 'profile') return { kind: 'ignored' }
  holdAnswers(SAVE)
  const sent = await sendParts(SAVE, async (sendPart) => {
    const phone = changedPhone(customer, answers)
    const isTaken = phone !== undefined && (await isPhoneTaken(phone))
    if (isTaken && !(await mayReplace())) return CANCELLED
    const changed = customerOf(customer, answers, isTaken)
    const save = () => sendPart({ name: 'customer', body: changed }, () => editCustomer(changed))
    await (phone === undefined ? save() : sendPart(phoneChangeOf(phone), save))
    closeForm()
    return phone === undefined ? 'saved' : 'phoneChanged'
  })
  if (sent.kind === 'sent' && sent.data === 'saved') refreshPeople()
  return sent
}
