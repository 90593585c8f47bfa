import { ImError } from '@/domain/chat/imErrors'
import { isRecord, numberIn, recordsIn, textIn, type Json } from '@/domain/chat/json'
import type { ImPerson } from './port'

/** What an answer, or an event, of the platform carries; nothing where it is not as told. */
export const dataOf = (answer: unknown): Json => {
  const data = isRecord(answer) ? answer['data'] : undefined
  return isRecord(data) ? data : {}
}

/** The same where it carries a list. */
export const listOf = (answer: unknown): unknown[] => {
  const data: unknown = isRecord(answer) ? answer['data'] : undefined
  return Array.isArray(data) ? data : []
}

/** A failure of the platform, whatever it is. */
export const imErrorOf = (failure: unknown): ImError => {
  if (failure instanceof ImError) return failure
  const told = isRecord(failure) ? failure : {}
  const message = textIn(told, 'message') ?? (typeof failure === 'string' ? failure : '')
  return new ImError(numberIn(told, 'code'), NOTHING.test(message) ? '' : message)
}

/** Its texts come from elsewhere: without them it says no more than what was asked. */
const NOTHING = /^\s*\|\s*(\w+\s*)?\|\s*$/

export const textsIn = (list: readonly unknown[]): string[] =>
  list.filter((value): value is string => typeof value === 'string')

export const peopleIn = (list: readonly unknown[]): ImPerson[] =>
  list.filter(isRecord).flatMap((person) => {
    const userId = textIn(person, 'userID')
    if (userId === undefined || userId === '') return []
    return [{ userId, name: textIn(person, 'nick') || undefined, pictureUrl: pictureOf(person) }]
  })

export const membersIn = (answer: unknown): ImPerson[] => peopleIn(recordsIn(dataOf(answer), 'memberList'))

const pictureOf = (person: Json): string | undefined => {
  const url = textIn(person, 'avatar')
  return url !== undefined && /^https?:\/\//i.test(url) ? url : undefined
}
