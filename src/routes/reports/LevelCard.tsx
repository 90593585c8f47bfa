import { useTranslation } from 'react-i18next'
import type { RiskReport } from '../../domain/reports/report'
import { isCheck, type SourcedStep } from '../../domain/reports/nextStep'
import { LEVEL_GUIDANCE, RISK_LEVEL } from '../../domain/riskLevel'
import type { Day } from '../../lib/days'
import { StepCard } from '../../ui/StepCard'
import { DueNote } from './DueNote'
import { WayOn } from './WayOn'

type Props = {
  report: RiskReport
  /** What the sources say, the most urgent first. */
  steps: readonly SourcedStep[]
  /** For whom no interval holds. */
  special: 'men' | 'pregnancy' | undefined
  /** The day of the most urgent one, where it has passed. */
  due: Day | undefined
}

/** The level with its action at once; what another source wants sooner stands before that, and leads on. */
export const LevelCard = ({ report: { level }, steps, special, due }: Props) => {
  const { t } = useTranslation('riskReport')
  const { t: advice } = useTranslation('reportAdvice')
  const [lead] = steps
  // Beside no level at all a check in some years is no more than a remark.
  const isSooner = lead !== undefined && lead.source !== 'level' && (level !== undefined || !isCheck(lead.step))
  const others = steps.filter((one) => one.source !== 'level' && !(isSooner && one === lead))
  const said = ({ source, step }: SourcedStep) => ({
    source: advice(`sources.${source}`),
    step: advice(`steps.${step}`),
  })
  const toDoctor = special !== undefined && lead !== undefined && isCheck(lead.step)
  return (
    <>
      <DueNote due={due} />
      <StepCard
        tone={lead?.step === 'surgeryAndGeneticTest' || lead?.step === 'referral' ? 'soon' : 'health'}
        label={t('label')}
        title={level === undefined ? t('noLevel.title') : t(`levels.${RISK_LEVEL[level]}`)}
        action={<WayOn step={toDoctor ? undefined : lead?.step} isOverdue={due !== undefined} />}
      >
        {isSooner && (
          <p>
            <strong>{level === undefined ? advice('said', said(lead)) : t('sooner.text', said(lead))}</strong>
          </p>
        )}
        {level === undefined && <p>{t('noLevel.text')}</p>}
        {level !== undefined &&
          LEVEL_GUIDANCE[level].advice.map((action) => (
            <p key={action}>{isSooner ? t(`actions.${action}`) : <strong>{t(`actions.${action}`)}</strong>}</p>
          ))}
        {special !== undefined && <p>{advice(`special.${special}`)}</p>}
        {others.map((one) => (
          <p key={one.source} className="quiet">
            {advice('said', said(one))}
          </p>
        ))}
      </StepCard>
    </>
  )
}
