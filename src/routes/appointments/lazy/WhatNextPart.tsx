import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { isAhead, type Appointment } from '@/domain/appointments/appointment'
import { isOver } from '@/domain/appointments/isOver'
import { bookAgain } from '@/stores/booking/bookAgain'
import { Button } from '@/ui/Button'
import { useIsMounted } from '@/routes/shared/useIsMounted'
import { useToday } from '@/routes/shared/useToday'
import { paths } from '@/routes/paths'
import { AnotherDay } from './AnotherDay'

/** Offers another day for a future appointment, or the same booking again after a past one. */
export const WhatNextPart = ({ appointment }: { appointment: Appointment }) => {
  const today = useToday()
  if (isOver(appointment, today)) return <BookAgainButton appointment={appointment} />
  return isAhead(appointment, today) && <AnotherDay appointment={appointment} />
}

const BookAgainButton = ({ appointment }: { appointment: Appointment }) => {
  const { t } = useTranslation('appointments')
  const navigate = useNavigate()
  const isMounted = useIsMounted()
  const [starting, setStarting] = useState(false)
  const start = async () => {
    setStarting(true)
    await bookAgain(appointment)
    if (!isMounted()) return
    await navigate(paths.selectTime(appointment.serviceId, appointment.organisation.id))
  }
  return (
    <Button variant="secondary" block busy={starting} onClick={() => void start()}>
      {t('result.again')}
    </Button>
  )
}
