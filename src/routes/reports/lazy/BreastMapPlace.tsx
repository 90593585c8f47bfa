import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { MapMarker } from '@/domain/reports/mapMarkers'
import type { Lesion } from '@/domain/reports/report'
import { Button } from '@/ui/Button'
import styles from './BreastMap.module.css'
import { usePlaceText } from '../usePlaceText'

type Props = { marker: MapMarker; lesion: Lesion | undefined; onChoose: (number: number) => void }

/** The numbers of the lesions that one marker stands for. */
export const BreastMapPlace = ({ marker: { numbers }, lesion, onChoose }: Props) => {
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
