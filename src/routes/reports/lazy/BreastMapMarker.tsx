import type { KeyboardEvent, Ref } from 'react'
import { useTranslation } from 'react-i18next'
import type { Change } from '@/domain/reports/comparison'
import type { Point } from '@/domain/reports/lesionPoint'
import { DOT_WIDTH, type Numbered, type MapMarker } from '@/domain/reports/mapMarkers'
import { usePlaceText } from '../useLesionTexts'
import styles from './BreastMap.module.css'
import changeShapeStyles from './ChangeShape.module.css'

/** Paths around the centre, 36 units wide. */
const SHAPES: Record<Change['kind'], string> = {
  new: 'M-9 0H9M0-9V9',
  gone: 'M-9 0H9',
  larger: 'M0 10V-9M-8-2L0-10L8-2',
  smaller: 'M0-10V9M-8 2L0 10L8 2',
  same: 'M-8-4.5H8M-8 4.5H8',
  unsized: 'M-9 0h.1M0 0h.1M9 0h.1',
  unplaced: 'M-9 0h.1M0 0h.1M9 0h.1',
}

/** A sign for a change, distinguished by shape and not only by colour. */
export const ChangeShape = ({ kind }: { kind: Change['kind'] }) => (
  <>
    <circle r="17" className={changeShapeStyles.disc} />
    <path d={SHAPES[kind]} className={changeShapeStyles.sign} />
  </>
)

/** A lesion on the map; in a comparison also its change and the text for it. */
export type MapLesion = Numbered & { change?: { kind: Change['kind']; text: string } }

type Props = {
  ref: Ref<SVGGElement> | undefined
  marker: MapMarker
  free: Point
  first: MapLesion | undefined
  chosen: boolean
  onAct: () => void
}

const RADIUS = DOT_WIDTH / 2
const BESIDE = 29
const NUMBER_SIZE = 28
/** Number of digits that fit into a dot. */
const WIDE = 2

export const BreastMapMarker = ({ ref, marker, free, first, chosen, onAct }: Props) => {
  const { t } = useTranslation('palpation')
  const placeText = usePlaceText()
  const { at, numbers, reach } = marker
  const [number = 0, ...more] = numbers
  const place = first === undefined ? '' : placeText(first.lesion.place)
  const isOne = more.length === 0
  const change = isOne ? first?.change : undefined
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
      aria-label={change === undefined ? name : `${name} · ${change.text}`}
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
        style={{ stroke: isOne ? first?.lesion.colour : undefined }}
      />
      <text x={at.x} y={at.y} fontSize={NUMBER_SIZE} className={styles.number}>
        {text}
      </text>
      {change !== undefined && (
        <g transform={`translate(${at.x + free.x * BESIDE} ${at.y + free.y * BESIDE})`}>
          <ChangeShape kind={change.kind} />
        </g>
      )}
    </g>
  )
}
