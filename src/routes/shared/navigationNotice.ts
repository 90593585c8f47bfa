import { useLocation } from 'react-router-dom'

export type NavigationNotice = 'paid' | 'booked' | 'cancelled'

/** Navigation state: a reload shows the result again, another navigation to the same screen does not. */
export const withNotice = (deed: NavigationNotice): { deed: NavigationNotice } => ({ deed })

export const useNavigationNotice = (): NavigationNotice | undefined => deedIn(useLocation().state)

const DEEDS: readonly unknown[] = ['paid', 'booked', 'cancelled'] satisfies NavigationNotice[]

const deedIn = (state: unknown): NavigationNotice | undefined => {
  const deed = (state as { deed?: unknown } | null)?.deed
  return DEEDS.includes(deed) ? (deed as NavigationNotice) : undefined
}
