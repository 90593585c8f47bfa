import { useEffect, useState, type ComponentProps, type ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { daysAhead, hasLimits, isFull, type DayAhead, type Availability } from '@/domain/booking/days'
import { monthText, shortDayText } from '@/i18n/calendarTexts'
import { dayText, monthName } from '@/i18n/dates'
import type { Day } from '@/lib/time/day'
import { inTime } from '@/lib/inTime'
import { dataOf, type RemoteData } from '@/lib/remote'
import type { BookingTimes } from '@/stores/booking/booking'
import { chooseDay, loadBookingAvailability } from '@/stores/booking/availability'
import { Button } from '@/ui/Button'
import { DayStrip } from '@/ui/DayStrip'
import { FormField } from '@/ui/FormField'
import { LiveRegion } from '@/ui/LiveRegion'
import { Section } from '@/ui/Section'
import { SkeletonBlock } from '@/ui/Skeleton'
import { showToast } from '@/ui/toast'
import styles from './HalfDays.module.css'
import type { MonthSheet } from './MonthSheet'
import { FailureNote } from '@/routes/shared/errors'

type HalfDaysProps = { left: RemoteData<Availability>; onRetry: () => void }

const HalfDays = ({ left, onRetry }: HalfDaysProps) => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('selectTime')
  switch (left.state) {
    case 'idle':
      // The organisation sets no limits.
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
      return <FailureNote title={t('countsFailed')} error={left.error} next={t('countsKept')} onRetry={onRetry} />
    case 'ready':
      return (
        <div className={styles.halves}>
          <Half half="morning" left={left.data.morning} />
          <Half half="afternoon" left={left.data.afternoon} />
          {isFull(left.data) && <p className={`${styles.note} ${styles.full}`}>{t('bothFull')}</p>}
        </div>
      )
  }
}

const Half = ({ half, left }: { half: 'morning' | 'afternoon'; left: number | undefined }) => {
  const { t } = useTranslation('selectTime')
  if (left === undefined) return null
  return (
    <p className={left === 0 ? `${styles.half} ${styles.full}` : styles.half}>
      {left === 0 ? t(`${half}Full`) : t(`${half}Left`, { places: left })}
    </p>
  )
}

type Props = {
  serviceId: string
  organisationId: string
  times: BookingTimes
  day: Day | undefined
  availabilityOn: (day: Day) => RemoteData<Availability>
  field: Omit<ComponentProps<typeof FormField>, 'children'>
  error: string | undefined
}

export const DayStripField = ({
  serviceId,
  organisationId,
  times: { today, days, limits },
  day,
  availabilityOn,
  field,
  error,
}: Props) => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('selectTime')
  const ahead = daysAhead(today, days, (one) => dataOf(availabilityOn(one)))
  const choose = (one: Day) => void chooseDay(serviceId, organisationId, one)
  const isCounted = hasLimits(limits)
  const remarkOf = ({ state, left: places }: DayAhead): string | undefined => {
    switch (state) {
      case 'closed':
        return t('closed')
      case 'full':
        return t('full')
      case 'free':
        if (places !== undefined) return t('left', { places })
        return isCounted ? undefined : t('open')
    }
  }
  return (
    <Section>
      <FormField {...field}>
        <DayStrip
          label={t('whichDay')}
          hint={t('byDay')}
          error={error}
          days={ahead.map((one) => ({
            day: one.day,
            state: one.state,
            weekday: shortDayText(shell, one.day, today),
            label: [dayText(shell, one.day, today), remarkOf(one)].filter(Boolean).join(', '),
            remark:
              availabilityOn(one.day).state === 'loading' ? (
                <SkeletonBlock width="2.5rem" height="1.3rem" />
              ) : (
                (remarkOf(one) ?? '–')
              ),
          }))}
          value={day}
          onChoose={choose}
          // The edge of the strip may cut the title, and a cut December with its year would read as January.
          monthTitle={(month) => (today.startsWith(month.slice(0, 4)) ? monthName : monthText)(shell, month)}
        />
      </FormField>
      <LiveRegion role="status">
        {day !== undefined && (
          <HalfDays
            left={availabilityOn(day)}
            onRetry={() => void loadBookingAvailability(serviceId, organisationId)}
          />
        )}
      </LiveRegion>
      <MonthButton days={ahead} value={day} today={today} onChoose={choose} />
    </Section>
  )
}

const fetchMonth = async () => (await inTime(import('./MonthSheet'))).MonthSheet

type MonthProps = Omit<Parameters<typeof MonthSheet>[0], 'onClose'>

/** The month is lazy, and a tap retries a failed import. */
const MonthButton = (props: MonthProps) => {
  const { t } = useTranslation('selectTime')
  const [Month, setMonth] = useState<ComponentType<MonthProps & { onClose: () => void }>>()
  const [fetching, setFetching] = useState(false)
  useEffect(() => void fetchMonth().catch(() => undefined), [])
  const open = async () => {
    setFetching(true)
    try {
      const fetched = await fetchMonth()
      setMonth(() => fetched)
    } catch {
      showToast(t('noMonth'))
    }
    setFetching(false)
  }
  return (
    <>
      <Button variant="quiet" busy={fetching} aria-haspopup="dialog" onClick={() => void open()}>
        {t('month')}
      </Button>
      {Month !== undefined && <Month {...props} onClose={() => setMonth(undefined)} />}
    </>
  )
}
