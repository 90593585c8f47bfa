import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { Appointment } from '@/domain/appointments/appointment'
import type { Reschedule } from '@/domain/appointments/reschedule'
import { dataOf, idle } from '@/lib/remote'
import { loadAppointment, useAppointments } from '@/stores/appointments/appointments'
import { continueReschedule, giveUpReschedule } from '@/stores/appointments/reschedule'
import { bookAgain } from '@/stores/booking/bookAgain'
import { Button, type ButtonVariant } from '@/ui/Button'
import { focusAround, focusMain } from '@/ui/focusMain'
import { useIsMounted } from '@/routes/shared/useIsMounted'
import { paths } from '@/routes/paths'

const giveUp = () => {
  focusMain()
  giveUpReschedule()
}

export const GiveUp = ({ text }: { text: string }) => (
  <Button variant="quiet" block onClick={giveUp}>
    {text}
  </Button>
)

type TryAgainProps = { seen: Appointment | undefined; variant: ButtonVariant }

export const TryAgain = ({ seen, variant }: TryAgainProps) => {
  const { t: shell } = useTranslation()
  const [asking, setAsking] = useState(false)
  const ask = async () => {
    setAsking(true)
    await continueReschedule(seen)
    setAsking(false)
  }
  return (
    <Button ref={focusAround} variant={variant} block busy={asking} onClick={() => void ask()}>
      {shell('actions.retry')}
    </Button>
  )
}

type ChooseDayProps = { reschedule: Reschedule; variant: ButtonVariant; again: boolean }

/** Opens the choice of the day, with the choices made before. */
export const ChooseDay = ({ reschedule: { appointmentId }, variant, again }: ChooseDayProps) => {
  const { t } = useTranslation('payment')
  const navigate = useNavigate()
  const isMounted = useIsMounted()
  const [starting, setStarting] = useState(false)
  const start = async () => {
    setStarting(true)
    await loadAppointment(appointmentId)
    if (!isMounted()) return
    const earlier = dataOf(useAppointments.getState().appointments.get(appointmentId) ?? idle)
    if (earlier !== undefined) await bookAgain(earlier, { isReplaced: true })
    if (!isMounted()) return
    await navigate(
      earlier === undefined
        ? paths.appointment(appointmentId)
        : paths.selectTime(earlier.serviceId, earlier.organisation.id),
    )
  }
  return (
    <Button variant={variant} block busy={starting} onClick={() => void start()}>
      {t(again ? 'moving.chooseAgain' : 'moving.chooseDay')}
    </Button>
  )
}
