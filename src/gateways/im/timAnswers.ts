import { ImError } from '@/domain/chat/imErrors'
import { numberIn, recordsIn, textIn } from '@/domain/chat/json'
import { isRecord, type Json } from '@/lib/isRecord'
import type { ImPerson } from './port'

export const dataOf = (answer: unknown): Json => {
  const data = isRecord(answer) ? answer['data'] : undefined
  return isRecord(data) ? data : {}
}

export const listOf = (answer: unknown): unknown[] => {
  const data: unknown = isRecord(answer) ? answer['data'] : undefined
  return Array.isArray(data) ? data : []
}

export const imErrorOf = (failure: unknown): ImError => {
  if (failure instanceof ImError) return failure
  const fields = isRecord(failure) ? failure : {}
  const message = textIn(fields, 'message') ?? (typeof failure === 'string' ? failure : '')
  return new ImError(numberIn(fields, 'code'), NOTHING.test(message) ? '' : message)
}

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
