import * as v from 'valibot'
import type { HalfDay } from '@/domain/dictionaries'
import { CHQ_CACHE_COOKIE, NEW_FREE_COOKIE, CHECK_IN_COOKIE_DAYS } from '@/domain/cookies'
import { isOfToday, type CheckInRecord, type QuestionnaireMark } from '@/domain/checkIn/checkIn'
import { isClockSet } from '@/lib/time/clock'
import { readCookie, removeCookie, writeCookie } from '@/lib/cookies'
import type { Day } from '@/lib/time/day'
import { parseStored, readStored, writeStored } from '@/lib/storage'
import { knownCustomerId } from '@/stores/account/account'
import { token } from '@/stores/auth/session'
import { dropChosen } from '@/stores/checkInStorage'
import { CHECKED_IN, readUserItem, usersHaving, writeUserItem } from '@/stores/userStorage'

/** Cookie newFree as it is written (A388). */
const recordSchema = v.object({
  date: v.string(),
  orgId: v.string(),
  id: v.string(),
  name: v.string(),
  customerId: v.string(),
  inspectionId: v.string(),
  hqiId: v.nullable(v.string()),
  chqDone: v.boolean(),
})

/** Cookie chqCache as it is written (A134). */
const markSchema = v.object({ customerId: v.string(), orgId: v.string(), date: v.string() })

/** What the cookie lacks: the chosen time, and what the questionnaire needs. It contains no name. */
const chosenSchema = v.object({
  id: v.string(),
  day: v.string(),
  half: v.optional(v.picklist(['morning', 'afternoon'])),
  age: v.number(),
  sentAt: v.number(),
  serviceId: v.optional(v.string()),
})
export type ChosenTime = {
  id: string
  day: Day
  half?: HalfDay | undefined
  age: number
  sentAt: number
  /** An earlier version of the app stored none. */
  serviceId?: string | undefined
}

/** Whether the check-in of this phone is a signed-in person's, and may be another's than the present user's (A524). */
export const mayBeAnothers = (): boolean =>
  token() !== undefined && usersHaving(CHECKED_IN).some((userId) => userId !== knownCustomerId())

/** Returns today's check-in of this phone, unless it may be another's; an older one is removed (ONSITE-26). */
export const readRecord = (today: Day): CheckInRecord | undefined => {
  if (mayBeAnothers()) return undefined
  const kept = parseStored(readCookie(NEW_FREE_COOKIE), recordSchema)
  if (kept === undefined) {
    // The cookie ends by itself, but the local storage does not.
    dropChosen()
    return undefined
  }
  const { orgId, hqiId, chqDone, ...rest } = kept
  const record = { ...rest, organisationId: orgId, questionnaireId: hqiId ?? undefined, questionnaireDone: chqDone }
  if (isOfToday(record, today)) return record
  // With a wrong phone clock no check-in would be today's.
  if (isClockSet()) {
    removeCookie(NEW_FREE_COOKIE)
    dropChosen()
  }
  return undefined
}

export const writeRecord = ({ organisationId, questionnaireId, questionnaireDone, ...rest }: CheckInRecord): void => {
  const kept = { ...rest, orgId: organisationId, hqiId: questionnaireId ?? null, chqDone: questionnaireDone }
  writeCookie(NEW_FREE_COOKIE, JSON.stringify(kept), CHECK_IN_COOKIE_DAYS)
}

export const readMark = (): QuestionnaireMark | undefined => {
  const kept = parseStored(readCookie(CHQ_CACHE_COOKIE), markSchema)
  return kept && { customerId: kept.customerId, organisationId: kept.orgId, date: kept.date }
}

export const writeMark = ({ customerId, organisationId, date }: QuestionnaireMark): void =>
  writeCookie(CHQ_CACHE_COOKIE, JSON.stringify({ customerId, orgId: organisationId, date }), CHECK_IN_COOKIE_DAYS)

export const readChosen = (id: string): ChosenTime | undefined => {
  const all = [
    readStored('local', CHECKED_IN, chosenSchema),
    ...usersHaving(CHECKED_IN).map((userId) => readUserItem(userId, CHECKED_IN, chosenSchema)),
  ]
  return all.find((chosen) => chosen?.id === id)
}

/** `userId` is undefined for a visitor without an account. */
export const writeChosen = (userId: string | undefined, chosen: ChosenTime): void => {
  dropChosen()
  if (userId === undefined) writeStored('local', CHECKED_IN, chosen)
  else writeUserItem(userId, CHECKED_IN, chosen)
}
