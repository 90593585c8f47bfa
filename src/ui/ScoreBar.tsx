import styles from './ScoreBar.module.css'

type Segment = { from: number; widthPercent: number }
type ScoreBarProps = {
  /** 0 to 100. */
  score: number
  /** From low to high, at most five: one hue, light to dark. */
  segments: readonly Segment[]
  label: string
}

const WIDTH = 220
const HEIGHT = 62
/** Space for the first and the last marker’s figures. */
const MARGIN = 18
const BAR = { top: 20, height: 20 }
const HIGHEST = 100

/** RISK-09, A209: the score on a linear bar in fixed pixels, with a pointer above and the markers’ figures below. */
export const ScoreBar = ({ score, segments, label }: ScoreBarProps) => (
  <svg role="img" aria-label={label} width={WIDTH + 2 * MARGIN} height={HEIGHT} className={styles.bar}>
    {segments.map(({ from, widthPercent }, index) => (
      <rect
        key={from}
        data-level={index + 1}
        x={placeOf(from)}
        y={BAR.top}
        width={(widthPercent / HIGHEST) * WIDTH}
        height={BAR.height}
        className={styles.segment}
      />
    ))}
    {[...segments.map(({ from }) => from), HIGHEST].map((marker) => (
      <text key={marker} x={placeOf(marker)} y={HEIGHT - 6} className={styles.marker}>
        {marker}
      </text>
    ))}
    <path d={`M${placeOf(score)} ${BAR.top - 2}l-7 -12h14z`} className={styles.pointer} />
  </svg>
)

const placeOf = (score: number): number => MARGIN + (score / HIGHEST) * WIDTH
