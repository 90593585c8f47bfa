import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { LiveRegion } from '@/ui/LiveRegion'
import { CardFoot } from '@/ui/Card'
import { FailureNote } from '@/routes/shared/errors'
import styles from './reports.module.css'
import type { Pdf } from './useReportPdf'

type Props = {
  id: string
  name: string
  pdf: Pdf
  children: ReactNode
}

export const DocumentRow = ({ id, name, pdf, children }: Props) => {
  const { t } = useTranslation('reportsList')
  return (
    <CardFoot>
      <div className={styles.part}>
        <div className={styles.line}>
          <strong id={id} className="names">
            {name}
          </strong>
          <div className={styles.actions}>{children}</div>
        </div>
        <LiveRegion role="alert">
          {pdf.error !== undefined && (
            <FailureNote title={t('notFound.title')} error={pdf.error} next={t('notFound.next')} />
          )}
        </LiveRegion>
      </div>
    </CardFoot>
  )
}
