import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { evaluationAdvice, type EvaluationAdvice } from '../../domain/evaluationAdvice'
import type { Reading } from '../../domain/reports/answered'
import { evaluationFacts, uncounted } from '../../domain/reports/healthFacts'
import type { ReportRow } from '../../domain/reports/report'
import { buttonLook } from '../../ui/buttonLook'
import { StepCard } from '../../ui/StepCard'
import { paths } from '../paths'
import { DueNote } from './DueNote'
import { useOverdue } from './useOverdue'
import { WayOn } from './WayOn'

/** What the evaluation of the answers advises next (A213); without age or sex it asks for them. */
export const EvaluationCard = ({ reading, row }: { reading: Reading; row: ReportRow | undefined }) => {
  const { t } = useTranslation('healthReport')
  const facts = evaluationFacts(reading.answers)
  const advice = evaluationAdvice(facts)
  switch (advice) {
    case undefined:
      return (
        <StepCard
          tone="act"
          label={t('label')}
          title={t('incomplete.title')}
          action={
            <Link {...buttonLook('primary', false)} to={paths.healthQuestionnaire(row?.serviceId ?? '')}>
              {t('incomplete.action')}
            </Link>
          }
        >
          <p>{t('incomplete.text')}</p>
        </StepCard>
      )
    case 'specialCase': {
      const which = facts.sex === '1' ? 'men' : 'pregnancy'
      return (
        <StepCard
          tone="health"
          label={t('label')}
          title={t(`special.${which}.title`)}
          action={<WayOn step={undefined} />}
        >
          <p>{t(`special.${which}.text`)}</p>
        </StepCard>
      )
    }
    case 'twoExamsWithinAYear':
    case 'oneYear':
    case 'twoYears':
      return <CheckAdvice advice={advice} reading={reading} madeAt={row?.madeAt} />
  }
}

type AdviceProps = {
  advice: Exclude<EvaluationAdvice, 'specialCase'>
  reading: Reading
  madeAt: string | undefined
}

const CheckAdvice = ({ advice, reading, madeAt }: AdviceProps) => {
  const { t } = useTranslation('healthReport')
  const { t: words } = useTranslation('reportAdvice')
  const { t: questions } = useTranslation('questions')
  const left = uncounted(reading).map((id) => questions(`labels.${id}`))
  const due = useOverdue(madeAt, advice)
  return (
    <>
      <DueNote due={due} />
      <StepCard
        tone="health"
        label={t('label')}
        title={words(`steps.${advice}`)}
        action={<WayOn step={advice} isOverdue={due !== undefined} />}
      >
        <p>{t(`advice.${advice}`)}</p>
        {left.length > 0 && <p className="quiet">{t('uncounted', { questions: left.join(' · ') })}</p>}
      </StepCard>
    </>
  )
}
