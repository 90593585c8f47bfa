import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Visit } from '@/domain/reports/timeline'
import { dayText } from '@/i18n/dates'
import { ChoiceField } from '@/ui/ChoiceField'
import { Callout } from '@/ui/Callout'
import { Section } from '@/ui/Section'
import { ChangeList } from './ChangeList'

type Props = {
  visits: readonly Visit[]
  reading: boolean
  /** Reports that cannot be shown. */
  unreadable: number
}

export const ComparedVisits = ({ visits, reading, unreadable }: Props) => {
  const { t } = useTranslation('reportsList')
  const [chosen, setChosen] = useState<{ earlier?: string; later?: string }>({})
  const [last, before] = visits
  if (last === undefined || before === undefined)
    return (
      <Section title={t('timeline.compare.title')}>
        <p>{t(unreadable > 0 ? 'timeline.compare.oneShown' : 'timeline.compare.one')}</p>
      </Section>
    )
  const later = visits.find(({ reportId }) => reportId === chosen.later) ?? last
  const earlier = visits.find(({ reportId }) => reportId === chosen.earlier) ?? before
  // The older visit is always the earlier one, whichever of the two the user chose first.
  const [is, was] = visits.indexOf(later) <= visits.indexOf(earlier) ? [later, earlier] : [earlier, later]
  return (
    <Section title={t('timeline.compare.title')}>
      <VisitField
        visits={visits}
        label={t('timeline.compare.earlier')}
        visit={was}
        onChoose={(id) => setChosen({ earlier: id, later: is.reportId })}
      />
      <VisitField
        visits={visits}
        label={t('timeline.compare.later')}
        visit={is}
        onChoose={(id) => setChosen({ earlier: was.reportId, later: id })}
      />
      <Callout tone="plain">
        <p>{t('timeline.compare.caution')}</p>
      </Callout>
      {is === was ? <p>{t('timeline.compare.same')}</p> : <ChangeList earlier={was} later={is} reading={reading} />}
      <p className="quiet">{t('timeline.compare.rule')}</p>
    </Section>
  )
}

type FieldProps = Pick<Props, 'visits'> & { label: string; visit: Visit; onChoose: (reportId: string) => void }

const VisitField = ({ visits, label, visit, onChoose }: FieldProps) => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('reportsList')
  return (
    <ChoiceField
      label={label}
      placeholder={t('timeline.compare.choose')}
      closeText={shell('actions.close')}
      options={visits.map(({ reportId, day, organisationName }) => ({
        value: reportId,
        label: dayText(shell, day ?? ''),
        description: organisationName,
      }))}
      value={visit.reportId}
      onChoose={onChoose}
    />
  )
}
