import { useTranslation } from 'react-i18next'
import { endOf, type Countdown } from '@/lib/countdown'
import { chinaWallClock } from '@/lib/time/day'
import { CountdownTime } from '@/ui/CountdownTime'
import { ClockIcon } from '@/ui/icons'
import styles from './PayWithin.module.css'

type Props = {
  countdown: Countdown | undefined
  /** The payment time has ended: refetch the order. */
  onOver: () => void
}

/** PAY-03: the time left to pay and its end on a clock in China, as one line. */
export const PayWithin = ({ countdown, onOver }: Props) => {
  const { t } = useTranslation()
  const until = countdown === undefined ? '' : chinaWallClock(endOf(countdown)).slice(0, 5)
  const [before, after] = t('payWithin', { time: SLOT, until }).split(SLOT)
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

/** Stands in the translation for the ticking time. */
const SLOT = '|'
