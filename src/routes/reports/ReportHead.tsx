import { useTranslation } from 'react-i18next'
import type { ReportHeader } from '@/domain/reports/report'
import { dayText } from '@/i18n/dates'
import { dayIn } from '@/lib/days'
import { joinWithDot } from '@/lib/joinWithDot'
import { DescriptionList } from '@/ui/DescriptionList'
import { Picture } from '@/ui/Picture'
import { Media } from '@/ui/Media'
import { Section } from '@/ui/Section'
import { SectionTitle } from '@/ui/SectionTitle'

/** Whose report it is, by whom and of which day (PALP-01, RISKREP-01). */
export const ReportHead = ({ header }: { header: ReportHeader }) => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('reports')
  const { organisation, inspectionNumber, examiner, examinedAt } = header
  const day = examinedAt && dayIn(examinedAt)
  return (
    <Section>
      {organisation.logoUrl === undefined ? (
        <Examinee header={header} />
      ) : (
        <Media
          size="small"
          picture={
            <Picture
              src={organisation.logoUrl}
              alt={t('head.logo', { name: organisation.name ?? shell('unknown') })}
              ratio="1 / 1"
              whole
              eager
            />
          }
        >
          <Examinee header={header} />
        </Media>
      )}
      <DescriptionList
        facts={[
          [t('head.number'), inspectionNumber ?? shell('unknown')],
          [t('head.examiner'), examiner ?? shell('unknown')],
          [t('head.examinedOn'), day ? dayText(shell, day) : shell('unknown')],
        ]}
      />
    </Section>
  )
}

const Examinee = ({ header: { patientName, sex, age } }: { header: ReportHeader }) => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('reports')
  const told = [sex && shell(`sex.${sex}`), age === undefined ? undefined : t('head.age', { age })]
  return (
    <div>
      <SectionTitle>{patientName ?? shell('unknown')}</SectionTitle>
      <p className="quiet">{joinWithDot(...told.map((one) => one ?? shell('unknown')))}</p>
    </div>
  )
}
