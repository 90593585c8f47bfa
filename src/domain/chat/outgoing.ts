import type { ChatMessage } from './message'

type Written = Pick<ChatMessage, 'localId' | 'time' | 'from' | 'state' | 'body' | 'refusal'>

/** A message as it stands here before the platform has told of it. */
export const outgoingMessage = (written: Written): ChatMessage => ({
  ...written,
  id: undefined,
  sequence: undefined,
  flow: 'out',
  isRevoked: false,
  isPeerRead: false,
  edition: 0,
})
