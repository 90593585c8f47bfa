import { useTranslation } from 'react-i18next'
import type { RiskReport } from '../../domain/reports/report'
import type { SourcedStep } from '../../domain/reports/nextStep'
import { LEVEL_GUIDANCE, RISK_LEVEL } from '../../domain/riskLevel'
import type { Day } from '../../lib/days'
import { StepCard } from '../../ui/StepCard'
import { DueNote } from './DueNote'
import { WayOn } from './WayOn'

type Props = {
  report: RiskReport
  /** What the sources say, the most urgent first. */
  steps: readonly SourcedStep[]
  /** The day of the most urgent one, where it has passed. */
  due: Day | undefined
}

/** The level with its action at once; where another source is more urgent, that one leads on. */
export const LevelCard = ({ report: { level }, steps, due }: Props) => {
  const { t } = useTranslation('riskReport')
  const { t: advice } = useTranslation('reportAdvice')
  const [lead] = steps
  const isSooner = lead !== undefined && level !== undefined && lead.source !== 'level'
  const others = steps.filter((one) => one.source !== 'level' && !(isSooner && one === lead))
  const said = ({ source, step }: SourcedStep) => ({
    source: advice(`sources.${source}`),
    step: advice(`steps.${step}`),
  })
  return (
    <>
      <DueNote due={due} />
      <StepCard
        tone={lead?.step === 'surgeryAndGeneticTest' || lead?.step === 'referral' ? 'soon' : 'health'}
        label={t('label')}
        title={level === undefined ? t('noLevel.title') : t(`levels.${RISK_LEVEL[level]}`)}
        action={<WayOn step={lead?.step} isOverdue={due !== undefined} />}
      >
        {level === undefined && <p>{t('noLevel.text')}</p>}
        {level !== undefined &&
          LEVEL_GUIDANCE[level].advice.map((action) => (
            <p key={action}>{isSooner ? t(`actions.${action}`) : <strong>{t(`actions.${action}`)}</strong>}</p>
          ))}
        {isSooner && (
          <p>
            <strong>{t('sooner.text', said(lead))}</strong>
          </p>
        )}
        {others.map((one) => (
          <p key={one.source} className="quiet">
            {advice('said', said(one))}
          </p>
        ))}
      </StepCard>
    </>
  )
}
