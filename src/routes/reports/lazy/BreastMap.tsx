import { memo, useId, useMemo, useState, useEffect, useRef, type ReactNode, type Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { lesionMarkers, freeSide, type MapMarker } from '@/domain/reports/mapMarkers'
import type { Lesion } from '@/domain/reports/report'
import { Button } from '@/ui/Button'
import { NoBreakDates } from '@/ui/NoBreakDates'
import { usePlaceText } from '../useLesionTexts'
import styles from './BreastMap.module.css'
import { BreastMapBody, VIEW } from './BreastMapBody'
import { BreastMapMarker, type MapLesion } from './BreastMapMarker'

type BreastMapPlaceProps = { marker: MapMarker; lesion: Lesion | undefined; onChoose: (number: number) => void }

const BreastMapPlace = ({ marker: { numbers }, lesion, onChoose }: BreastMapPlaceProps) => {
  const { t } = useTranslation('palpation')
  const placeText = usePlaceText()
  const words = useRef<HTMLParagraphElement>(null)
  useEffect(() => words.current?.focus({ preventScroll: true }), [])
  const place = lesion === undefined ? '' : placeText(lesion.place)
  return (
    <div className={styles.words}>
      <p ref={words} tabIndex={-1}>
        {t('map.here', { place, count: numbers.length })}
      </p>
      <div className={styles.numbers}>
        {numbers.map((number) => (
          <Button
            key={number}
            variant="quiet"
            aria-label={t('lesion.number', { number })}
            onClick={() => onChoose(number)}
          >
            {number}
          </Button>
        ))}
      </div>
    </div>
  )
}

type Props = {
  lesions: readonly MapLesion[]
  title?: string
  chosen?: number | undefined
  onChoose: (number: number) => void
  /** Receives the chosen marker, to move the focus there. */
  chosenRef?: Ref<SVGGElement>
  children?: ReactNode
}

/** A231: both breasts face to face, with a numbered marker for each lesion with a recorded place. */
export const BreastMap = memo(({ lesions, title, chosen, onChoose, chosenRef, children }: Props) => {
  const { t } = useTranslation('palpation')
  const id = useId()
  const byNumber = useMemo(() => new Map(lesions.map((one) => [one.number, one])), [lesions])
  const markers = useMemo(() => lesionMarkers(lesions), [lesions])
  const [opened, setOpened] = useState<MapMarker>()
  const marked = markers.reduce((sum, { numbers }) => sum + numbers.length, 0)
  const countOn = (side: MapMarker['side']): number =>
    markers.reduce((sum, marker) => (marker.side === side ? sum + marker.numbers.length : sum), 0)
  const [right, left] = [countOn('right'), countOn('left')]
  const captions = useMemo(
    () => ({ right: t('map.right', { count: right }), left: t('map.left', { count: left }) }),
    [t, right, left],
  )
  const act = (marker: MapMarker) => {
    const [only, ...more] = marker.numbers
    setOpened(more.length === 0 ? undefined : marker)
    if (only !== undefined && more.length === 0) onChoose(only)
  }
  return (
    <figure className={styles.map}>
      {title !== undefined && (
        <strong id={id}>
          <NoBreakDates>{title}</NoBreakDates>
        </strong>
      )}
      <svg
        role="group"
        aria-label={t('map.label', { right, left })}
        aria-describedby={title === undefined ? undefined : id}
        viewBox={`${VIEW.x} ${VIEW.y} ${VIEW.width} ${VIEW.height}`}
        className={styles.drawing}
      >
        <BreastMapBody captions={captions} />
        {markers.map((marker) => {
          const isChosen = chosen !== undefined && marker.numbers.includes(chosen)
          return (
            <BreastMapMarker
              key={marker.numbers[0]}
              ref={isChosen ? chosenRef : undefined}
              marker={marker}
              free={freeSide(marker, markers)}
              first={byNumber.get(marker.numbers[0] ?? NaN)}
              chosen={isChosen}
              onAct={() => act(marker)}
            />
          )
        })}
      </svg>
      <figcaption className={styles.words}>
        {children}
        {markers.length < marked && <p>{t('map.severalHere')}</p>}
        {marked < lesions.length && <p>{t('map.hidden', { count: lesions.length - marked })}</p>}
      </figcaption>
      {opened !== undefined && (
        <BreastMapPlace
          key={opened.numbers[0]}
          marker={opened}
          lesion={byNumber.get(opened.numbers[0] ?? NaN)?.lesion}
          onChoose={onChoose}
        />
      )}
    </figure>
  )
})
