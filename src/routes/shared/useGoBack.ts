import { useNavigate } from 'react-router-dom'

/**
 * Back to where the visitor came from within the app; whoever came by a link gets the other place instead of
 * this page.
 */
export const useGoBack = (): ((otherwise: string) => Promise<void>) => {
  const navigate = useNavigate()
  return async (otherwise) => {
    await (cameFromHere() ? navigate(-1) : navigate(otherwise, { replace: true }))
  }
}

/** The router counts its steps from the page that was loaded. */
const cameFromHere = (): boolean => {
  const state: unknown = window.history.state
  return typeof state === 'object' && state !== null && 'idx' in state && Number(state.idx) > 0
}
