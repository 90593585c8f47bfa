import { useTranslation } from 'react-i18next'
import { PALPATION_SERVICE } from '@/domain/reports/documents'
import type { ReportRow } from '@/domain/reports/report'
import { truncate } from '@/lib/truncate'
import { dayText } from '@/i18n/dates'
import { dayIn } from '@/lib/time/day'
import type { ReportKind } from '@/stores/reports/reports'
import { IconText } from '@/ui/IconText'
import { CalendarIcon, PersonIcon, PlaceIcon } from '@/ui/icons'
import { SectionTitle } from '@/ui/Section'
import { ServerText } from '@/ui/ServerText'
import styles from './reports.module.css'

// A summary often ends with what to do and when, so only an unusual length is cut.
const MOST_SUMMARY_CHARACTERS = 500

type Props = {
  row: ReportRow
  kind: ReportKind
  id: string
}

/** Returns the ids of what tells one report from the others: its title, day and patient. */
export const rowNames = (id: string): string => `${id} ${id}day ${id}patient`

export const ReportRowHeader = ({ row, kind, id }: Props) => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('reportsList')
  const isHealth = kind === 'health'
  // A questionnaire report may keep the service of the check that it belongs to.
  const isCheck = !isHealth && row.serviceId === PALPATION_SERVICE
  const day = row.madeAt === undefined ? undefined : dayIn(row.madeAt)
  return (
    <div className={styles.head}>
      <SectionTitle id={id}>
        <span className="shortened">
          <ServerText>
            {isCheck ? t('card.palpation') : (row.name ?? t(isHealth ? 'card.unnamedHealth' : 'card.unnamed'))}
          </ServerText>
        </span>
      </SectionTitle>
      {isCheck && row.name !== undefined && (
        <p className="shortened quiet">
          <ServerText>{row.name}</ServerText>
        </p>
      )}
      <IconText
        id={`${id}day`}
        Icon={CalendarIcon}
        name={t(isHealth ? 'card.madeOn' : 'card.date')}
        text={day === undefined ? shell('unknown') : dayText(shell, day)}
      />
      <IconText
        id={`${id}patient`}
        Icon={PersonIcon}
        name={t('card.patient')}
        text={row.patientName ?? shell('unknown')}
        named
      />
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
