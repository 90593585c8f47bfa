import { useTranslation } from 'react-i18next'
import styles from './chat.module.css'

/** What does not wait for a doctor to answer; the urgent signs alone, in one line, in a small window (A386, A471). */
export const ChatCaution = () => {
  const { t } = useTranslation('chat')
  return (
    <p role="note" className={styles.caution}>
      <span className={styles.sign}>{t('urgentSigns')}</span>
      <span className={styles.roomy}>{t('notForEmergency')}</span>
    </p>
  )
}
