import { useLocation } from 'react-router-dom'

/** What was done a moment before a screen, and is told there. */
export type Deed = 'paid' | 'booked' | 'cancelled'

/** Goes along with the navigation: a reload tells it again, another way to the same screen does not. */
export const justDone = (deed: Deed): { deed: Deed } => ({ deed })

/** What was done just before this screen was opened. */
export const useDeed = (): Deed | undefined => deedIn(useLocation().state)

const DEEDS: readonly unknown[] = ['paid', 'booked', 'cancelled'] satisfies Deed[]

const deedIn = (state: unknown): Deed | undefined => {
  const deed = (state as { deed?: unknown } | null)?.deed
  return DEEDS.includes(deed) ? (deed as Deed) : undefined
}
