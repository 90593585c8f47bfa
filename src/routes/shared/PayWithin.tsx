import { useTranslation } from 'react-i18next'
import type { Countdown } from '@/lib/countdown'
import { CountdownTime } from '@/ui/CountdownTime'
import { ClockIcon } from '@/ui/icons'
import styles from './PayWithin.module.css'

type Props = {
  countdown: Countdown | undefined
  /** The payment time has ended: refetch the order. */
  onOver: () => void
}

/** PAY-03: the payment deadline as one line. */
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

/** Stands in the translation for the ticking time. */
const SLOT = '|'
