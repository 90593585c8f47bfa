import { useTranslation } from 'react-i18next'
import { isFull, type Remainders } from '@/domain/booking/days'
import type { RemoteData } from '@/lib/remote'
import { Button } from '@/ui/Button'
import { SkeletonBlock } from '@/ui/Skeleton'
import styles from './HalfDays.module.css'

type Props = { left: RemoteData<Remainders>; onRetry: () => void }

/** What is left of the two halves of a day, each with its own word when it is full (A396). */
export const HalfDays = ({ left, onRetry }: Props) => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('booking')
  switch (left.state) {
    case 'idle':
      // The organisation sets no limits: there is nothing to count.
      return null
    case 'loading':
      return (
        <div className={styles.halves}>
          <span className="visuallyHidden">{shell('loading')}</span>
          <SkeletonBlock width="45%" height="2.5rem" />
          <SkeletonBlock width="45%" height="2.5rem" />
        </div>
      )
    case 'failed':
      return (
        <div className={styles.halves}>
          <p className={styles.note}>{t('selectTime.countsFailed')}</p>
          <Button variant="quiet" onClick={onRetry}>
            {shell('actions.retry')}
          </Button>
        </div>
      )
    case 'ready':
      return (
        <div className={styles.halves}>
          <Half half="morning" left={left.data.morning} />
          <Half half="afternoon" left={left.data.afternoon} />
          {isFull(left.data) && <p className={`${styles.note} ${styles.full}`}>{t('selectTime.bothFull')}</p>}
        </div>
      )
  }
}

const Half = ({ half, left }: { half: 'morning' | 'afternoon'; left: number | undefined }) => {
  const { t } = useTranslation('booking')
  if (left === undefined) return null
  return (
    <p className={left === 0 ? `${styles.half} ${styles.full}` : styles.half}>
      {left === 0 ? t(`selectTime.${half}Full`) : t(`selectTime.${half}Left`, { places: left })}
    </p>
  )
}
