import { ADDRESSES } from '../../domain/addresses'
import type { BuiltScreen, ScreenEntry } from './entry'

/** Both addresses show the same (A264). */
const chat = {
  title: 'chat',
  words: ['chat'],
  loader: async () => (await import('../../routes/chat/loaders')).startChat,
  component: async () => (await import('../../routes/chat/Chat')).Chat,
} satisfies Omit<BuiltScreen, 'path'>

export const CHAT_SCREENS: readonly ScreenEntry[] = [
  { path: ADDRESSES.chat, ...chat },
  { path: ADDRESSES.chatIndex, ...chat },
]
