import { useEffect, useRef } from 'react'
import type { ShownChat } from '@/stores/chat/chat'
import { noteOpened } from '@/stores/chat/readState'

/** Whoever writes without a pause is waited for. */
const REST_MS = 500

/** Notes how far this consultation was read: whenever it rests, and when it is left. */
export const useMarkAsRead = (chat: ShownChat): void => {
  const latest = useRef(chat)
  useEffect(() => {
    latest.current = chat
    const timer = setTimeout(() => noteOpened(chat), REST_MS)
    return () => clearTimeout(timer)
  }, [chat])
  useEffect(() => () => noteOpened(latest.current), [])
}
