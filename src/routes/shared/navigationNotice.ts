import { useLocation } from 'react-router-dom'

export type NavigationNotice = 'paid' | 'booked' | 'cancelled'

/** Navigation state: a reload shows the result again, another navigation to the same screen does not. */
export const withNotice = (notice: NavigationNotice): { deed: NavigationNotice } => ({ deed: notice })

export const useNavigationNotice = (): NavigationNotice | undefined => noticeIn(useLocation().state)

const NOTICES: readonly unknown[] = ['paid', 'booked', 'cancelled'] satisfies NavigationNotice[]

const noticeIn = (state: unknown): NavigationNotice | undefined => {
  const notice = (state as { deed?: unknown } | null)?.deed
  return NOTICES.includes(notice) ? (notice as NavigationNotice) : undefined
}
