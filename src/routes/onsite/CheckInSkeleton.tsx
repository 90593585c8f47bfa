import { useTranslation } from 'react-i18next'
import { SkeletonBlock } from '../../ui/Skeleton'
import booking from '../shared/booking.module.css'

/** The organisation's name and the fields, before they are there. */
export const CheckInSkeleton = () => {
  const { t } = useTranslation()
  return (
    <div className={booking.page} role="status">
      <span className="visuallyHidden">{t('loading')}</span>
      <SkeletonBlock width="30%" height="1.25rem" />
      <SkeletonBlock width="80%" height="2.25rem" />
      <div className={booking.section} aria-hidden="true">
        {['day', 'name', 'phone', 'birthday'].map((field) => (
          <SkeletonBlock key={field} height="3rem" />
        ))}
      </div>
    </div>
  )
}
