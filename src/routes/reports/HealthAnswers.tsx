import { useTranslation } from 'react-i18next'
import type { AnswerSet } from '@/domain/reports/answerSet'
import type { ReportRow } from '@/domain/reports/report'
import { UrgentSigns } from '@/routes/shared/UrgentSigns'
import { AnswerTables } from './AnswerTables'
import { EvaluationCard } from './EvaluationCard'
import { HealthReportHead } from './HealthReportHead'
import { HyperplasiaNote } from './HyperplasiaNote'
import { LivingAdvice } from './LivingAdvice'

/** What follows from the answers first, then the answers. */
export const HealthAnswers = ({ reading, row }: { reading: AnswerSet; row: ReportRow | undefined }) => {
  const { t } = useTranslation('healthReport')
  const { answers } = reading
  return (
    <>
      <HealthReportHead answers={answers} madeAt={row?.madeAt} />
      <EvaluationCard reading={reading} row={row} />
      <HyperplasiaNote answers={answers} />
      <UrgentSigns />
      <LivingAdvice answers={answers} />
      <p>{t('answers')}</p>
      <AnswerTables reading={reading} />
    </>
  )
}
