import styles from './LineChart.module.css'

type Props = {
  label: string
  /**
   * From left to right, at places from 0 to 1. A point without a value is a gap, and one without a place is not drawn.
   */
  points: readonly { value: number | undefined; place: number | undefined }[]
  low: number
  high: number
}

// In percent of the width, so that text keeps its size and follows the user’s setting.
const LEFT = 18
const WIDTH = 76
const TOP = 14
const HEIGHT = 72

/** A line chart; no line is drawn across a gap. */
export const LineChart = ({ label, points, low, high }: Props) => {
  const placed = points
    .filter(({ place }) => place !== undefined)
    .map(({ value, place = 0 }) =>
      value === undefined
        ? undefined
        : { x: LEFT + 4 + (WIDTH - 4) * place, y: TOP + HEIGHT * (1 - (value - low) / (high - low)) },
    )
  return (
    <svg role="img" aria-label={label} className={styles.chart}>
      {[high, low].map((mark, index) => (
        <g key={mark} className={styles.scale}>
          <line x1={`${LEFT}%`} x2="100%" y1={`${TOP + index * HEIGHT}%`} y2={`${TOP + index * HEIGHT}%`} />
          <text x="0" y={`${TOP + index * HEIGHT}%`} dy="0.35em">
            {mark}
          </text>
        </g>
      ))}
      {placed.map((to, index) => {
        const from = placed[index - 1]
        return (
          from &&
          to && (
            <line
              key={index}
              className={styles.line}
              x1={`${from.x}%`}
              y1={`${from.y}%`}
              x2={`${to.x}%`}
              y2={`${to.y}%`}
            />
          )
        )
      })}
      {placed.map(
        (at, index) => at && <circle key={index} className={styles.point} cx={`${at.x}%`} cy={`${at.y}%`} r="5" />,
      )}
    </svg>
  )
}
