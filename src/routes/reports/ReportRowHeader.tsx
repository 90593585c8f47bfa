import { useTranslation } from 'react-i18next'
import { PALPATION_SERVICE } from '@/domain/reports/documents'
import type { ReportRow } from '@/domain/reports/report'
import { truncate } from '@/lib/truncate'
import { dayText } from '@/i18n/dates'
import { dayIn } from '@/lib/time/day'
import { IconText } from '@/ui/IconText'
import { CalendarIcon, PersonIcon, PlaceIcon } from '@/ui/icons'
import { SectionTitle } from '@/ui/Section'
import { ServerText } from '@/ui/ServerText'
import styles from './reports.module.css'

// A summary often ends with what to do and when, so only an unusual length is cut.
const MOST_SUMMARY_CHARACTERS = 500

type Props = {
  row: ReportRow
  unnamed: string
  dateName: string
  titleId: string
}

export const ReportRowHeader = ({ row, unnamed, dateName, titleId }: Props) => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('reportsList')
  const isCheck = row.serviceId === PALPATION_SERVICE
  const day = row.madeAt === undefined ? undefined : dayIn(row.madeAt)
  return (
    <div className={styles.head}>
      <SectionTitle id={titleId}>
        <span className="shortened">
          <ServerText>{isCheck ? t('card.palpation') : (row.name ?? unnamed)}</ServerText>
        </span>
      </SectionTitle>
      {isCheck && row.name !== undefined && (
        <p className="shortened quiet">
          <ServerText>{t('card.package', { name: row.name })}</ServerText>
        </p>
      )}
      <IconText
        Icon={CalendarIcon}
        name={dateName}
        text={day === undefined ? shell('unknown') : dayText(shell, day)}
      />
      <IconText Icon={PersonIcon} name={t('card.patient')} text={row.patientName ?? shell('unknown')} named />
      {row.organisationName !== undefined && (
        <IconText Icon={PlaceIcon} name={t('card.organisation')} text={row.organisationName} named />
      )}
      {row.summary !== undefined && (
        <p className={`typed ${styles.summary}`}>
          <ServerText>{t('card.summary', { summary: truncate(row.summary, MOST_SUMMARY_CHARACTERS) })}</ServerText>
        </p>
      )}
    </div>
  )
}
