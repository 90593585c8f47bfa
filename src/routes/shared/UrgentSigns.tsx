import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { WarningIcon } from '../../ui/icons'
import styles from './UrgentSigns.module.css'

type Props = {
  /** What else cannot wait, in the place of where to go: two cautions would push each other away. */
  children?: ReactNode
}

/** Stands beside every result and every talk with a doctor: no number may delay a visit (A386). */
export const UrgentSigns = ({ children }: Props) => {
  const { t } = useTranslation()
  return (
    <div role="note" className={styles.signs}>
      <WarningIcon />
      <div>
        <strong>{t('urgentSigns')}</strong>
        {children ?? <p>{t('urgentWhere')}</p>}
      </div>
    </div>
  )
}
