import { useLocation } from 'react-router-dom'
import { isRecord } from '@/lib/isRecord'
import { changeEntryState } from './entryState'

/** Marks this entry of the history: an order begins at its form. The mark survives a reload. */
export const markOrderForm = (): void => changeEntryState({ ordered: true })

/** Whether this visit came back to a marked form. If it is empty, its order was placed (A93). */
export const useIsBackAtOrderForm = (): boolean => {
  const state: unknown = useLocation().state
  return isRecord(state) && state['ordered'] === true
}
