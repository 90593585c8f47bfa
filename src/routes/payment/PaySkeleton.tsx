import { useTranslation } from 'react-i18next'
import { Card } from '@/ui/Card'
import { SkeletonBlock } from '@/ui/Skeleton'
import styles from './payment.module.css'

const FACTS = [1, 2, 3]

/** The amount, and what is paid, before they are known. */
export const PaySkeleton = () => {
  const { t } = useTranslation()
  return (
    <>
      <span role="status" className="visuallyHidden">
        {t('loading')}
      </span>
      <Card aria-hidden="true">
        <div className={styles.due}>
          <SkeletonBlock width="5rem" height="1rem" />
          <SkeletonBlock width="9rem" height="2.25rem" />
          <SkeletonBlock width="11rem" height="1.25rem" />
        </div>
      </Card>
      <Card aria-hidden="true">
        <SkeletonBlock width="55%" height="1.25rem" />
        {FACTS.map((fact) => (
          <div key={fact} className="ends">
            <SkeletonBlock width="5rem" height="1rem" />
            <SkeletonBlock width="8rem" height="1rem" />
          </div>
        ))}
      </Card>
    </>
  )
}
