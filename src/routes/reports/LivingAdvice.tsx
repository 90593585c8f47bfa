import { useTranslation } from 'react-i18next'
import { readBmi } from '@/domain/bmi'
import { textOf, type Answers } from '@/domain/questionForm/question'
import { bodyOf, isUnread, positiveFactors } from '@/domain/reports/healthFacts'
import { Section } from '@/ui/Section'

/** A paragraph for each factor that the answers confirm (A214); no word of a miscarriage or an abortion. */
export const LivingAdvice = ({ answers }: { answers: Answers }) => {
  const { t } = useTranslation('healthReport')
  const factors = positiveFactors(answers)
  const body = bodyOf(answers)
  const reading = body && readBmi(body)
  const isTold = HABITS.some((habit) => textOf(answers, habit) !== '')
  const unread = HABITS.some((habit) => isUnread(answers, habit))
  return (
    <Section title={t('living.title')}>
      {factors.map((factor) => (
        <p key={factor}>
          {factor === 'weight'
            ? reading && t('living.factors.weight', { bmi: reading.bmi, weight: reading.referenceKg })
            : t(`living.factors.${factor}`)}
        </p>
      ))}
      {unread && <p>{t('living.unread')}</p>}
      {factors.length === 0 && !unread && <p>{t(isTold ? 'living.keepOn' : 'living.unknown')}</p>}
    </Section>
  )
}

const HABITS = ['smoking', 'drink', 'lackExercise', 'sleepDebt', 'contraception', 'useProduct'] as const
