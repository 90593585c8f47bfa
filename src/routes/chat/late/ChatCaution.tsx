import { useTranslation } from 'react-i18next'
import { dotted } from '../../../lib/dotted'
import styles from './chat.module.css'

/** What does not wait for a doctor to answer, on as few lines as it goes (A386). */
export const ChatCaution = () => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('chat')
  return (
    <p role="note" className={styles.caution}>
      {dotted(shell('urgentSigns'), t('notForEmergency'))}
    </p>
  )
}
