import styles from './ScoreBar.module.css'

type Segment = { from: number; widthPercent: number }
type ScoreBarProps = {
  /** 0 to 100. */
  score: number
  /** From low to high, at most five: one hue, light to dark. */
  segments: readonly Segment[]
  label: string
}

const HIGHEST = 100

/**
 * RISK-09, A209: the score on a linear bar, with a pointer above and the markers’ figures below. Heights are fixed
 * pixels, and the width is the card’s.
 */
export const ScoreBar = ({ score, segments, label }: ScoreBarProps) => (
  <div role="img" aria-label={label} className={styles.picture}>
    <svg width="14" height="12" className={styles.pointer} style={{ left: `${score}%` }}>
      <path d="M0 0h14l-7 12z" />
    </svg>
    <div className={styles.bar}>
      {segments.map(({ from, widthPercent }, index) => (
        <span key={from} data-level={index + 1} className={styles.segment} style={{ width: `${widthPercent}%` }} />
      ))}
    </div>
    {[...segments.map(({ from }) => from), HIGHEST].map((marker) => (
      <span key={marker} className={styles.marker} style={{ left: `${marker}%` }}>
        {marker}
      </span>
    ))}
  </div>
)
