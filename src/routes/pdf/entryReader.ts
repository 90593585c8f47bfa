import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { isRecord } from '@/lib/isRecord'
import { signInOnPhone } from '@/stores/auth/session'
import { markEntry } from './markEntry'

/**
 * Whether the state of a history entry names another sign-in as the reader of its document (A623). The server checks
 * no token for a document, so the address alone would show it to the next person on this phone.
 */
export const isOfFormerReader = (state: unknown): boolean =>
  isRecord(state) && typeof state['reader'] === 'string' && state['reader'] !== signInOnPhone().id

/** Marks the current entry with this sign-in. */
export const useMarkReader = (): void => {
  const { key } = useLocation()
  useEffect(() => markEntry(key, { reader: signInOnPhone().id }), [key])
}
