import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './reports.module.css'

/** What else was said, below the one step that it led to (A465). */
export const Why = ({ children }: { children: ReactNode }) => {
  const { t } = useTranslation('reportAdvice')
  return (
    <div className={styles.why}>
      <p className={styles.whyLabel}>{t('why')}</p>
      {children}
    </div>
  )
}
