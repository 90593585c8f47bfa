import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { isRecord } from '@/lib/isRecord'
import { changeEntryState } from './entryState'

export type NavigationNotice = 'paid' | 'booked' | 'cancelled'

/** Navigation state: another navigation to the same screen does not show the result. */
export const withNotice = (notice: NavigationNotice): { notice: NavigationNotice } => ({ notice })

/** A458: the result is shown once; a reload and Back find none. */
export const useNavigationNotice = (): NavigationNotice | undefined => {
  const location = useLocation()
  const { key } = location
  const notice = noticeIn(location.state)
  useEffect(() => {
    if (notice !== undefined) changeEntryState(null)
  }, [notice, key])
  return notice
}

const NOTICES: readonly unknown[] = ['paid', 'booked', 'cancelled'] satisfies NavigationNotice[]

const noticeIn = (state: unknown): NavigationNotice | undefined => {
  const notice = isRecord(state) ? state['notice'] : undefined
  return NOTICES.includes(notice) ? (notice as NavigationNotice) : undefined
}
