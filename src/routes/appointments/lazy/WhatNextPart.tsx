import { isAhead, type Appointment } from '@/domain/appointments/appointment'
import { isOver } from '@/domain/appointments/isOver'
import { useToday } from '@/routes/shared/useToday'
import { AnotherDay } from './AnotherDay'
import { BookAgainButton } from './BookAgainButton'

/** Offers another day for a future appointment, or the same booking again after a past one. */
export const WhatNextPart = ({ appointment }: { appointment: Appointment }) => {
  const today = useToday()
  if (isOver(appointment, today)) return <BookAgainButton appointment={appointment} />
  return isAhead(appointment, today) && <AnotherDay appointment={appointment} />
}
