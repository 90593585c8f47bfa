import { useTranslation } from 'react-i18next'
import { WarningIcon } from '@/ui/icons'
import styles from './UrgentSigns.module.css'

type Props = {
  quiet?: boolean
  text?: string
}

/** A386: shown beside every result and every consultation: no number may delay a visit to a doctor. */
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
