import { useTranslation } from 'react-i18next'
import type { RiskReport } from '@/domain/reports/report'
import { summaryAnswers } from '@/domain/reports/summaryAnswers'
import { readingOf } from '@/stores/reports/answers'
import { NoBreakDates } from '@/ui/NoBreakDates'
import styles from './SummaryAnswers.module.css'
import { useAnswerText } from './useAnswerText'

type Props = { risk: RiskReport; most: number; shorten: (text: string) => string }

/** The answers on the page to take along, and how many are left out. */
export const SummaryAnswers = ({ risk: { content, header }, most, shorten }: Props) => {
  const { t: questions } = useTranslation('questions')
  const { t } = useTranslation('visitSummary')
  const reading = readingOf(content, header)
  const answerText = useAnswerText(reading.answers)
  const answered = summaryAnswers(reading)
  const shown = answered.slice(0, most)
  if (content === undefined) return <p>{t('answers.notRead')}</p>
  if (shown.length === 0) return <p>{t(Object.keys(content).length === 0 ? 'answers.none' : 'answers.nothing')}</p>
  return (
    <>
      <dl className={styles.answers}>
        {shown.map((id) => (
          <div key={id}>
            <dt>{questions(`labels.${id}`)}</dt>
            <dd>
              <NoBreakDates>{shorten(answerText(id))}</NoBreakDates>
            </dd>
          </div>
        ))}
      </dl>
      {answered.length > shown.length && <p>{t('answers.more', { count: answered.length - shown.length })}</p>}
    </>
  )
}
