import type { ChatMessage } from './message'

/** So much earlier than it was written here the archive may say that a text was said: clocks are not quite alike. */
const EARLIER_S = 10
/** So much later: the platform gives a text up after fifteen seconds, and we after thirty. */
const LATER_S = 40

/**
 * Of the archive's messages those that are texts written here of which nobody told that they had arrived, with our own
 * names for them: the archive keeps none (A394). Own words, alike to the letter, within the time a text takes; each
 * stands for one of them, so that of two that are alike none is taken for both.
 */
export const matchArchivedCopies = (messages: readonly ChatMessage[]): ChatMessage[] => {
  const taken = new Set<ChatMessage>()
  return messages.flatMap((ghost) => {
    if (ghost.state !== 'failed' || ghost.localId === undefined) return []
    const twin = messages.find((message) => !taken.has(message) && isTwin(message, ghost))
    if (twin === undefined) return []
    taken.add(twin)
    return [{ ...twin, localId: ghost.localId }]
  })
}

const isTwin = (message: ChatMessage, ghost: ChatMessage): boolean => {
  const { state, flow, localId, body, time } = message
  if (state !== 'sent' || flow !== 'out' || localId !== undefined) return false
  if (body.kind !== 'text' || ghost.body.kind !== 'text' || body.text !== ghost.body.text) return false
  return time >= ghost.time - EARLIER_S && time <= ghost.time + LATER_S
}
