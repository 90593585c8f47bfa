import { ADDRESSES } from '@/domain/addresses'
import { fetchIm } from '@/gateways/im/port'
import { wait } from '@/lib/time/clock'
import type { Screen } from '@/routes/screen'

// Loaded while the server answers, and not before: old servers handle six requests at a time. A failed import is
// reported where it is used.
const fetchChatParts = async (answered: Promise<void>): Promise<void> => {
  await wait(0)
  // The largest first.
  fetchIm().catch(() => undefined)
  const { chatParts } = await import('./lazy/lazyChatRoom')
  await answered
  await chatParts.signInAhead()
}

/** A264: both addresses show the same screen. */
const chat = {
  title: 'chat',
  words: ['chat', 'consultations', 'payment', 'consent'],
  loader: async () => {
    const { startChat } = await import('./loaders')
    return (request) => {
      fetchChatParts(startChat(request)).catch(() => undefined)
    }
  },
  component: () => import('./Chat').then((module) => module.Chat),
} satisfies Omit<Screen, 'path'>

export const CHAT_SCREENS: readonly Screen[] = [
  { path: ADDRESSES.chat, ...chat },
  { path: ADDRESSES.chatIndex, ...chat },
]
