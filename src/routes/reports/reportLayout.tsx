import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type { ReportHeader } from '@/domain/reports/report'
import { dayText } from '@/i18n/dates'
import { dayIn } from '@/lib/time/day'
import { inTime } from '@/lib/inTime'
import { joinWithDot } from '@/lib/joinWithDot'
import { DescriptionList } from '@/ui/DescriptionList'
import { Picture, Media } from '@/ui/Picture'
import { Section, SectionTitle } from '@/ui/Section'
import { lazyWithFallback } from '@/ui/lazyWithFallback'
import { NotFoundPage } from '@/routes/shared/pages'
import { paths } from '@/routes/paths'

// Lazy: the number is read at once, and called later.
const LazyPhoneLink = lazyWithFallback(
  async () => (await inTime(import('@/routes/shared/PhoneLink'))).PhoneLink,
  ({ number }) => number,
)

const ClinicNumber = ({ number }: { number: string }) => (
  <Suspense fallback={number}>
    <LazyPhoneLink number={number} />
  </Suspense>
)

export const ReportFoot = ({ organisation }: Pick<ReportHeader, 'organisation'>) => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('reports')
  const { name, address, phone } = organisation
  const call = phone === undefined ? shell('unknown') : <ClinicNumber number={phone} />
  return (
    <Section title={t('foot.title')}>
      <DescriptionList
        facts={[
          [t('foot.name'), name ?? shell('unknown')],
          [t('foot.address'), address ?? shell('unknown')],
          [t('foot.phone'), call],
        ]}
      />
      <p className="quiet">{t('foot.disclaimer')}</p>
    </Section>
  )
}

export const ReportNotFound = () => {
  const { t } = useTranslation('reports')
  return <NotFoundPage title={t('gone.title')} text={t('gone.text')} to={paths.reports()} action={t('gone.action')} />
}

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
        <Media size="small" picture={<Picture src={organisation.logoUrl} alt="" ratio="1 / 1" contain eager />}>
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
  const facts = [sex && shell(`sex.${sex}`), age === undefined ? undefined : t('head.age', { age })]
  return (
    <div>
      <SectionTitle>{patientName ?? shell('unknown')}</SectionTitle>
      <p className="quiet">{joinWithDot(...facts.map((one) => one ?? shell('unknown')))}</p>
    </div>
  )
}
