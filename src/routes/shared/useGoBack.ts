import { useNavigate } from 'react-router-dom'
import { isRecord } from '@/lib/isRecord'

/**
 * Returns a function that goes back within the app; when the page was opened by a link it navigates to the given path
 * instead.
 */
export const useGoBack = (): ((otherwise: string) => Promise<void>) => {
  const navigate = useNavigate()
  return async (otherwise) => {
    await (cameFromHere() ? navigate(-1) : navigate(otherwise, { replace: true }))
  }
}

/** The router counts history entries from the loaded page. */
const cameFromHere = (): boolean => {
  const state: unknown = window.history.state
  return isRecord(state) && Number(state['idx']) > 0
}
