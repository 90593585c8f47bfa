import { useLocation } from 'react-router-dom'

/** What was done a moment before a screen, and is told there. */
export type NavigationNotice = 'paid' | 'booked' | 'cancelled'

/** Goes along with the navigation: a reload tells it again, another way to the same screen does not. */
export const withNotice = (deed: NavigationNotice): { deed: NavigationNotice } => ({ deed })

/** What was done just before this screen was opened. */
export const useNavigationNotice = (): NavigationNotice | undefined => deedIn(useLocation().state)

const DEEDS: readonly unknown[] = ['paid', 'booked', 'cancelled'] satisfies NavigationNotice[]

const deedIn = (state: unknown): NavigationNotice | undefined => {
  const deed = (state as { deed?: unknown } | null)?.deed
  return DEEDS.includes(deed) ? (deed as NavigationNotice) : undefined
}
