import { tidyPhone } from '@/domain/validation/typed'
import type { Day } from '@/lib/time/day'
import type { RelationCode, Sex } from '@/domain/dictionaries'

/** A relative's record as the server stores it; only src/api knows its field names. */
export type RelativeRecord = Readonly<Record<string, unknown>>

export type Customer = {
  id: string
  name: string | undefined
  phone: string | undefined
  age: number | undefined
  sex: Sex | undefined
  birthday: Day | undefined
  avatarUrl: string | undefined
  identityCard: string | undefined
  /**
   * The values to send for fields without an answer: a stored one that the app cannot read (A436), else null. Fields
   * that the server left out are missing (A665).
   */
  asStored?: RelativeRecord | undefined
}

export type CustomerChange = {
  id: string
  name: string | undefined
  sex: Sex | undefined
  age: number | undefined
  birthday: Day | undefined
  identityCard: string | undefined
  phone: PhoneKept | PhoneChanged
  asStored?: RelativeRecord | undefined
}
type PhoneKept = { number: string | undefined }
/** A398: a new phone number with its SMS code. Replacing another account needs a confirmation first. */
type PhoneChanged = { number: string; code: string; replaceAccount: boolean }

export type Relative = {
  id: string
  primary: boolean
  name: string | undefined
  sex: Sex | undefined
  age: number | undefined
  phone: string | undefined
  heightCm: number | undefined
  relation: RelationCode | undefined
  record: RelativeRecord
}

export type Examinee = { id: string; name: string | undefined; primary: boolean }

export const canBook = ({ name, sex, age }: Customer): boolean =>
  name !== undefined && name.trim() !== '' && sex !== undefined && age !== undefined && age > 0

/** Masks a phone number of 11 digits: '1381***5678' (CONST-03, A155). Any other text stays as it is. */
export const maskPhone = (phone: string): string => {
  const digits = tidyPhone(phone)
  return /^\d{11}$/.test(digits) ? `${digits.slice(0, 4)}***${digits.slice(7)}` : phone.trim()
}

/** Returns the last two characters of a name, shown in place of a picture (PROFILE-01, A154). */
export const nameEnd = (name: string): string => Array.from(name.trim()).slice(-2).join('')
