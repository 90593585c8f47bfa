import { useTranslation } from 'react-i18next'
import { compareLesions, type Change } from '../../domain/reports/comparison'
import { sizeOf } from '../../domain/reports/lesionSize'
import type { Lesion } from '../../domain/reports/report'
import type { Visit } from '../../domain/reports/timeline'
import { FactList } from '../../ui/FactList'
import styles from './timeline.module.css'
import { usePlaceText } from './usePlaceText'

type Props = {
  earlier: Visit
  later: Visit
  /** Something of the visits is still on its way. */
  reading: boolean
}

/** What two visits record of each place, in numbers; what it means is not said here. */
export const ChangeList = ({ earlier, later, reading }: Props) => {
  const { t } = useTranslation('reportsList')
  const placeText = usePlaceText()
  if (earlier.lesions === undefined || later.lesions === undefined)
    return <p className="quiet">{t(reading ? 'timeline.compare.waiting' : 'timeline.compare.unread')}</p>
  const changes = compareLesions(earlier.lesions, later.lesions)
  if (changes.length === 0) return <p>{t('timeline.compare.nothing')}</p>
  const sizeText = (lesion: Lesion | undefined): string => {
    if (lesion === undefined) return t('timeline.compare.absent')
    const size = sizeOf(lesion)
    return size === undefined ? t('timeline.compare.unsized') : t('timeline.values.largest', { value: size })
  }
  return (
    <ul className={styles.changes} aria-label={t('timeline.compare.caption')}>
      {changes.map((change, index) => {
        const { before, after } = sidesOf(change)
        const shown = after ?? before
        return (
          <li key={index} className={styles.change}>
            <strong>{shown && placeText(shown.place)}</strong>
            <span>{t(`timeline.changes.${change.kind}`)}</span>
            <FactList
              facts={[
                [t('timeline.compare.before'), sizeText(before)],
                [t('timeline.compare.after'), sizeText(after)],
              ]}
            />
          </li>
        )
      })}
    </ul>
  )
}

const sidesOf = (change: Change): { before: Lesion | undefined; after: Lesion | undefined } => {
  switch (change.kind) {
    case 'new':
      return { before: undefined, after: change.later }
    case 'gone':
      return { before: change.earlier, after: undefined }
    case 'unplaced':
      return change.within === 'earlier'
        ? { before: change.lesion, after: undefined }
        : { before: undefined, after: change.lesion }
    case 'larger':
    case 'smaller':
    case 'same':
    case 'unsized':
      return { before: change.earlier, after: change.later }
  }
}
