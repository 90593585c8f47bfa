import { ADDRESSES } from '@/domain/addresses'
import { fetchIm } from '@/gateways/im/port'
import { wait } from '@/lib/clock'
import type { ScreenEntry } from '@/routes/screenEntry'

// What is shown once the server has answered travels while it is asked, and not before the question: an old server
// answers six at a time. Who needs it meets what fails here.
const fetchTalk = async (answered: Promise<void>): Promise<void> => {
  await wait(0)
  // The heaviest first.
  fetchIm().catch(() => undefined)
  const { talkParts } = await import('./lazy/lazyChatRoom')
  await answered
  await talkParts.signInAhead()
}

/** Both addresses show the same (A264). */
const chat = {
  title: 'chat',
  words: ['chat', 'consultations', 'consent'],
  loader: async () => {
    const { startChat } = await import('./loaders')
    return (request) => {
      fetchTalk(startChat(request)).catch(() => undefined)
    }
  },
  component: async () => (await import('./Chat')).Chat,
} satisfies Omit<ScreenEntry, 'path'>

export const CHAT_SCREENS: readonly ScreenEntry[] = [
  { path: ADDRESSES.chat, ...chat },
  { path: ADDRESSES.chatIndex, ...chat },
]
