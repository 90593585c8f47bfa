import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { currentLanguage } from '@/i18n/setup'
import { spokenTime } from '@/i18n/spokenTime'
import type { Countdown } from '@/lib/countdown'
import { monotonic, now, phoneNow } from '@/lib/time/clock'
import { chinaWallClock } from '@/lib/time/day'
import { CountdownTime } from '@/ui/CountdownTime'
import { ClockIcon } from '@/ui/icons'
import styles from './PayWithin.module.css'

type Props = {
  countdown: Countdown | undefined
  /** The payment time has ended: refetch the order. */
  onOver: () => void
}

/** The end by the phone's clock, in epoch milliseconds; noted once, because the seconds stop in a sleeping phone. */
const endOf = ({ seconds, at }: Countdown): number => phoneNow() + seconds * 1000 - (monotonic() - at)

/** PAY-03: the time left to pay and its end on a clock in China, as one line. */
export const PayWithin = ({ countdown, onOver }: Props) => {
  const { t } = useTranslation()
  const end = useMemo(() => countdown && endOf(countdown), [countdown])
  const until = end === undefined ? '' : chinaWallClock(end + now() - phoneNow()).slice(0, 5)
  const [before, after] = t('payWithin', { time: SLOT, until }).split(SLOT)
  return (
    <p className={styles.within}>
      <ClockIcon />
      {countdown === undefined ? (
        <span>{t('paySoon')}</span>
      ) : (
        <span>
          {before}
          <CountdownTime countdown={countdown} spoken={spokenHere} onOver={onOver} />
          {after}
        </span>
      )}
    </p>
  )
}

const spokenHere = (seconds: number): string => spokenTime(seconds, currentLanguage())

/** Stands in the translation for the ticking time. */
const SLOT = '|'
