import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { filledSquares, gailPeople, percentOfReference } from '@/domain/gail/gailReading'
import { gailRisk, type GailAnswers } from '@/domain/gail/gailRisk'
import { Section } from '@/ui/Section'
import styles from './GailNumbers.module.css'
import { GailSquares } from './GailSquares'

type Props = { answers: GailAnswers; headline: Ref<HTMLHeadingElement> }

/** The number in people first, both sides of it, then to two decimals; never without what it is worth. */
export const GailNumbers = ({ answers, headline }: Props) => {
  const { t } = useTranslation('gail')
  const { relativeRisk, fiveYearRisk } = gailRisk(answers)
  const people = gailPeople(answers)
  const filled = filledSquares(fiveYearRisk)
  return (
    <Section>
      <h2 ref={headline} tabIndex={-1} className={styles.affected}>
        {t('people.affected', people)}
      </h2>
      <p className={styles.spared}>{t('people.spared', people)}</p>
      {filled !== undefined && <GailSquares filled={filled} people={people} />}
      <p className={styles.exact}>
        {t('exact', { fiveYear: fiveYearRisk, times: relativeRisk, percent: percentOfReference(relativeRisk) })}
      </p>
      <p>{t('people.lowest', people)}</p>
      <p>
        <strong>{t('orientation')}</strong>
      </p>
    </Section>
  )
}
