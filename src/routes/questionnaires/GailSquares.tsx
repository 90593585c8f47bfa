import { useTranslation } from 'react-i18next'
import type { GailPeople } from '@/domain/gail/gailReading'
import styles from './GailSquares.module.css'

const SQUARES = 1000
const IN_A_ROW = 40
const STEP = 10
const SIDE = 8

type Props = { filled: number; people: GailPeople }

/** The people as squares, filled row by row from one corner. */
export const GailSquares = ({ filled, people }: Props) => {
  const { t } = useTranslation('gail')
  return (
    <figure className={styles.figure}>
      <svg
        role="img"
        aria-label={t('squares.counts', { ...people, filled })}
        viewBox={`0 0 ${IN_A_ROW * STEP} ${(SQUARES / IN_A_ROW) * STEP}`}
        className={styles.squares}
      >
        <path className={styles.filled} d={squares(0, filled)} />
        <path className={styles.empty} d={squares(filled, SQUARES)} />
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
