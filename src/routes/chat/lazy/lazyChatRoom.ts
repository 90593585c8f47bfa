import { signInAhead } from '@/stores/chat/connection'
import { TalkGate } from './TalkGate'

export const talkParts = { TalkGate, signInAhead }
