import { useNavigate } from 'react-router-dom'

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
  return typeof state === 'object' && state !== null && 'idx' in state && Number(state.idx) > 0
}
