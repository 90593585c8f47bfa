import { useTranslation } from 'react-i18next'
import { Card } from '@/ui/Card'
import { SkeletonBlock } from '@/ui/Skeleton'
import styles from './FormSkeleton.module.css'

const ROWS = [1, 2, 3, 4, 5]

export const FormSkeleton = () => {
  const { t } = useTranslation()
  return (
    <div className={styles.skeleton} role="status">
      <span className="visuallyHidden">{t('loading')}</span>
      <SkeletonBlock width="45%" height="1.75rem" />
      <Card aria-hidden="true">
        {ROWS.map((row) => (
          <div key={row} className="ends">
            <SkeletonBlock width="35%" height="0.875rem" />
            <SkeletonBlock width="7rem" height="3rem" />
          </div>
        ))}
      </Card>
    </div>
  )
}
