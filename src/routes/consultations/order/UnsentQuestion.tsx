import { useTranslation } from 'react-i18next'
import type { ProblemTarget } from '@/domain/consultations/problem'
import { saysNothing } from '@/domain/validation/typed'
import { problemOf, useProblem } from '@/stores/consultations/order/problem'
import { Section } from '@/ui/Section'
import styles from './consultsOrder.module.css'

/** What was typed for a doctor who is gone, to be taken along to another one. */
export const UnsentQuestion = ({ target }: { target: ProblemTarget }) => {
  const { t } = useTranslation('consultationOrder')
  const { question } = useProblem(problemOf(target))
  if (saysNothing(question)) return null
  return (
    <Section title={t('typed')}>
      <p className={styles.asked}>{question}</p>
    </Section>
  )
}
