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
  unit: string
  /** Says what a gap means, where there is one; in the line of the unit, so that nothing moves when it appears. */
  gapText?: string | undefined
  valueText: (value: number) => string
}

// In percent of the width, so that text keeps its size and follows the user’s setting.
const LEFT = 18
const WIDTH = 76
const TOP = 14
const HEIGHT = 72

/** A line chart; no line is drawn across a gap. Points carry their values, the first and the last also their dates. */
export const LineChart = ({ label, points, low, high, unit, gapText, valueText }: Props) => {
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
  const drawn = placed.filter((at) => at !== undefined)
  return (
    <div>
      <p className={styles.unit}>
        <span aria-hidden="true">{unit}</span>
        {gapText !== undefined && <span className={styles.gap}>{gapText}</span>}
      </p>
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
        {labelsOf(drawn).map(({ x, y, value, side }, index) => (
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
      <EndDays drawn={drawn} />
    </div>
  )
}

type Placed = { value: number; day: string | undefined; x: number; y: number }

const EndDays = ({ drawn }: { drawn: readonly Placed[] }) => {
  const [first, last] = [drawn[0], drawn[drawn.length - 1]]
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

type Side = 'above' | 'below'
type Label = Placed & { side: Side }

/** Returns the labels from left to right. Both ends get one; then higher values take free space before lower ones. */
const labelsOf = (drawn: readonly Placed[]): Label[] =>
  drawn
    .map((at, index) => ({ at, side: sideOf(at, drawn[index - 1], drawn[index + 1]) }))
    .slice(1, -1)
    .sort((one, other) => one.at.y - other.at.y)
    .reduce<Label[]>((labels, { at, side }) => {
      const sides: Side[] = side === 'above' ? ['above', 'below'] : ['below', 'above']
      const free = sides.map((one) => ({ ...at, side: one })).find((label) => isFree(label, labels, drawn))
      return free === undefined ? labels : [...labels, free]
    }, endsOf(drawn))
    .sort((one, other) => one.x - other.x)

/** Below, where the line to both neighbours passes above the point. */
const sideOf = (at: Placed, before = at, after = at): Side => ((before.y + after.y) / 2 < at.y ? 'below' : 'above')

// In percent of the chart, for four digits at the largest text on the narrowest phone.
const LABEL = { width: 26, height: 12, offset: 11 }
const POINT = { width: 6, height: 8 }

const middleOf = ({ y, side }: Label): number => (side === 'above' ? y - LABEL.offset : y + LABEL.offset)

const isFree = (label: Label, labels: readonly Label[], drawn: readonly Placed[]): boolean => {
  const middle = middleOf(label)
  return (
    labels.every(
      (other) => Math.abs(other.x - label.x) >= LABEL.width || Math.abs(middleOf(other) - middle) >= LABEL.height,
    ) &&
    drawn.every(
      ({ x, y }) =>
        Math.abs(x - label.x) >= (LABEL.width + POINT.width) / 2 ||
        Math.abs(y - middle) >= (LABEL.height + POINT.height) / 2,
    )
  )
}

/** The higher one of both ends has its value above it, so that the two never overlap. */
const endsOf = (drawn: readonly Placed[]): Label[] => {
  const [first, last] = [drawn[0], drawn[drawn.length - 1]]
  if (first === undefined || last === undefined) return []
  if (first === last) return [{ ...first, side: 'above' }]
  const isRising = last.y < first.y
  return [
    { ...first, side: isRising ? 'below' : 'above' },
    { ...last, side: isRising ? 'above' : 'below' },
  ]
}
