import { useTranslation } from 'react-i18next'
import type { Countdown } from '@/lib/countdown'
import { CountdownTime } from '@/ui/CountdownTime'
import { ClockIcon } from '@/ui/icons'
import styles from './PayWithin.module.css'

type Props = {
  /** Unknown while it is asked for, and where it could not be had. */
  countdown: Countdown | undefined
  /** The time is over: what the order is now has to be asked for. */
  onOver: () => void
}

/** Until when an order is to be paid, as one line (PAY-03). */
export const PayWithin = ({ countdown, onOver }: Props) => {
  const { t } = useTranslation()
  const [before, after] = t('payWithin', { time: SLOT }).split(SLOT)
  return (
    <p className={styles.within}>
      <ClockIcon />
      {countdown === undefined ? (
        <span>{t('paySoon')}</span>
      ) : (
        <span>
          {before}
          <CountdownTime countdown={countdown} onOver={onOver} />
          {after}
        </span>
      )}
    </p>
  )
}

/** Stands in the sentence where the time ticks. */
const SLOT = '|'
