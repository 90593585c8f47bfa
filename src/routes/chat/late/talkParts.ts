import { signInAhead } from '../../../stores/chatConnection'
import { Talk } from './Talk'

/** What a consultation is spoken in, and what goes ahead of its drawing. */
export const talkParts = { Talk, signInAhead }
