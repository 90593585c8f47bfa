import { Suspense, type ComponentProps, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { DEFAULT_SERVICE_ID } from '@/domain/booking/service'
import type { PalpationReport } from '@/domain/reports/report'
import { dayText } from '@/i18n/dates'
import { inTime } from '@/lib/inTime'
import { dayIn } from '@/lib/time/day'
import { writeStored } from '@/lib/storage'
import { NoBreakDates } from '@/ui/NoBreakDates'
import { StepCard } from '@/ui/StepCard'
import { lazyWithFallback } from '@/ui/lazyWithFallback'
import { paths } from '@/routes/paths'
import { PrimaryLink } from '@/routes/shared/PrimaryLink'
import { ADVISED_CUSTOMER } from '@/stores/userStorage'
import type { SaveDue } from './lazy/SaveDue'
import type { Due } from './useDue'
import styles from './reports.module.css'

type Props = Pick<PalpationReport, 'header' | 'customerId' | 'guidance' | 'guidanceUnreadable'> & {
  reportId: string
  /** The suggestion; undefined without one, and where other advice may be more urgent. */
  step: PalpationReport['suggestion']
  /** The due day of the step. */
  due: Due
}

export const PalpationNextStep = (props: Props) => {
  const { reportId, step, header, customerId, guidance, guidanceUnreadable, due } = props
  switch (step) {
    case 'referral':
      return <Referral />
    case 'reviewInHalfAYear':
      return <Review {...{ reportId, header, customerId, due }} />
    case 'regularReview':
      return <RegularReview customerId={customerId} />
    case undefined:
      return <Unknown guidance={guidanceUnreadable ? 'unreadable' : guidance.length > 0 ? 'inWords' : 'nothing'} />
  }
}

const Referral = () => {
  const { t } = useTranslation('palpation')
  return (
    // The bar holds the link to the doctors.
    <StepCard tone="soon" label={t('next.label')} title={t('next.referral.title')}>
      <p>{t('next.referral.text')}</p>
      <p>{t('next.referral.today')}</p>
      <p>{t('next.referral.seen')}</p>
    </StepCard>
  )
}

// Lazy: most read the report first, and a calendar can wait for it.
const LazySaveDue = lazyWithFallback<ComponentProps<typeof SaveDue>>(
  async () => (await inTime(import('./lazy/SaveDue'))).SaveDue,
  () => null,
)

const Review = ({
  reportId,
  header: { examinedAt, patientName },
  customerId,
  due,
}: Pick<Props, 'reportId' | 'header' | 'customerId' | 'due'>) => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('palpation')
  const { t: reports } = useTranslation('reports')
  const examinedOn = examinedAt && dayIn(examinedAt)
  const isOver = due?.isOver === true
  if (due?.later !== undefined)
    return (
      <Step tone="health" title={reports('later.title')} to={due.later.to} action={reports('later.act')}>
        <p>
          <NoBreakDates>{reports('later.text', { day: dayText(shell, due.later.day) })}</NoBreakDates>
        </p>
        <p>{t('next.review.earlier')}</p>
      </Step>
    )
  return (
    <Step
      tone={isOver ? 'act' : 'health'}
      title={t(isOver ? 'next.review.overdueTitle' : 'next.review.title')}
      to={paths.organisationList(DEFAULT_SERVICE_ID)}
      onClick={() => void writeStored('session', ADVISED_CUSTOMER, customerId ?? '')}
      action={t('next.book')}
    >
      <p>
        <NoBreakDates>
          {due === undefined
            ? t('next.review.unknown')
            : t(isOver ? 'next.review.overdue' : 'next.review.due', { day: dayText(shell, due.day) })}
        </NoBreakDates>
      </p>
      <p>{t('next.review.earlier')}</p>
      {examinedOn && due !== undefined && !isOver && (
        <div className={styles.saveDue}>
          <Suspense fallback={null}>
            <LazySaveDue reportId={reportId} patientName={patientName} examinedOn={examinedOn} due={due.day} />
          </Suspense>
        </div>
      )}
    </Step>
  )
}

const RegularReview = ({ customerId }: Pick<Props, 'customerId'>) => {
  const { t } = useTranslation('palpation')
  return (
    <Step
      tone="health"
      title={t('next.regular.title')}
      to={paths.organisationList(DEFAULT_SERVICE_ID)}
      onClick={() => void writeStored('session', ADVISED_CUSTOMER, customerId ?? '')}
      action={t('next.book')}
    >
      <p>{t('next.regular.text')}</p>
    </Step>
  )
}

/** A suggestion without a known code: in the report’s own words, or unreadable. */
const Unknown = ({ guidance }: { guidance: 'inWords' | 'unreadable' | 'nothing' }) => {
  const { t } = useTranslation('palpation')
  const title = t(guidance === 'inWords' ? 'next.unknown.titleInWords' : 'next.unknown.title')
  return (
    <Step tone="act" title={title} to={paths.consultIndex()} action={t('next.unknown.act')}>
      <p>{t(`next.unknown.${guidance}`)}</p>
    </Step>
  )
}

type StepProps = {
  tone: 'act' | 'health'
  title: string
  to: string
  onClick?: () => void
  action: string
  children: ReactNode
}

const Step = ({ tone, title, to, onClick, action, children }: StepProps) => {
  const { t } = useTranslation('palpation')
  return (
    <StepCard
      tone={tone}
      label={t('next.label')}
      title={title}
      action={<PrimaryLink {...{ to, onClick }}>{action}</PrimaryLink>}
    >
      {children}
    </StepCard>
  )
}
