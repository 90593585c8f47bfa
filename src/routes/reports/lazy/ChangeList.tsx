import { useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { sidesOf, marksOf, compareLesions, type Change } from '@/domain/reports/comparison'
import { sizeOf } from '@/domain/reports/lesionPoint'
import type { Lesion } from '@/domain/reports/report'
import type { Visit } from '@/domain/reports/timeline'
import { dayText } from '@/i18n/dates'
import { DescriptionList } from '@/ui/DescriptionList'
import { usePlaceText } from '../useLesionTexts'
import { BreastMap } from './BreastMap'
import { ChangeShape } from './BreastMapMarker'
import styles from './compared.module.css'

type ComparedMapsProps = {
  changes: readonly Change[]
  earlier: Visit
  later: Visit
  onChoose: (number: number) => void
}

const ComparedMaps = ({ changes, earlier, later, onChoose }: ComparedMapsProps) => {
  const { t } = useTranslation('reportsList')
  const { t: palpation } = useTranslation('palpation')
  const { t: shell } = useTranslation()
  const lesionsOf = (visit: 'earlier' | 'later') =>
    marksOf(changes, visit).map(({ number, lesion, change }) => ({
      number,
      lesion,
      change: { kind: change, text: t(`timeline.changes.${change}`) },
    }))
  const titleOf = (visit: 'earlier' | 'later', { day }: Visit) =>
    t('timeline.compare.map', { visit: t(`timeline.compare.${visit}`), day: dayText(shell, day ?? '') })
  return (
    <>
      <div className={styles.maps}>
        <BreastMap title={titleOf('earlier', earlier)} lesions={lesionsOf('earlier')} onChoose={onChoose} />
        <BreastMap title={titleOf('later', later)} lesions={lesionsOf('later')} onChoose={onChoose} />
      </div>
      <div className="quiet">
        <p>{t('timeline.compare.numbers')}</p>
        <p>{palpation('map.notToScale')}</p>
      </div>
    </>
  )
}

type Props = {
  earlier: Visit
  later: Visit
  reading: boolean
}

/** Lists what two visits record of each lesion, on two maps and in numbers, without judging it. */
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
      <ul role="list" className={styles.changes} aria-label={t('timeline.compare.caption')}>
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
