import { ADDRESSES } from '../../domain/addresses'
import type { ScreenEntry } from './entry'

export const CHAT_SCREENS: readonly ScreenEntry[] = [
  { path: ADDRESSES.chat, title: 'chat', soon: true },
  { path: ADDRESSES.chatIndex, title: 'chat', soon: true },
]
