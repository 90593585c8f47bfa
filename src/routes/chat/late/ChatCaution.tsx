import { useTranslation } from 'react-i18next'
import { WrappedText } from '../../../ui/WrappedText'
import styles from './chat.module.css'

/** What does not wait for a doctor to answer, on as few lines as it goes (A386). */
export const ChatCaution = () => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('chat')
  return (
    <p role="note" className={styles.caution}>
      <WrappedText>{[shell('urgentSigns'), t('notForEmergency')].join(' · ')}</WrappedText>
    </p>
  )
}
