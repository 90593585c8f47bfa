import { keyOf } from './merge'
import type { ChatMessage } from './message'

/** How a message is drawn: in a bubble at its side, or as a grey line in the middle. */
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
      return (
        body.data === 'patient_end' ||
        body.data === 'doctor_end' ||
        body.data === 'system_first' ||
        body.description === ''
      )
    case 'groupTip':
    case 'call':
    case 'other':
      return true
  }
}

/** One message in its place, with the time above it where a while has passed since the one before. */
export type ChatRow = { key: string; message: ChatMessage; showsTime: boolean }

/** After so many seconds of silence the time is told again. */
const SILENCE_S = 300

/** The messages as they are shown, one below the other. */
export const rowsOf = (messages: readonly ChatMessage[]): ChatRow[] =>
  messages.map((message, index) => {
    const before = messages[index - 1]
    return { key: keyOf(message), message, showsTime: before === undefined || message.time - before.time >= SILENCE_S }
  })

/** The last message that has arrived: what has not stands below whatever arrives. */
export const lastArrived = (messages: readonly ChatMessage[]): ChatMessage | undefined =>
  lastWith(messages, ({ state }) => state === 'sent')

/** The last that somebody else has said; an own one may have come behind it meanwhile. */
export const lastIncoming = (messages: readonly ChatMessage[]): ChatMessage | undefined =>
  lastWith(messages, ({ flow }) => flow === 'in')

const lastWith = (
  messages: readonly ChatMessage[],
  isMeant: (message: ChatMessage) => boolean,
): ChatMessage | undefined => {
  for (let index = messages.length - 1; index >= 0; index -= 1) {
    const message = messages[index]
    if (message !== undefined && isMeant(message)) return message
  }
  return undefined
}
