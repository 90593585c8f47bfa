import { useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { sidesOf } from '@/domain/reports/comparedMarks'
import { compareLesions } from '@/domain/reports/comparison'
import { sizeOf } from '@/domain/reports/lesionSize'
import type { Lesion } from '@/domain/reports/report'
import type { Visit } from '@/domain/reports/timeline'
import { DescriptionList } from '@/ui/DescriptionList'
import { ChangeShape } from './ChangeShape'
import styles from './compared.module.css'
import { usePlaceText } from '../usePlaceText'
import { ComparedMaps } from './ComparedMaps'

type Props = {
  earlier: Visit
  later: Visit
  /** Something of the visits is still on its way. */
  reading: boolean
}

/** What two visits record of each place, on two maps and in numbers; what it means is not said here. */
export const ChangeList = ({ earlier, later, reading }: Props) => {
  const { t } = useTranslation('reportsList')
  const placeText = usePlaceText()
  const [chosen, setChosen] = useState<{ number: number }>()
  const entry = useRef<HTMLElement>(null)
  useEffect(() => {
    entry.current?.focus({ preventScroll: true })
    entry.current?.scrollIntoView({ block: 'start' })
  }, [chosen])
  const { lesions: before } = earlier
  const { lesions: after } = later
  const changes = useMemo(() => before && after && compareLesions(before, after), [before, after])
  if (changes === undefined)
    return <p className="quiet">{t(reading ? 'timeline.compare.waiting' : 'timeline.compare.unread')}</p>
  if (changes.length === 0) return <p>{t('timeline.compare.nothing')}</p>
  const sizeText = (lesion: Lesion | undefined): string => {
    if (lesion === undefined) return t('timeline.compare.absent')
    const size = sizeOf(lesion)
    return size === undefined ? t('timeline.compare.unsized') : t('timeline.values.largest', { value: size })
  }
  return (
    <>
      <ComparedMaps changes={changes} earlier={earlier} later={later} onChoose={(number) => setChosen({ number })} />
      <ul className={styles.changes} aria-label={t('timeline.compare.caption')}>
        {changes.map((change, index) => {
          const { earlier: was, later: is } = sidesOf(change)
          const shown = is ?? was
          return (
            <li key={index} className={styles.change} data-chosen={chosen?.number === index + 1 || undefined}>
              <strong ref={chosen?.number === index + 1 ? entry : undefined} tabIndex={-1} className={styles.place}>
                <span className={styles.number}>{index + 1}</span>
                <span>{shown && placeText(shown.place)}</span>
              </strong>
              <span className={styles.became}>
                <svg viewBox="-18 -18 36 36" className={styles.sign} aria-hidden="true">
                  <ChangeShape kind={change.kind} />
                </svg>
                <span>{t(`timeline.changes.${change.kind}`)}</span>
              </span>
              <DescriptionList
                facts={[
                  [t('timeline.compare.before'), sizeText(was)],
                  [t('timeline.compare.after'), sizeText(is)],
                ]}
              />
            </li>
          )
        })}
      </ul>
    </>
  )
}
