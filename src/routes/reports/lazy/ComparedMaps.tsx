import { useTranslation } from 'react-i18next'
import { marksOf } from '@/domain/reports/comparedMarks'
import type { Change } from '@/domain/reports/comparison'
import type { Visit } from '@/domain/reports/timeline'
import { dayText } from '@/i18n/dates'
import { BreastMap } from './BreastMap'
import styles from './compared.module.css'

type Props = {
  changes: readonly Change[]
  earlier: Visit
  later: Visit
  /** Leads to a change in the list below. */
  onChoose: (number: number) => void
}

/** The maps of two visits: one number is one place on both, and a sign says what became of it. */
export const ComparedMaps = ({ changes, earlier, later, onChoose }: Props) => {
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
