import { countFollowUp } from '@/api/chat'
import { isFinalRefusal, neverLeftPhone, type ApiError } from '@/api/errors'
import { isFollowUp } from '@/domain/chat/rules'
import type { ChatMessage } from '@/domain/chat/message'
import { now, wait } from '@/lib/time/clock'
import { sessionGuard } from '@/lib/sessionScope'
import { changeInfo, chatOf, infoNow, reloadInfo, useChat, type ChatOpening } from './chat'
import { knownCustomerId } from '@/stores/account/account'
import { createStore } from '@/stores/createStore'
import { send } from '@/stores/submit'

/** One message after the end: sending, unconfirmed, accepted by the platform, or not counted by the server (A276). */
type FollowUp = { id: string; at: number; answersBefore?: number | undefined } & (
  { state: 'onItsWay' | 'unconfirmed' | 'toCount' } | { state: 'notCounted'; error: ApiError }
)

/**
 * `answersBefore` counts the consultation states that had arrived before the first attempt to count the message. It is
 * undefined for a message from before a reload.
 */
type ToCount = Pick<FollowUp, 'id' | 'at' | 'answersBefore'>

type State = {
  /** Keyed by the message's local id; counted ones are removed. */
  followUps: ReadonlyMap<string, FollowUp>
  /** By consultation: how many are left once all of them are counted. */
  expected: ReadonlyMap<string, number>
}

export const useChatFollowUps = createStore<State>(() => ({ followUps: new Map(), expected: new Map() }))

/** Attempts of a failed call; the pause doubles each time. */
const TRIES = 6
const FIRST_WAIT_MS = 1000

/** Registers a message before it is sent; after the end it is one of the remaining follow-ups (CHAT-29). */
export const expectFollowUp = (id: string, localId: string): void => {
  if (isFollowUp(infoNow(id)?.status)) note(localId, { id, at: now(), state: 'onItsWay' })
}

export const markFollowUpUnconfirmed = (localId: string): void => {
  const followUp = useChatFollowUps.getState().followUps.get(localId)
  if (followUp?.state === 'onItsWay') note(localId, { ...followUp, state: 'unconfirmed' })
}

/** Counts the messages that the platform has accepted, each once, however that is learned. */
export const settleFollowUps = (opening: ChatOpening): void => {
  for (const { localId, state } of chatOf(opening)?.messages ?? []) if (state === 'sent') settleFollowUp(localId)
}

/** Counts a message that the platform has accepted, unless it is counted already. */
export const settleFollowUp = (localId: ChatMessage['localId']): void => {
  if (localId === undefined) return
  const followUp = useChatFollowUps.getState().followUps.get(localId)
  if (followUp?.state !== 'onItsWay' && followUp?.state !== 'unconfirmed') return
  const left = leftNow(followUp.id)
  if (left !== undefined)
    useChatFollowUps.setState(({ expected }) => ({ expected: new Map(expected).set(followUp.id, left - 1) }))
  startCount({ ...followUp, answersBefore: useChat.getState().infoAnswers }, localId)
}

export const retryFollowUps = (id: string): void => {
  for (const [localId, followUp] of useChatFollowUps.getState().followUps)
    if (followUp.id === id && followUp.state === 'notCounted') startCount(followUp, localId)
}

export const dropRefusedFollowUps = (id: string): void => {
  for (const [localId, followUp] of useChatFollowUps.getState().followUps)
    if (followUp.id === id && isRefusedCount(followUp)) note(localId, undefined)
}

type KeptFollowUp = { localId: string; at: number; isTaken: boolean }

export const followUpsOf = (id: string): KeptFollowUp[] =>
  [...useChatFollowUps.getState().followUps].flatMap(([localId, { id: of, at, state }]) =>
    of === id ? { localId, at, isTaken: state === 'toCount' || state === 'notCounted' } : [],
  )

/** Counts the follow-ups that an earlier page left uncounted, and watches for unconfirmed ones. */
export const restoreFollowUps = (id: string, kept: readonly KeptFollowUp[]): void => {
  for (const { localId, at, isTaken } of kept) {
    if (useChatFollowUps.getState().followUps.has(localId)) continue
    if (isTaken) startCount({ id, at }, localId)
    else note(localId, { id, at, state: 'unconfirmed' })
  }
}

const startCount = ({ id, at, answersBefore }: ToCount, localId: string): void => {
  note(localId, { id, at, answersBefore, state: 'toCount' })
  void count({ id, at, answersBefore }, localId)
}

const count = async ({ id, at, answersBefore }: ToCount, localId: string): Promise<void> => {
  const isOn = sessionGuard()
  const sendable = { name: `follow-up ${localId}`, body: { id, localId }, userId: knownCustomerId() }
  for (let tried = 1; ; tried++) {
    const sent = await send(sendable, (key) => countFollowUp(id, key))
    if (sent.kind === 'ignored' || !isOn()) return
    if (sent.kind === 'sent') {
      if (answersBefore === useChat.getState().infoAnswers)
        changeInfo(id, ({ followUps }) => ({ followUps: followUps && followUps - 1 }))
      // The server's newer answer may count it already, or not.
      else await reloadInfo(id)
      return note(localId, undefined)
    }
    // No tap caused this call: one that could not leave the phone waits as for an answer.
    const isRefused = sent.kind !== 'unconfirmed' && !neverLeftPhone(sent.error)
    if (isRefused || tried === TRIES)
      return note(localId, { id, at, answersBefore, state: 'notCounted', error: sent.error })
    await wait(FIRST_WAIT_MS * 2 ** (tried - 1))
    if (!isOn()) return
  }
}

const isRefusedCount = (one: FollowUp): boolean => one.state === 'notCounted' && isFinalRefusal(one.error)

/**
 * Returns how many follow-ups are left, given the server's number; never negative. Those that the server has not
 * confirmed are subtracted, unless its number includes them already (A276).
 */
export const followUpsLeft =
  (id: string, answered: number | undefined) =>
  ({ followUps, expected }: State): number | undefined => {
    if (answered === undefined) return undefined
    const uncounted = [...followUps.values()].filter(
      (one) => one.id === id && (one.state === 'toCount' || one.state === 'notCounted') && !isRefusedCount(one),
    )
    return Math.max(0, answered - uncounted.length, Math.min(answered, expected.get(id) ?? answered))
  }

const onTheirWay =
  (id: string) =>
  ({ followUps }: State): number =>
    [...followUps.values()].filter((one) => one.id === id && one.state === 'onItsWay').length

export const hasNotCounted =
  (id: string) =>
  ({ followUps }: State): boolean =>
    [...followUps.values()].some((one) => one.id === id && one.state === 'notCounted')

export const hasRefusedCount =
  (id: string) =>
  ({ followUps }: State): boolean =>
    [...followUps.values()].some((one) => one.id === id && isRefusedCount(one))

const leftNow = (id: string): number | undefined =>
  followUpsLeft(id, infoNow(id)?.followUps)(useChatFollowUps.getState())

/** Whether no follow-up is left; running ones count (CHAT-31). */
export const isBlocked = (id: string): boolean => {
  if (!isFollowUp(infoNow(id)?.status)) return false
  const left = leftNow(id)
  return left !== undefined && left - onTheirWay(id)(useChatFollowUps.getState()) <= 0
}

const note = (localId: string, followUp: FollowUp | undefined): void =>
  useChatFollowUps.setState(({ followUps }) => {
    const next = new Map(followUps)
    if (followUp === undefined) next.delete(localId)
    else next.set(localId, followUp)
    return { followUps: next }
  })
