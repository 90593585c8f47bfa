import { useTranslation } from 'react-i18next'
import styles from './CancellationRules.module.css'

export const CancellationRules = () => {
  const { t } = useTranslation('booking')
  return (
    <ul className={styles.rules}>
      <li>{t('confirm.rules.before')}</li>
      <li>{t('confirm.rules.after')}</li>
      <li>{t('confirm.rules.breach')}</li>
      <li>{t('confirm.rules.limit')}</li>
    </ul>
  )
}
