import type { ChatMessage } from './message'

/** When somebody else has said something last, in seconds; what the group tells of itself is nothing said. */
export const lastSaid = (messages: readonly ChatMessage[]): number =>
  messages.reduce(
    (last, { flow, time, isRevoked, body }) =>
      flow === 'in' && !isRevoked && body.kind !== 'groupTip' ? Math.max(last, time) : last,
    0,
  )
