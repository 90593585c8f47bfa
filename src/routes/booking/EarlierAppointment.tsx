import { inTime } from '@/lib/inTime'
import { lazyWithFallback } from '@/ui/lazyWithFallback'
import type { EarlierNotesProps } from './lazy/EarlierNotes'

/**
 * Suspends its screen until the notes are complete, because late notes would move the elements below while the user
 * taps them.
 */
export const EarlierAppointment = lazyWithFallback<EarlierNotesProps>(
  async () => {
    const { EarlierNotes, loadNotes } = await inTime(import('./lazy/EarlierNotes'))
    await loadNotes()
    return EarlierNotes
  },
  () => null,
)
