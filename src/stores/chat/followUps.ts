import { countFollowUp } from '@/api/chat'
import { isNotSent, type ApiError } from '@/api/errors'
import { isFollowUp } from '@/domain/chat/rules'
import type { ChatMessage } from '@/domain/chat/message'
import { now, wait } from '@/lib/clock'
import { sessionGuard, type ByKey } from '@/lib/remote'
import { changeInfo, chatOf, infoNow, reloadInfo } from './chat'
import { knownCustomerId } from '@/stores/account/account'
import { createStore } from '@/stores/createStore'
import { send } from '@/stores/submit'

/**
 * One message after the end, of a consultation: on its way, not known to have arrived, taken by the platform, or not
 * counted by the server (A276).
 */
type FollowUp = { id: string; at: number } & (
  { state: 'onItsWay' | 'notArrived' | 'toCount' } | { state: 'notCounted'; error: ApiError }
)

/** By the message's local id; what is counted stands here no more. */
export const useChatFollowUps = createStore<{ followUps: ByKey<FollowUp> }>(() => ({ followUps: new Map() }))

/** A call that did not arrive is tried again so often, each time after twice as long. */
const TRIES = 6
const FIRST_WAIT_MS = 1000

/** A message is about to be sent: after the end it is one of the questions that are left (CHAT-29). */
export const expectFollowUp = (id: string, localId: string): void => {
  if (isFollowUp(infoNow(id)?.status)) note(localId, { id, at: now(), state: 'onItsWay' })
}

/** It seems not to arrive; where it has all the same, history will tell. */
export const giveUpFollowUp = (localId: string): void => {
  const followUp = useChatFollowUps.getState().followUps.get(localId)
  if (followUp?.state === 'onItsWay') note(localId, { ...followUp, state: 'notArrived' })
}

/** Counts what the platform has taken meanwhile, each message once, by whatever way that is heard. */
export const settleFollowUps = (visit: object): void => {
  for (const { localId, state } of chatOf(visit)?.messages ?? []) if (state === 'sent') settle(localId)
}

const settle = (localId: ChatMessage['localId']): void => {
  if (localId === undefined) return
  const followUp = useChatFollowUps.getState().followUps.get(localId)
  if (followUp?.state === 'onItsWay' || followUp?.state === 'notArrived') startCount(followUp, localId, true)
}

/** Tries again to count what the server has refused to. */
export const retryFollowUps = (id: string): void => {
  for (const [localId, followUp] of useChatFollowUps.getState().followUps)
    if (followUp.id === id && followUp.state === 'notCounted') startCount(followUp, localId, true)
}

/** A follow-up as it outlives the page: taken by the platform, or not known to have arrived. */
export type KeptFollowUp = { localId: string; at: number; isTaken: boolean }

/** Those of a consultation that the server has not counted. */
export const followUpsOf = (id: string): KeptFollowUp[] =>
  [...useChatFollowUps.getState().followUps].flatMap(([localId, { id: of, at, state }]) =>
    of === id ? { localId, at, isTaken: state === 'toCount' || state === 'notCounted' } : [],
  )

/** Counts those that an earlier page has left uncounted, and looks out for those of which it never heard. */
export const restoreFollowUps = (id: string, kept: readonly KeptFollowUp[]): void => {
  for (const { localId, at, isTaken } of kept) {
    if (useChatFollowUps.getState().followUps.has(localId)) continue
    if (isTaken) startCount({ id, at }, localId, false)
    else note(localId, { id, at, state: 'notArrived' })
  }
}

const startCount = ({ id, at }: Pick<FollowUp, 'id' | 'at'>, localId: string, isOfThisPage: boolean): void => {
  note(localId, { id, at, state: 'toCount' })
  void count({ id, at }, localId, isOfThisPage)
}

const count = async (
  { id, at }: Pick<FollowUp, 'id' | 'at'>,
  localId: string,
  isOfThisPage: boolean,
): Promise<void> => {
  const isOn = sessionGuard()
  const sendable = { name: `follow-up ${localId}`, body: { id, localId }, userId: knownCustomerId() }
  for (let tried = 1; ; tried++) {
    const sent = await send(sendable, (key) => countFollowUp(id, key))
    if (sent.kind === 'stale' || !isOn()) return
    if (sent.kind === 'sent') {
      if (isOfThisPage) changeInfo(id, ({ followUps }) => ({ followUps: followUps && followUps - 1 }))
      // What the server told since may count it already, or not.
      else await reloadInfo(id)
      return note(localId, undefined)
    }
    // Nobody has tapped for it: what could not leave the phone waits as for an answer.
    const isRefused = sent.kind !== 'undecided' && !isNotSent(sent.error)
    if (isRefused || tried === TRIES) return note(localId, { id, at, state: 'notCounted', error: sent.error })
    await wait(FIRST_WAIT_MS * 2 ** (tried - 1))
    if (!isOn()) return
  }
}

type State = { followUps: ByKey<FollowUp> }

/** How many were taken, and are not counted by the server yet. */
export const uncounted =
  (id: string) =>
  ({ followUps }: State): number =>
    [...followUps.values()].filter((one) => one.id === id && (one.state === 'toCount' || one.state === 'notCounted'))
      .length

/** How many are on their way. */
const onTheirWay =
  (id: string) =>
  ({ followUps }: State): number =>
    [...followUps.values()].filter((one) => one.id === id && one.state === 'onItsWay').length

/** Why one was not counted, if so. */
export const notCounted =
  (id: string) =>
  ({ followUps }: State): ApiError | undefined => {
    for (const one of followUps.values()) if (one.id === id && one.state === 'notCounted') return one.error
    return undefined
  }

/** How many questions are left, as it is shown; undefined where the server did not tell. */
const followUpsLeft = (id: string): number | undefined => {
  const told = infoNow(id)?.followUps
  return told === undefined ? undefined : Math.max(0, told - uncounted(id)(useChatFollowUps.getState()))
}

/** Whether nothing more may be asked: what is under way counts already (CHAT-31). */
export const isBlocked = (id: string): boolean => {
  if (!isFollowUp(infoNow(id)?.status)) return false
  const left = followUpsLeft(id)
  return left !== undefined && left - onTheirWay(id)(useChatFollowUps.getState()) <= 0
}

const note = (localId: string, followUp: FollowUp | undefined): void =>
  useChatFollowUps.setState(({ followUps }) => {
    const next = new Map(followUps)
    if (followUp === undefined) next.delete(localId)
    else next.set(localId, followUp)
    return { followUps: next }
  })
