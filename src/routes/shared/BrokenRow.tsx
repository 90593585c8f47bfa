import { useTranslation } from 'react-i18next'
import styles from './BrokenRow.module.css'

/** In the place of a row that breaks the contract: it says so, and takes no other row with it. */
export const BrokenRow = () => {
  const { t } = useTranslation()
  return <p className={styles.row}>{t('brokenRow')}</p>
}
