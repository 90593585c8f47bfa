import { useMemo, useState } from 'react'
import { keyOf } from '@/domain/chat/merge'
import type { ChatMessage } from '@/domain/chat/message'
import { firstIncomingAfter, lastIncomingAt } from '@/domain/chat/rules'
import type { ShownChat } from '@/stores/chat/chat'
import { seenUntil } from '@/stores/chat/seen'

/** Returns the key of the first message that was new when the chat opened. What arrives later is seen arriving. */
export const useFirstNew = ({ id, cursor }: ShownChat, messages: readonly ChatMessage[]): string | undefined => {
  const [seen] = useState(() => seenUntil(id))
  const [newest, setNewest] = useState<number>()
  if (newest === undefined && cursor !== undefined) setNewest(lastIncomingAt(messages))
  const hasNew = seen !== undefined && newest !== undefined && newest > seen
  return useMemo(() => {
    const first = hasNew ? firstIncomingAfter(messages, seen) : undefined
    return first && keyOf(first)
  }, [hasNew, messages, seen])
}
