import { signInAhead } from '@/stores/chat/connection'
import { ChatGate } from './ChatGate'

export const chatParts = { ChatGate, signInAhead }
