import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { evaluationAdvice, type EvaluationAdvice } from '@/domain/evaluationAdvice'
import { textOf } from '@/domain/questionForm/question'
import type { AnswerSet } from '@/domain/reports/answerSet'
import { adviceIn, evaluationFacts, type Advice } from '@/domain/reports/healthFacts'
import { stepsInOrder, type StepSources } from '@/domain/reports/advisedSteps'
import type { ReportRow } from '@/domain/reports/report'
import { dayText } from '@/i18n/dates'
import { dataOf } from '@/lib/remote'
import { readableRows } from '@/lib/unreadableRow'
import { lookUpExaminees, namesakes, useExaminees } from '@/stores/reports/examinees'
import { NoBreakDates } from '@/ui/NoBreakDates'
import { ServerText } from '@/ui/ServerText'
import { StepCard } from '@/ui/StepCard'
import { paths } from '@/routes/paths'
import { PrimaryLink } from '@/routes/shared/PrimaryLink'
import { DueNote, SourcedSteps, Why, AdvisedStepLink } from './advisedSteps'
import { Uncounted } from './Uncounted'
import type { Due } from './useDue'

type Props = {
  reading: AnswerSet
  row: ReportRow | undefined
  /** The due day of the most urgent step. */
  due: Due
}

/** A213, A543: shows the advice that follows from the answers; without what it needs, it asks for that. */
export const EvaluationCard = ({ reading, row, due }: Props) => {
  const { t } = useTranslation('healthReport')
  const { evaluation: advice, special, ...others } = adviceIn(reading)
  const card = <CheckAdvice {...{ advice, special, others, reading, due }} />
  // A554: what needs a doctor leads, whatever is missing, and also without a standard interval.
  if (stepsInOrder(others).length > 0) return card
  switch (advice) {
    case undefined: {
      const lacks = evaluationAdvice(evaluationFacts(reading.answers)) === undefined ? 'person' : 'answers'
      return (
        <StepCard
          tone="act"
          label={t('label')}
          title={t(`incomplete.${lacks}.title`)}
          action={
            <CompleteLink name={textOf(reading.answers, 'name') || row?.patientName} serviceId={row?.serviceId} />
          }
        >
          <p>{t(`incomplete.${lacks}.text`)}</p>
        </StepCard>
      )
    }
    case 'specialCase': {
      const which = special ?? 'pregnancy'
      return (
        <StepCard
          tone="health"
          label={t('label')}
          title={t(`special.${which}.title`)}
          action={<AdvisedStepLink step={undefined} />}
        >
          <p>{t(`special.${which}.text`)}</p>
        </StepCard>
      )
    }
    case 'twoExamsWithinAYear':
    case 'oneYear':
    case 'twoYears':
      return card
  }
}

/** A454: opens the form of the only person of that name; else it says whose report it is. */
const CompleteLink = ({ name, serviceId = '' }: { name: string | undefined; serviceId: string | undefined }) => {
  const { t } = useTranslation('healthReport')
  const examinees = useExaminees((state) => dataOf(state.examinees))
  useEffect(() => void lookUpExaminees(), [])
  const called = namesakes(examinees ?? [], name)
  const person =
    name !== undefined && called.length === 1 ? readableRows(called).find((one) => one.name === name) : undefined
  return (
    <>
      <PrimaryLink to={paths.healthQuestionnaire({ serviceId, ...(person && { customerId: person.id }) })}>
        {t('incomplete.action')}
      </PrimaryLink>
      {person === undefined && name !== undefined && (
        <p className="quiet">
          <ServerText>{t('incomplete.whose', { name })}</ServerText>
        </p>
      )}
    </>
  )
}

type AdviceProps = {
  advice: EvaluationAdvice | undefined
  special: Advice['special']
  others: StepSources
  reading: AnswerSet
  due: Due
}

/** What needs a doctor comes before any check; the interval is then the reason. */
const CheckAdvice = ({ advice, special, others, reading, due }: AdviceProps) => {
  const { t: shell } = useTranslation()
  const { t: reports } = useTranslation('reports')
  const { t } = useTranslation('healthReport')
  const { t: words } = useTranslation('reportAdvice')
  const steps = stepsInOrder({ ...others, evaluation: advice })
  const [lead] = steps
  const step = lead?.step ?? 'specialist'
  const later = due?.later
  return (
    <>
      <DueNote due={due} />
      <StepCard
        tone={step === 'referral' ? 'soon' : 'health'}
        label={t('label')}
        title={later ? reports('later.title') : words(due?.isOver === true ? 'due.step' : `steps.${step}`)}
        action={<AdvisedStepLink step={step} isOverdue={due?.isOver === true} later={later} />}
      >
        {due?.isOver === false && (
          <p>
            <strong>
              <NoBreakDates>
                {later
                  ? reports('later.text', { day: dayText(shell, later.day) })
                  : t(step === 'twoExamsWithinAYear' ? 'firstWhen' : 'when', { day: dayText(shell, due.day) })}
              </NoBreakDates>
            </strong>
          </p>
        )}
        {special !== undefined && <p>{t(`special.${special}.text`)}</p>}
        {advice !== undefined && advice !== 'specialCase' && (
          <Why later={later}>
            {lead?.source === 'evaluation' ? <p>{t(`advice.${advice}`)}</p> : <SourcedSteps steps={steps} />}
            <Uncounted reading={reading} />
          </Why>
        )}
      </StepCard>
    </>
  )
}
