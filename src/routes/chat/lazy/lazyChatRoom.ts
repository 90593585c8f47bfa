import { signInAhead } from '@/stores/chat/connection'
import { TalkGate } from './TalkGate'

/** What a consultation is spoken in, and what goes ahead of its drawing. */
export const talkParts = { TalkGate, signInAhead }
