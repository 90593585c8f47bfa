import { CHINA_OFFSET_HOURS } from '@/lib/time/timeOfDay'
import { keyOf } from './merge'
import type { ChatMessage } from './message'
import { isEnd } from './rules'

export const isSystemMessage = ({ body, isRevoked }: ChatMessage): boolean => {
  if (isRevoked) return true
  switch (body.kind) {
    case 'text':
    case 'image':
    case 'sound':
    case 'video':
    case 'lost':
      return false
    case 'custom':
      return isEnd(body) || body.data === 'system_first' || body.description === ''
    case 'groupTip':
    case 'call':
    case 'other':
      return true
  }
}

type ChatRow = { key: string; message: ChatMessage; showsTime: boolean }

const SILENCE_S = 300

export const rowsOf = (messages: readonly ChatMessage[]): ChatRow[] =>
  messages.map((message, index) => {
    const before = messages[index - 1]
    return { key: keyOf(message), message, showsTime: before === undefined || isLater(message.time, before.time) }
  })

/** Whether a time, in seconds, follows a silence or is of another day in China; 0 means that it is missing. */
const isLater = (time: number, before: number): boolean =>
  time > 0 && (time - before >= SILENCE_S || chinaDayNumber(time) !== chinaDayNumber(before))

const chinaDayNumber = (seconds: number): number => Math.floor((seconds / 3600 + CHINA_OFFSET_HOURS) / 24)

export const lastArrived = (messages: readonly ChatMessage[]): ChatMessage | undefined =>
  lastWith(messages, ({ state }) => state === 'sent')

export const lastIncoming = (messages: readonly ChatMessage[]): ChatMessage | undefined =>
  lastWith(messages, ({ flow }) => flow === 'in')

/**
 * Returns the messages of others after `last`; without it those after the newest own one. If there are none, returns
 * the newest of others alone: it has changed.
 */
export const incomingSince = (messages: readonly ChatMessage[], last: ChatMessage | undefined): ChatMessage[] => {
  const isStart = (message: ChatMessage) =>
    last === undefined ? message.flow === 'out' : keyOf(message) === keyOf(last)
  const start = lastIndexWith(messages, isStart)
  const isLost = last !== undefined && start === -1
  const since = isLost ? [] : messages.slice(start + 1).filter(({ flow }) => flow === 'in')
  return since.length > 0 ? since : [lastIncoming(messages) ?? []].flat()
}

const lastWith = (
  messages: readonly ChatMessage[],
  isMeant: (message: ChatMessage) => boolean,
): ChatMessage | undefined => messages[lastIndexWith(messages, isMeant)]

/** Looks from the end, because a chat can have ten thousand messages. Returns -1 where no message fits. */
const lastIndexWith = (messages: readonly ChatMessage[], isMeant: (message: ChatMessage) => boolean): number => {
  for (let index = messages.length - 1; index >= 0; index -= 1) {
    const message = messages[index]
    if (message !== undefined && isMeant(message)) return index
  }
  return -1
}
