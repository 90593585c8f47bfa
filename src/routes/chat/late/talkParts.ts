import { signInAhead } from '../../../stores/chatConnection'
import { TalkGate } from './TalkGate'

/** What a consultation is spoken in, and what goes ahead of its drawing. */
export const talkParts = { TalkGate, signInAhead }
