import { useTranslation } from 'react-i18next'
import { WarningIcon } from '../../ui/icons'
import styles from './UrgentSigns.module.css'

/** Stands beside every result and every talk with a doctor: no number may delay a visit (A386). */
export const UrgentSigns = () => {
  const { t } = useTranslation()
  return (
    <p role="note" className={styles.signs}>
      <WarningIcon />
      <strong>{t('urgentSigns')}</strong>
    </p>
  )
}
