import { useTranslation } from 'react-i18next'
import type { AnswerSet } from '@/domain/reports/answerSet'
import { uncounted } from '@/domain/reports/healthFacts'

/** The questions whose answers the evaluation could not count. */
export const Uncounted = ({ reading }: { reading: AnswerSet }) => {
  const { t } = useTranslation('reportAdvice')
  const { t: questions } = useTranslation('questions')
  const left: string[] = uncounted(reading).map((id) => questions(`labels.${id}`))
  if (left.length === 0) return null
  return (
    <p className="quiet">{t('uncounted', { questions: left.reduce((one, other) => t('and', { one, other })) })}</p>
  )
}
