import { useTranslation } from 'react-i18next'
import { dotted } from '../../../lib/dotted'
import styles from './chat.module.css'

/** What does not wait for a doctor to answer; the urgent signs alone, in one line, in a small window (A386, A471). */
export const ChatCaution = () => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('chat')
  return (
    <p role="note" className={styles.caution}>
      <span className={styles.roomy}>{dotted(shell('urgentSigns'), t('notForEmergency'))}</span>
      <span className={styles.short}>{t('urgentSigns')}</span>
    </p>
  )
}
