import { useTranslation } from 'react-i18next'
import { SkeletonBlock } from '../../ui/Skeleton'
import styles from './FormSkeleton.module.css'

const ROWS = [1, 2, 3, 4, 5]

/** Title, section and fields, before they are there. */
export const FormSkeleton = () => {
  const { t } = useTranslation()
  return (
    <div className={styles.skeleton} role="status">
      <span className="visuallyHidden">{t('loading')}</span>
      <SkeletonBlock width="45%" height="1.75rem" />
      {ROWS.map((row) => (
        <div key={row} className={styles.field} aria-hidden="true">
          <SkeletonBlock width="30%" height="0.875rem" />
          <SkeletonBlock height="3rem" />
        </div>
      ))}
    </div>
  )
}
