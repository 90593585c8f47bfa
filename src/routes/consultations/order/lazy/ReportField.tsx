import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { dayText } from '@/i18n/dates'
import { isUnreadable } from '@/lib/unreadableRow'
import { dayIn } from '@/lib/time/day'
import { uniqueBy } from '@/lib/dedupe'
import { dataOf, idle } from '@/lib/remote'
import { useDoctorQuestion } from '@/stores/consultations/order/doctorQuestion'
import { loadReportsOf } from '@/stores/consultations/order/doctorQuestionReports'
import { Callout } from '@/ui/Callout'
import { ChoiceField } from '@/ui/ChoiceField'
import type { Choice } from '@/ui/ChoiceSheet'
import { LiveRegion } from '@/ui/LiveRegion'
import { FailureNote } from '@/routes/shared/errors'

type Props = { customerId: string; value: string; onChoose: (reportId: string) => void }

const NONE = 'none'

export const ReportField = ({ customerId, value, onChoose }: Props) => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('consultationOrder')
  const remote = useDoctorQuestion(({ reports }) => reports.get(customerId)) ?? idle
  // The patient becomes known or changes after the screen opened.
  useEffect(() => {
    if (customerId !== '') void loadReportsOf(customerId)
  }, [customerId])
  const rows = dataOf(remote)
  const choices = (rows ?? []).flatMap((row, index): Choice<string>[] => {
    if (isUnreadable(row))
      return [{ value: `unreadable ${String(index)}`, label: shell('unreadableRow'), disabled: true }]
    const { reportId, name, madeAt, organisationName, summary, finished } = row
    // Doctors cannot read an unfinished report.
    if (!finished || reportId === undefined) return []
    const day = madeAt && dayText(shell, dayIn(madeAt) ?? '')
    const description = [organisationName, day, summary, reportId].filter((part) => part !== undefined).join('\n')
    return [{ value: reportId, label: name ?? shell('unknown'), description }]
  })
  const options = uniqueBy(choices, (option) => option.value)
  const isMissing = (reportId: string) =>
    reportId !== '' &&
    rows !== undefined &&
    !rows.some(isUnreadable) &&
    !options.some((option) => option.value === reportId)
  const [before] = useState({ customerId, value })
  const wasGone = value === '' && customerId === before.customerId && isMissing(before.value)
  const isGone = isMissing(value)
  useEffect(() => {
    // A report chosen on an earlier visit that no longer exists must not be sent unseen.
    if (isGone) onChoose('')
  }, [isGone, onChoose])
  const hint =
    remote.state === 'ready' ? t(options.length === 0 ? 'report.noReports' : 'report.hint') : t('report.asking')
  const hasFailed = remote.state === 'failed'
  return (
    <>
      <ChoiceField
        label={t('report.label')}
        // The chosen report has no name until the list is loaded.
        placeholder={t('report.chosen')}
        closeText={shell('actions.close')}
        options={[{ value: NONE, label: t('report.none') }, ...options]}
        value={value === '' ? NONE : value}
        onChoose={(chosen) => onChoose(chosen === NONE ? '' : chosen)}
        hint={hasFailed ? undefined : hint}
      />
      <LiveRegion role="status">
        {wasGone && <Callout tone="caution">{t('report.gone')}</Callout>}
        {hasFailed && (
          <FailureNote
            title={t('report.failed')}
            error={remote.error}
            next={t(value === '' ? 'report.kept' : 'report.keptChosen')}
            onRetry={() => void loadReportsOf(customerId)}
          />
        )}
      </LiveRegion>
    </>
  )
}
