import type { KeyboardEvent, Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { DOT_WIDTH, type MapMarker } from '../../domain/reports/mapMarkers'
import type { Lesion } from '../../domain/reports/report'
import styles from './BreastMap.module.css'
import { usePlaceText } from './usePlaceText'

type Props = {
  ref: Ref<SVGGElement> | undefined
  marker: MapMarker
  /** The first of it. */
  lesion: Lesion | undefined
  chosen: boolean
  onAct: () => void
}

const RADIUS = DOT_WIDTH / 2
const NUMBER_SIZE = 28
/** Two digits fit into a dot. */
const WIDE = 2

/** A button on the map: its number on paper, whatever the colour of its ring. */
export const BreastMapMarker = ({ ref, marker, lesion, chosen, onAct }: Props) => {
  const { t } = useTranslation('palpation')
  const placeText = usePlaceText()
  const { at, numbers, reach } = marker
  const [number = 0, ...more] = numbers
  const place = lesion === undefined ? '' : placeText(lesion.place)
  const isOne = more.length === 0
  const text = isOne ? String(number) : t('map.many', { count: numbers.length })
  const name = isOne ? t('map.marker', { number, place }) : t('map.several', { count: numbers.length, place })
  const half = text.length > WIDE ? RADIUS * 1.5 : RADIUS
  const box = (inset: number) => ({
    x: at.x - half + inset,
    y: at.y - RADIUS + inset,
    width: 2 * (half - inset),
    height: 2 * (RADIUS - inset),
    rx: RADIUS - inset,
  })
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    onAct()
  }
  return (
    <g
      ref={ref}
      role="button"
      tabIndex={0}
      aria-label={name}
      aria-current={chosen ? 'true' : undefined}
      className={styles.marker}
      onClick={onAct}
      onKeyDown={press}
    >
      <circle cx={at.x} cy={at.y} r={reach} className={styles.finger} />
      <rect {...box(-7)} className={styles.halo} />
      <rect {...box(0)} className={styles.outline} />
      <rect
        {...box(4)}
        strokeWidth="6"
        className={styles.ring}
        style={{ stroke: isOne ? lesion?.colour : undefined }}
      />
      <text x={at.x} y={at.y} fontSize={NUMBER_SIZE} className={styles.number}>
        {text}
      </text>
    </g>
  )
}
