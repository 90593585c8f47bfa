import { useNavigate, type NavigateFunction } from 'react-router-dom'
import { isRecord } from '@/lib/isRecord'

/**
 * Returns a function that goes back within the app; when the page was opened by a link it navigates to the given path
 * instead.
 */
export const useGoBack = (): ((otherwise: string) => Promise<void>) => {
  const navigate = useNavigate()
  return async (otherwise) => {
    await (cameFromHere() ? goBackOnce(navigate) : navigate(otherwise, { replace: true }))
  }
}

let isGoingBack = false

/** Goes back one entry. A second tap meanwhile is ignored, because it would leave the page before as well. */
export const goBackOnce = async (navigate: NavigateFunction): Promise<void> => {
  if (isGoingBack) return
  isGoingBack = true
  await navigate(-1)
  isGoingBack = false
}

/** The router counts history entries from the loaded page. */
const cameFromHere = (): boolean => {
  const state: unknown = window.history.state
  return isRecord(state) && Number(state['idx']) > 0
}
