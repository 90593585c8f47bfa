import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { isBroken } from '../../lib/broken'
import { dataOf, idle } from '../../lib/remote'
import { loadReportsOf, useProblem } from '../../stores/consultsProblem'
import { Button } from '../../ui/Button'
import { ChoiceField } from '../../ui/ChoiceField'
import type { Choice } from '../../ui/ChoiceSheet'

type Props = { customerId: string; value: string; onChoose: (reportId: string) => void }

const NONE = 'none'

/** One of the patient's reports, or none: its id, date, clinic and summary (CONSULT-09, CONSULT-10, A238). */
export const ReportField = ({ customerId, value, onChoose }: Props) => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('consultsOrder')
  const remote = useProblem(({ reports }) => reports.get(customerId)) ?? idle
  // The patient is known, or another one is chosen, after the screen has opened.
  useEffect(() => {
    if (customerId !== '') void loadReportsOf(customerId)
  }, [customerId])
  const rows = dataOf(remote) ?? []
  const options = rows.map((row, index): Choice<string> => {
    if (isBroken(row) || row.reportId === undefined)
      return { value: `broken ${String(index)}`, label: shell('brokenRow'), disabled: true }
    const { reportId, name, madeAt, organisationName, summary } = row
    return {
      value: reportId,
      label: name ?? shell('unknown'),
      note: madeAt?.slice(0, 10),
      description: [organisationName, summary, reportId].filter((part) => part !== undefined).join('\n'),
    }
  })
  const hint =
    remote.state === 'ready' ? t(rows.length === 0 ? 'report.noReports' : 'report.hint') : t('report.asking')
  return (
    <>
      <ChoiceField
        label={t('report.label')}
        placeholder={t('report.choose')}
        closeText={shell('actions.close')}
        options={[{ value: NONE, label: t('report.none') }, ...options]}
        value={value === '' ? NONE : value}
        onChoose={(chosen) => onChoose(chosen === NONE ? '' : chosen)}
        hint={remote.state === 'failed' ? t('report.failed') : hint}
      />
      {remote.state === 'failed' && (
        <Button variant="quiet" onClick={() => void loadReportsOf(customerId)}>
          {t('report.again')}
        </Button>
      )}
    </>
  )
}
