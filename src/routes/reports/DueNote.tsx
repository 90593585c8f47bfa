import { useTranslation } from 'react-i18next'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { DEFAULT_SERVICE_ID } from '@/domain/booking/service'
import { isCheck, dueDay, type Step } from '@/domain/reports/nextStep'
import { dayText } from '@/i18n/dates'
import { dayIn, type Day } from '@/lib/days'
import { buttonProps } from '@/ui/Button'
import { Callout } from '@/ui/Callout'
import { NoBreakDates } from '@/ui/NoBreakDates'
import { useToday } from '@/routes/shared/useToday'
import { paths } from '../paths'
import styles from './reports.module.css'

/** The day by which a step is to be done; undefined for one without a date. */
export type Due = { day: Day; isOver: boolean } | undefined

export const useDue = (reportedAt: string | undefined, step: Step | undefined): Due => {
  const today = useToday()
  const reported = reportedAt && dayIn(reportedAt)
  const day = reported && step && dueDay(reported, step)
  return day ? { day, isOver: day < today } : undefined
}

type Props = {
  step: Step | undefined
  /** Its day has passed: it is what to do now. */
  isOverdue?: boolean
}

/** The way on from a step: a check is booked, all else begins with a doctor, whose button is the loud one. */
export const NextStepLink = ({ step, isOverdue = false }: Props) => {
  const { t } = useTranslation('reportAdvice')
  const toCheck = step !== undefined && isCheck(step)
  return (
    <Link
      {...buttonProps((step === undefined || toCheck) && !isOverdue ? 'secondary' : 'primary', false)}
      to={toCheck ? paths.organList(DEFAULT_SERVICE_ID) : paths.consultIndex()}
    >
      {t(toCheck ? 'ways.book' : 'ways.consult')}
    </Link>
  )
}

/** What else was said, below the one step that it led to (A465). */
export const Why = ({ children }: { children: ReactNode }) => {
  const { t } = useTranslation('reportAdvice')
  return (
    <div className={styles.why}>
      <p className={styles.whyLabel}>{t('why')}</p>
      {children}
    </div>
  )
}

/** A report older than its own advice says when the next check was due. */
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
