import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { WarningIcon } from '@/ui/icons'
import styles from './UrgentSigns.module.css'

type Props = {
  muted?: boolean
  text?: ReactNode
  /** Set on the screen of a report, which the sentence then names. */
  onReport?: boolean
}

/** A490: shown with each result, with the form of a question and in the chat: no number may delay a visit. */
export const UrgentSigns = ({ muted = false, text, onReport = false }: Props) => {
  const { t } = useTranslation()
  return (
    <div role="note" className={styles.signs} data-muted={muted || undefined}>
      <WarningIcon />
      <div>
        <strong>{t(onReport ? 'urgentSignsOnReport' : 'urgentSigns')}</strong>
        <p>{text ?? t('urgentWhere')}</p>
      </div>
    </div>
  )
}
