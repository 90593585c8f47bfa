import { useTranslation } from 'react-i18next'
import type { ReportRow } from '@/domain/reports/report'
import { foreignTag, pageLanguage } from '@/lib/textLanguage'
import { readableRows, type UnreadableRow } from '@/lib/unreadableRow'
import { ToggleGroup } from '@/ui/ToggleGroup'
import styles from './reports.module.css'

/** The choice of all patients. */
export const ALL = ''

/** Returns the name of each patient once, in the order of the list. */
export const patientsIn = (rows: (ReportRow | UnreadableRow)[] | undefined): string[] => [
  ...new Set(readableRows(rows ?? []).flatMap(({ patientName }) => patientName ?? [])),
]

const patientOption = (name: string) => ({ value: name, label: name, lang: foreignTag(name, pageLanguage()) })

type FilterProps = { patients: readonly string[]; chosen: string; onChoose: (patient: string) => void }

/** Shows the reports of one patient, or of all. */
export const PatientFilter = ({ patients, chosen, onChoose }: FilterProps) => {
  const { t } = useTranslation('reportsList')
  return (
    <div className={styles.before}>
      <ToggleGroup
        aboveList
        legend={t('patients.label')}
        options={[{ value: ALL, label: t('patients.all') }, ...patients.map(patientOption)]}
        value={chosen}
        onChoose={onChoose}
      />
    </div>
  )
}
