import { useNavigate, type NavigateFunction } from 'react-router-dom'
import { isRecord } from '@/lib/isRecord'

/**
 * Returns a function that goes back within the app; when the page was opened by a link it navigates to the given path
 * instead.
 */
export const useGoBack = (): ((otherwise: string) => Promise<void>) => {
  const navigate = useNavigate()
  return async (otherwise) => {
    await (cameFromHere() ? stepBack(navigate) : navigate(otherwise, { replace: true }))
  }
}

let isSteppingBack = false

/** Goes back one entry. A second tap meanwhile is ignored, because it would leave the page before as well. */
export const stepBack = async (navigate: NavigateFunction): Promise<void> => {
  if (isSteppingBack) return
  isSteppingBack = true
  await navigate(-1)
  isSteppingBack = false
}

/** The router counts history entries from the loaded page. */
const cameFromHere = (): boolean => {
  const state: unknown = window.history.state
  return isRecord(state) && Number(state['idx']) > 0
}
