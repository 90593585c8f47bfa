import { useTranslation } from 'react-i18next'
import styles from './CancellationRules.module.css'

/** `onlyLimit`: nothing was paid, so the rules of refunds are left out. */
export const CancellationRules = ({ onlyLimit = false }: { onlyLimit?: boolean }) => {
  const { t } = useTranslation('booking')
  return (
    <ul className={styles.rules}>
      {!onlyLimit && (
        <>
          <li>{t('confirm.rules.before')}</li>
          <li>{t('confirm.rules.after')}</li>
          <li>{t('confirm.rules.breach')}</li>
        </>
      )}
      <li>{t('confirm.rules.limit')}</li>
    </ul>
  )
}
