import { array, unknown } from 'valibot'
import { listCookies } from '@/lib/cookies'
import { countFormDrafts, countChatDrafts, countQuestions, dropHealthDrafts } from '@/stores/auth/consentDrafts'
import { dropCheckIn, dropChosen, hasCheckIn } from '@/stores/checkInStorage'
import { createStore } from '@/stores/createStore'
import {
  draftsOf,
  LAST_ORDER,
  OPENED_CONSULTATIONS,
  ORDER_DRAFT,
  PLAYED_VOICES,
  READ_REPORTS,
  readUserItem,
  removeUserItem,
  RESCHEDULE,
  usersHaving,
} from '@/stores/userStorage'
import { hasPlatformKeys } from '@/stores/platformStorage'

type LocalDataState = {
  answers: number
  questions: number
  chats: number
  order: boolean
  checkIn: boolean
  reports: number
  consults: number
  lastOrder: boolean
  /** It is not cleared: without it the old appointment would stand beside the new one. */
  reschedule: boolean
  platform: boolean
  cleared: boolean
}

/** Stored data of the signed-in person that can be cleared without losing a submission. */
export const useLocalData = createStore<LocalDataState>(() => ({
  answers: 0,
  questions: 0,
  chats: 0,
  order: false,
  checkIn: false,
  reports: 0,
  consults: 0,
  lastOrder: false,
  reschedule: false,
  platform: false,
  cleared: false,
}))

export const readLocalData = (userId: string): void => {
  const checkIn = hasCheckIn(listCookies())
  // The cookies of an older check-in have ended by themselves.
  if (!checkIn) dropChosen()
  useLocalData.setState({
    answers: countFormDrafts(userId),
    questions: countQuestions(userId),
    chats: countChatDrafts(userId),
    order: draftsOf(userId).includes(ORDER_DRAFT),
    checkIn,
    reports: countIn(userId, READ_REPORTS),
    // Both lists are by consultation, and a voice message can be played only in an opened consultation.
    consults: Math.max(countIn(userId, OPENED_CONSULTATIONS), countIn(userId, PLAYED_VOICES)),
    lastOrder: readUserItem(userId, LAST_ORDER, unknown()) !== undefined,
    reschedule: usersHaving(RESCHEDULE).includes(userId),
    platform: hasPlatformKeys(),
    cleared: false,
  })
}

/**
 * Clears the stored data, except for the marks of unconfirmed payments and submissions, which could otherwise be
 * repeated. They expire after half a day of server time.
 */
export const clearLocalData = (userId: string): void => {
  dropHealthDrafts(userId)
  removeUserItem(userId, ORDER_DRAFT)
  removeUserItem(userId, READ_REPORTS)
  removeUserItem(userId, OPENED_CONSULTATIONS)
  removeUserItem(userId, PLAYED_VOICES)
  removeUserItem(userId, LAST_ORDER)
  dropCheckIn()
  readLocalData(userId)
  useLocalData.setState({ cleared: true })
}

const countIn = (userId: string, name: string): number => readUserItem(userId, name, array(unknown()))?.length ?? 0
