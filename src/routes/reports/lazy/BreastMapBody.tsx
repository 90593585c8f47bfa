import { memo } from 'react'
import { BREAST_CENTRES, BREAST_RADIUS, HOURS, onClock } from '@/domain/reports/lesionPoint'
import styles from './BreastMap.module.css'

/** The visible part of the drawing, in its units: breasts, shoulders above, captions below. */
export const VIEW = { x: -36, y: -86, width: 672, height: 440 } as const

/** Borders between the zones as shares of the radius, halfway between their centres; the first encloses the areola. */
const ZONE_EDGES = [0.19, 0.37, 0.55, 0.73, 0.89] as const
const ZONE_NAMES = [
  ['A', 0.28],
  ['B', 0.46],
  ['C', 0.64],
  ['D', 0.81],
  ['E', 0.945],
] as const
const NAMED_HOURS = [12, 3, 6, 9]

/** In units of the drawing, so that text grows with it. */
const SIZES = { hour: 25, zone: 22, caption: 30 }

const SIDES = ['right', 'left'] as const

/** Neck, shoulder, arm and flank on the viewer’s left; the other half is mirrored. */
const HALF = [
  'M301-86h-49c2 36-4 50-38 60C150-8 60-6 12 14-14 26-30 56-34 100',
  'l-2 254h28c-2-90 0-180 8-232 12 40 18 82 18 128 0 40 2 72-2 104h291z',
].join('')

type Props = { captions: Record<(typeof SIDES)[number], string> }

/** A woman’s upper body face to face, with clock and zones. Memoised: choosing a marker changes nothing here. */
export const BreastMapBody = memo(({ captions }: Props) => (
  <g aria-hidden="true">
    <path className={styles.body} d={HALF} />
    <path className={styles.body} d={HALF} transform="matrix(-1 0 0 1 600 0)" />
    <path className={styles.crease} d="M246-22c16 12 28 14 42 14M354-22c-16 12-28 14-42 14M300 236v60" />
    {SIDES.map((side) => (
      <Breast key={side} side={side} caption={captions[side]} />
    ))}
  </g>
))

const Breast = ({ side, caption }: { side: (typeof SIDES)[number]; caption: string }) => {
  const { x, y } = BREAST_CENTRES[side]
  return (
    <>
      <circle cx={x} cy={y} r={BREAST_RADIUS} className={styles.breast} />
      <path d={`M${x - 138} ${y + 22}a140 140 0 0 0 276 0`} className={styles.fold} />
      {ZONE_EDGES.map((share) => (
        <circle key={share} cx={x} cy={y} r={BREAST_RADIUS * share} className={styles.zone} />
      ))}
      <circle cx={x} cy={y} r={BREAST_RADIUS * ZONE_EDGES[0]} className={styles.areola} />
      <circle cx={x} cy={y} r="9" className={styles.nipple} />
      {HOURS.map((hour) => {
        const from = onClock(side, hour, 0.95)
        const to = onClock(side, hour, 1)
        return <path key={hour} d={`M${from.x} ${from.y}L${to.x} ${to.y}`} className={styles.tick} />
      })}
      {NAMED_HOURS.map((hour) => {
        const at = onClock(side, hour, 0.86)
        return (
          <text key={hour} x={at.x} y={at.y} fontSize={SIZES.hour} className={styles.hour}>
            {hour}
          </text>
        )
      })}
      {ZONE_NAMES.map(([name, share]) => {
        const at = onClock(side, 4.5, share)
        return (
          <text key={name} x={at.x} y={at.y} fontSize={SIZES.zone} className={styles.zoneName}>
            {name}
          </text>
        )
      })}
      <text x={x} y={y + BREAST_RADIUS + 38} fontSize={SIZES.caption} className={styles.caption}>
        {caption}
      </text>
    </>
  )
}
