import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { Appointment } from '@/domain/appointments/appointment'
import { bookAgain } from '@/stores/booking/bookAgain'
import { Button } from '@/ui/Button'
import { useIsMounted } from '@/routes/shared/useIsMounted'
import { paths } from '@/routes/paths'

export const BookAgainButton = ({ appointment }: { appointment: Appointment }) => {
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
