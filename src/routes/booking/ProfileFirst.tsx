import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useLocation } from 'react-router-dom'
import { noteProfileAsked, useBooking } from '@/stores/booking/booking'
import { paths } from '@/routes/paths'
import { PrimaryLink } from '@/routes/shared/PrimaryLink'
import { StatePage } from '@/routes/shared/StatePage'
import { FOR_BOOKING } from '@/routes/shared/returnToBooking'

/** Leads to the profile once; whoever comes back without having filled it in is told why, not sent again. */
export const ProfileFirst = () => {
  const { t } = useTranslation('booking')
  const { key: visit } = useLocation()
  const [asked] = useState(() => useBooking.getState().profileAskedBy === visit)
  useEffect(() => noteProfileAsked(visit), [visit])
  if (!asked) return <Navigate to={paths.profile()} state={FOR_BOOKING} />
  return (
    <StatePage
      kind="empty"
      name="profileFirst"
      title={t('selectTime.profileTitle')}
      text={t('selectTime.profileText')}
      way={
        <PrimaryLink to={paths.profile()} state={FOR_BOOKING}>
          {t('selectTime.toProfile')}
        </PrimaryLink>
      }
    />
  )
}
