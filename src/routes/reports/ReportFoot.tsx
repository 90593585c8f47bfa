import { useTranslation } from 'react-i18next'
import type { ReportHeader } from '@/domain/reports/report'
import { DescriptionList } from '@/ui/DescriptionList'
import { Section } from '@/ui/Section'
import { UrgentSigns } from '@/routes/shared/UrgentSigns'

type Props = Pick<ReportHeader, 'organisation'> & {
  /** A long report says above what does not wait. */
  signsAbove?: boolean
}

/** Where the check took place, what the report is worth, and what no report may delay (A234, A386). */
export const ReportFoot = ({ organisation, signsAbove = false }: Props) => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('reports')
  const { name, address, phone } = organisation
  const call = <a href={`tel:${phone}`}>{phone}</a>
  return (
    <>
      <Section title={t('foot.title')}>
        <DescriptionList
          facts={[
            [t('foot.name'), name ?? shell('unknown')],
            [t('foot.address'), address ?? shell('unknown')],
            [t('foot.phone'), phone === undefined ? shell('unknown') : call],
          ]}
        />
        <p className="quiet">{t('foot.disclaimer')}</p>
      </Section>
      {!signsAbove && <UrgentSigns />}
    </>
  )
}
