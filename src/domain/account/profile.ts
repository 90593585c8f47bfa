import { SEX } from '@/domain/dictionaries'
import type { Customer, CustomerChange } from './account'
import { settled } from '@/domain/questionForm/form'
import { textOf, type Answers } from '@/domain/questionForm/question'
import { VARIANTS } from '@/domain/questionForm/variants'
import { isSamePhone } from '@/domain/validation/samePhone'

export const customerOf = (customer: Customer, answers: Answers, replaceAccount: boolean): CustomerChange => {
  const sent = settled(VARIANTS.profile, answers)
  const number = changedPhone(customer, answers)
  return {
    id: customer.id,
    name: textOf(sent, 'name') || undefined,
    sex: sexOf(textOf(sent, 'sex')),
    age: textOf(sent, 'age') === '' ? undefined : Number(textOf(sent, 'age')),
    birthday: customer.birthday,
    identityCard: textOf(sent, 'identityCard') || undefined,
    phone:
      number === undefined ? { number: customer.phone } : { number, code: textOf(sent, 'phoneCode'), replaceAccount },
    asStored: customer.asStored,
  }
}

/** A150: returns the new phone number, or undefined while the known one is unchanged. */
export const changedPhone = ({ phone }: Pick<Customer, 'phone'>, answers: Answers): string | undefined => {
  const typed = textOf(answers, 'phone')
  return textOf(answers, 'modifyPhone') === 'yes' && !isSamePhone(phone, typed) ? typed : undefined
}

const sexOf = (code: string): CustomerChange['sex'] => (code === '0' || code === '1' ? SEX[code] : undefined)
