import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { DEFAULT_SERVICE_ID } from '@/domain/booking/service'
import { gailNotes, filledSquares, gailPeople, percentOfReference, type GailPeople } from '@/domain/gail/gailReading'
import { gailRisk, type GailAnswers } from '@/domain/gail/gailRisk'
import { Button } from '@/ui/Button'
import { LinkRow } from '@/ui/Row'
import { Section } from '@/ui/Section'
import { UrgentSigns } from '@/routes/shared/UrgentSigns'
import { paths } from '@/routes/paths'
import gailNumbersStyles from './GailNumbers.module.css'
import styles from './GailResult.module.css'
import gailSquaresStyles from './GailSquares.module.css'

const SQUARES = 1000
const IN_A_ROW = 40
const STEP = 10
const SIDE = 8

type GailSquaresProps = { filled: number; people: GailPeople }

const GailSquares = ({ filled, people }: GailSquaresProps) => {
  const { t } = useTranslation('gail')
  return (
    <figure className={gailSquaresStyles.figure}>
      <svg
        role="img"
        aria-label={t('squares.counts', { ...people, filled })}
        viewBox={`0 0 ${IN_A_ROW * STEP} ${(SQUARES / IN_A_ROW) * STEP}`}
        className={gailSquaresStyles.squares}
      >
        <path className={gailSquaresStyles.filled} d={squares(0, filled)} />
        <path className={gailSquaresStyles.empty} d={squares(filled, SQUARES)} />
      </svg>
      <figcaption className="quiet">{t(people.of === SQUARES ? 'squares.one' : 'squares.ten')}</figcaption>
    </figure>
  )
}

const squares = (from: number, to: number): string =>
  Array.from({ length: to - from }, (_, index) => square(from + index)).join('')

const square = (index: number): string => {
  const x = (index % IN_A_ROW) * STEP + 1
  const y = Math.floor(index / IN_A_ROW) * STEP + 1
  return `M${x} ${y}h${SIDE}v${SIDE}h-${SIDE}z`
}

type GailNumbersProps = { answers: GailAnswers; headline: Ref<HTMLHeadingElement> }

/**
 * Shows the risk as numbers of people with and without cancer, then as a percentage to two decimals, always with its
 * limits.
 */
const GailNumbers = ({ answers, headline }: GailNumbersProps) => {
  const { t } = useTranslation('gail')
  const { fiveYearRisk } = gailRisk(answers)
  const people = gailPeople(answers)
  const filled = filledSquares(answers)
  return (
    <Section>
      <h2 ref={headline} tabIndex={-1} className={gailNumbersStyles.affected}>
        {t('people.affected', people)}
      </h2>
      <p className={gailNumbersStyles.spared}>{t('people.spared', people)}</p>
      {filled !== undefined && <GailSquares filled={filled} people={people} />}
      <p className={gailNumbersStyles.exact}>{t('fiveYear', { fiveYear: fiveYearRisk })}</p>
      <p>
        <strong>{t('orientation')}</strong>
      </p>
    </Section>
  )
}

type Props = { answers: GailAnswers; headline: Ref<HTMLHeadingElement>; onChange: () => void }

export const GailResult = ({ answers, headline, onChange }: Props) => {
  const { t } = useTranslation('gail')
  const { relativeRisk, fiveYearRisk } = gailRisk(answers)
  return (
    <>
      <GailNumbers answers={answers} headline={headline} />
      <UrgentSigns />
      <Section title={t('reading')}>
        <ul className={styles.limits}>
          <li>{t('limits.onlySix')}</li>
          <li>{t('people.lowest', gailPeople(answers))}</li>
          <li>
            {t('exact', { fiveYear: fiveYearRisk, times: relativeRisk, percent: percentOfReference(relativeRisk) })}
          </li>
          {gailNotes(answers).map((note) => (
            <li key={note}>{t(`notes.${note}`)}</li>
          ))}
          <li>{t('limits.population')}</li>
        </ul>
      </Section>
      <NextStep />
      <Button variant="secondary" block onClick={onChange}>
        {t('change')}
      </Button>
    </>
  )
}

const NextStep = () => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('gail')
  return (
    <Section title={t('next.title')}>
      <p>{t('next.text')}</p>
      <ul role="list">
        <li>
          <LinkRow inset to={paths.consultIndex()} title={shell('titles.consultIndex')} />
        </li>
        <li>
          <LinkRow inset to={paths.serviceDetail(DEFAULT_SERVICE_ID)} title={t('next.checkup')} />
        </li>
      </ul>
    </Section>
  )
}
