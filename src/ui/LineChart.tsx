import styles from './LineChart.module.css'

type ChartPoint = {
  value: number | undefined
  /** From 0 to 1; a point without one is not drawn. */
  place: number | undefined
  /** The date below the point, or undefined where it is unknown. */
  day: string | undefined
}

type Props = {
  label: string
  /** From left to right. A point without a value is a gap. */
  points: readonly ChartPoint[]
  low: number
  high: number
  valueText: (value: number) => string
}

// In percent of the width, so that text keeps its size and follows the user’s setting.
const LEFT = 18
const WIDTH = 76
const TOP = 14
const HEIGHT = 72

/** A line chart; no line is drawn across a gap. The first and the last point carry their values and dates. */
export const LineChart = ({ label, points, low, high, valueText }: Props) => {
  const placed = points
    .filter(({ place }) => place !== undefined)
    .map(({ value, place = 0, day }) =>
      value === undefined
        ? undefined
        : {
            value,
            day,
            x: LEFT + 4 + (WIDTH - 4) * place,
            y: TOP + HEIGHT * (1 - (value - low) / (high - low)),
          },
    )
  const ends = endsOf(placed.filter((at) => at !== undefined))
  return (
    <div>
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
        {ends.map(({ x, y, value, side }, index) => (
          <text
            key={index}
            className={styles.value}
            x={`${x}%`}
            y={`${y}%`}
            dy={side === 'above' ? '-0.7em' : '1.4em'}
          >
            {valueText(value)}
          </text>
        ))}
      </svg>
      <EndDays ends={ends} />
    </div>
  )
}

type Placed = { value: number; day: string | undefined; x: number; y: number }

const EndDays = ({ ends }: { ends: readonly Placed[] }) => {
  const [first, last] = [ends[0], ends[ends.length - 1]]
  if (first?.day === undefined || last?.day === undefined) return null
  return (
    <p
      aria-hidden="true"
      className={`quiet ${styles.days}`}
      style={{ paddingLeft: spaceBeside(first.x), paddingRight: spaceBeside(100 - last.x) }}
    >
      <span>{first.day}</span>
      {last.day !== first.day && <span>{last.day}</span>}
    </p>
  )
}

/** Centres a date at a place, in percent from its side, as far as both edges let it. */
const spaceBeside = (place: number): string => `clamp(0px, ${place}% - var(--day) / 2, 100% - var(--day))`
/** Returns the first and the last point: the higher one’s value is above it, so that the two never overlap. */
const endsOf = (drawn: readonly Placed[]): (Placed & { side: 'above' | 'below' })[] => {
  const [first, last] = [drawn[0], drawn[drawn.length - 1]]
  if (first === undefined || last === undefined) return []
  if (first === last) return [{ ...first, side: 'above' }]
  const isRising = last.y < first.y
  return [
    { ...first, side: isRising ? 'below' : 'above' },
    { ...last, side: isRising ? 'above' : 'below' },
  ]
}
