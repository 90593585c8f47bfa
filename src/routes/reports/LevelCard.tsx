import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { isCheck, isDated, type SourcedStep } from '@/domain/reports/advisedSteps'
import type { RiskReport } from '@/domain/reports/report'
import type { SpecialGroup } from '@/domain/reports/specialGroup'
import { LEVEL_GUIDANCE, RISK_LEVEL, type RiskLevel } from '@/domain/riskLevel'
import { dayText } from '@/i18n/dates'
import { NoBreakDates } from '@/ui/NoBreakDates'
import { StepCard } from '@/ui/StepCard'
import { DueNote, SourcedSteps, Why, AdvisedStepLink } from './advisedSteps'
import type { Due } from './useDue'

type Props = {
  report: RiskReport
  customerId: string | undefined
  steps: readonly SourcedStep[]
  /** The most urgent step, where it binds this person. */
  lead: SourcedStep | undefined
  /** People without a standard check interval. */
  special: SpecialGroup | undefined
  /** The due day of the binding step. */
  due: Due
  /** The line on answers that the evaluation could not count. */
  uncounted: ReactNode
}

/** RISK-06: from this level on a doctor leads. */
const LOWEST_FOR_DOCTOR: RiskLevel = 3

/** The risk level with the one step that takes precedence and its day; the other sources follow as reasons. */
export const LevelCard = ({ report: { level }, customerId, steps, lead, special, due, uncounted }: Props) => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('riskReport')
  const { t: advice } = useTranslation('reportAdvice')
  const { t: reports } = useTranslation('reports')
  const isBinding = lead !== undefined
  const others = steps.filter(({ source }) => source !== 'level')
  // A regular review names no interval, so it contradicts none.
  const intervals = steps.filter(({ step }) => isCheck(step) && step !== 'regularReview')
  const isEarliest = isBinding && isCheck(lead.step) && intervals.length > 1
  const later = due?.later
  // The interval of a low level does not apply to a person without a standard interval.
  const hasOwn = level !== undefined && (special === undefined || level >= LOWEST_FOR_DOCTOR)
  const isLevelBehind = isEarliest && lead.source !== 'level'
  return (
    <>
      <DueNote due={due} />
      <StepCard
        tone={lead?.step === 'surgeryAndGeneticTest' || lead?.step === 'referral' ? 'soon' : 'health'}
        label={t('label')}
        title={level === undefined ? t('noLevel.title') : t(`levels.${RISK_LEVEL[level]}`)}
        action={
          <AdvisedStepLink step={lead?.step} customerId={customerId} isOverdue={due?.isOver === true} later={later} />
        }
      >
        {isBinding && (
          <p>
            <strong>
              {later !== undefined ? (
                <NoBreakDates>{reports('later.text', { day: dayText(shell, later.day) })}</NoBreakDates>
              ) : due?.isOver === false && isDated(lead.step) ? (
                <NoBreakDates>{advice(`dated.${lead.step}`, { day: dayText(shell, due.day) })}</NoBreakDates>
              ) : (
                advice('binding', { step: advice(due === undefined ? `steps.${lead.step}` : 'due.step') })
              )}
            </strong>
          </p>
        )}
        {level !== undefined && level >= LOWEST_FOR_DOCTOR && <p>{t('noIllness')}</p>}
        {special !== undefined && (
          <p>{isBinding ? advice(`special.${special}`) : <strong>{advice(`special.${special}`)}</strong>}</p>
        )}
        {level === undefined && <p>{t('noLevel.text')}</p>}
        {(hasOwn || others.length > 0) && (
          <Why later={later}>
            {isEarliest && later === undefined && <p>{advice('earliest', { step: advice(`steps.${lead.step}`) })}</p>}
            {hasOwn && !isLevelBehind && <LevelSteps level={level} />}
            <SourcedSteps steps={isLevelBehind ? steps : others} />
            {uncounted}
          </Why>
        )}
      </StepCard>
    </>
  )
}

/** What the level advises, in the words of RISK-04 to RISK-07. */
const LevelSteps = ({ level }: { level: RiskLevel }) => {
  const { t } = useTranslation('riskReport')
  const { t: advice } = useTranslation('reportAdvice')
  return LEVEL_GUIDANCE[level].advice.map((step) => (
    <p key={step}>
      {advice('said', {
        source: advice('sources.level'),
        step: step === 'surgeryAndGeneticTest' ? t('surgery') : advice(`steps.${step}`),
      })}
    </p>
  ))
}
