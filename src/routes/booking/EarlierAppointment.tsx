import { Suspense } from 'react'
import { inTime } from '@/lib/inTime'
import { lazyWithFallback } from '@/ui/lazyWithFallback'
import type { EarlierNotesProps } from './lazy/EarlierNotes'

const LateNotes = lazyWithFallback<EarlierNotesProps>(
  async () => (await inTime(import('./lazy/EarlierNotes'))).EarlierNotes,
  () => null,
)

export const EarlierAppointment = (props: EarlierNotesProps) => (
  <Suspense fallback={null}>
    <LateNotes {...props} />
  </Suspense>
)
