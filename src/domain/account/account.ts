import type { Day } from '@/lib/days'
import type { RelationCode, Sex } from '@/domain/dictionaries'

/** A record as the server keeps it, whose names only src/api knows. */
export type RelativeRecord = Readonly<Record<string, unknown>>

/** The signed-in customer. */
export type Customer = {
  id: string
  name: string | undefined
  phone: string | undefined
  age: number | undefined
  sex: Sex | undefined
  birthday: Day | undefined
  avatarUrl: string | undefined
  identityCard: string | undefined
  /** What of it could not be read: it goes back as it came (A436). */
  asStored?: RelativeRecord | undefined
}

/** What the customer's own profile becomes. */
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
export type PhoneKept = { number: string | undefined }
/** Another number, with the code that was sent to it; replacing its account only after that was confirmed (A398). */
export type PhoneChanged = { number: string; code: string; replaceAccount: boolean }

/** The customer (primary) or a registered relative, with what the health forms know of them (PATIENT-04). */
export type Relative = {
  id: string
  primary: boolean
  name: string | undefined
  sex: Sex | undefined
  age: number | undefined
  phone: string | undefined
  /** 0 is no height. */
  heightCm: number | undefined
  relation: RelationCode | undefined
  /** The whole record, to be read by answersOfRelative. */
  record: RelativeRecord
}

/** Somebody the customer may book for: the customer (primary) or a registered relative. */
export type Examinee = { id: string; name: string | undefined; primary: boolean }

/** Booking needs name, sex and age of the customer (TIME-01 to TIME-03); what no profile takes is none. */
export const canBook = ({ name, sex, age }: Customer): boolean =>
  name !== undefined && name.trim() !== '' && sex !== undefined && age !== undefined && age > 0

/** '1381***5678' (CONST-03, A155); a number of another length stays as it is. */
export const maskPhone = (phone: string): string =>
  phone.length === 11 ? `${phone.slice(0, 4)}***${phone.slice(7)}` : phone

/** The last two characters of a name, for the circle that stands for a picture (PROFILE-01, A154). */
export const nameEnd = (name: string): string => Array.from(name).slice(-2).join('')
