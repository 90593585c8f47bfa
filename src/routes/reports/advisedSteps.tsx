import { writeStored } from '@/lib/storage'
import { useTranslation } from 'react-i18next'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { DEFAULT_SERVICE_ID } from '@/domain/booking/service'
import { isCheck, type SourcedStep, type Step } from '@/domain/reports/advisedSteps'
import { dayText } from '@/i18n/dates'
import { buttonProps } from '@/ui/Button'
import { Callout } from '@/ui/Callout'
import { NoBreakDates } from '@/ui/NoBreakDates'
import { paths } from '@/routes/paths'
import { PrimaryLink } from '@/routes/shared/PrimaryLink'
import { ADVISED_CUSTOMER } from '@/stores/userStorage'
import styles from './reports.module.css'
import type { Due } from './useDue'
import type { LaterCheck } from './useLaterCheck'

type Props = {
  step: Step | undefined
  customerId?: string | undefined
  isOverdue?: boolean
  later?: LaterCheck | undefined
}

/** The link of a step: a check is booked, every other step leads to a doctor and is the primary button. */
export const AdvisedStepLink = ({ step, customerId, isOverdue = false, later }: Props) => {
  const { t } = useTranslation('reportAdvice')
  const { t: reports } = useTranslation('reports')
  if (later !== undefined) return <PrimaryLink to={later.to}>{reports('later.act')}</PrimaryLink>
  const toCheck = step !== undefined && isCheck(step)
  return (
    <Link
      {...buttonProps((step === undefined || toCheck) && !isOverdue ? 'secondary' : 'primary', false)}
      to={toCheck ? paths.organisationList(DEFAULT_SERVICE_ID) : paths.consultIndex()}
      onClick={() => toCheck && writeStored('session', ADVISED_CUSTOMER, customerId ?? '')}
    >
      {t(toCheck ? 'ways.book' : 'ways.consult')}
    </Link>
  )
}

/** What each source advises, named by its source. */
export const SourcedSteps = ({ steps }: { steps: readonly SourcedStep[] }) => {
  const { t } = useTranslation('reportAdvice')
  return steps.map(({ source, step }) => (
    <p key={source} className="names">
      {t('said', { source: t(`sources.${source}`), step: t(`steps.${step}`) })}
    </p>
  ))
}

/** A465: the reasons below the step that takes precedence; after a later check they are only what was advised then. */
export const Why = ({ later, children }: { later?: LaterCheck | undefined; children: ReactNode }) => {
  const { t } = useTranslation('reportAdvice')
  return (
    <div className={styles.why}>
      <p className={styles.whyLabel}>{t(later === undefined ? 'why' : 'adviceThen')}</p>
      {children}
    </div>
  )
}

export const DueNote = ({ due }: { due: Due }) => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('reportAdvice')
  if (due?.isOver !== true) return null
  return (
    <Callout tone="caution" title={t('due.title')}>
      <p>
        <NoBreakDates>{t('due.text', { day: dayText(shell, due.day) })}</NoBreakDates>
      </p>
    </Callout>
  )
}
