import { useTranslation } from 'react-i18next'
import { WarningIcon } from '@/ui/icons'
import styles from './UrgentSigns.module.css'

type Props = {
  /** Where no result is told it stands back behind what the screen is for. */
  quiet?: boolean
  /** What else cannot wait, in the place of where to go: two cautions would push each other away. */
  text?: string
}

/** Stands beside every result and every talk with a doctor: no number may delay a visit (A386). */
export const UrgentSigns = ({ quiet = false, text }: Props) => {
  const { t } = useTranslation()
  return (
    <div role="note" className={styles.signs} data-quiet={quiet || undefined}>
      <WarningIcon />
      <div>
        <strong>{t('urgentSigns')}</strong>
        <p>{text ?? t('urgentWhere')}</p>
      </div>
    </div>
  )
}
