import { useTranslation } from 'react-i18next'
import type { AppointmentRow } from '@/domain/appointments/appointment'
import { dayText } from '@/i18n/dates'
import { joinWithDot } from '@/lib/joinWithDot'
import { IconText } from '@/ui/IconText'
import { CalendarIcon, PlaceIcon } from '@/ui/icons'
import { useToday } from '@/routes/shared/useToday'

type Props = {
  row: Pick<AppointmentRow, 'day' | 'customerName'> & { organisation: Pick<AppointmentRow['organisation'], 'name'> }
  address?: string | undefined
}

/** Who, when and where, at a glance. */
export const StepFacts = ({ row: { day, customerName, organisation }, address }: Props) => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('home')
  const today = useToday()
  return (
    <>
      <IconText
        Icon={CalendarIcon}
        name={t('next.day')}
        text={joinWithDot(dayText(shell, day, today), customerName)}
        named
      />
      <IconText
        Icon={PlaceIcon}
        name={t('next.place')}
        text={joinWithDot(organisation.name ?? shell('unknown'), address)}
        named
      />
    </>
  )
}
