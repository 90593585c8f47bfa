import { useTranslation } from 'react-i18next'
import { isCheck, type SourcedStep } from '@/domain/reports/advisedSteps'
import type { RiskReport } from '@/domain/reports/report'
import { LEVEL_GUIDANCE, RISK_LEVEL } from '@/domain/riskLevel'
import { dayText } from '@/i18n/dates'
import { NoBreakDates } from '@/ui/NoBreakDates'
import { StepCard } from '@/ui/StepCard'
import { DueNote, SourcedSteps, Why, AdvisedStepLink } from './advisedSteps'
import type { Due } from './useDue'

type Props = {
  report: RiskReport
  steps: readonly SourcedStep[]
  /** The most urgent step, where it binds this person. */
  lead: SourcedStep | undefined
  /** People without a standard check interval. */
  special: 'men' | 'pregnancy' | undefined
  /** The due day of the binding step. */
  due: Due
}

/** The risk level with the one step that takes precedence and its day; the other sources follow as reasons. */
export const LevelCard = ({ report: { level }, steps, lead, special, due }: Props) => {
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
  const isLevelBehind = isEarliest && lead.source !== 'level'
  return (
    <>
      <DueNote due={due} />
      <StepCard
        tone={lead?.step === 'surgeryAndGeneticTest' || lead?.step === 'referral' ? 'soon' : 'health'}
        label={t('label')}
        title={level === undefined ? t('noLevel.title') : t(`levels.${RISK_LEVEL[level]}`)}
        action={<AdvisedStepLink step={lead?.step} isOverdue={due?.isOver === true} later={later} />}
      >
        {isBinding && (
          <p>
            <strong>
              {later !== undefined ? (
                <NoBreakDates>{reports('later.text', { day: dayText(shell, later.day) })}</NoBreakDates>
              ) : due === undefined || due.isOver ? (
                advice('binding.step', { step: advice(due === undefined ? `steps.${lead.step}` : 'due.step') })
              ) : (
                <NoBreakDates>
                  {advice('binding.dated', { step: advice(`steps.${lead.step}`), day: dayText(shell, due.day) })}
                </NoBreakDates>
              )}
            </strong>
          </p>
        )}
        {special !== undefined && (
          <p>{isBinding ? advice(`special.${special}`) : <strong>{advice(`special.${special}`)}</strong>}</p>
        )}
        {level === undefined && <p>{t('noLevel.text')}</p>}
        {(level !== undefined || others.length > 0) && (
          <Why later={later}>
            {isEarliest && later === undefined && <p>{advice('earliest', { step: advice(`steps.${lead.step}`) })}</p>}
            {level !== undefined &&
              !isLevelBehind &&
              LEVEL_GUIDANCE[level].advice.map((action) => <p key={action}>{t(`actions.${action}`)}</p>)}
            <SourcedSteps steps={isLevelBehind ? steps : others} />
          </Why>
        )}
      </StepCard>
    </>
  )
}
