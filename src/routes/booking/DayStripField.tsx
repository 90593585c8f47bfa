import { useEffect, useState, type ComponentProps, type ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { hasLimits, type Remainders } from '@/domain/booking/days'
import { daysAhead, type DayAhead } from '@/domain/booking/availability'
import { dayText, monthText, shortDayText } from '@/i18n/dates'
import type { Day } from '@/lib/days'
import { dataOf, type RemoteData } from '@/lib/remote'
import type { BookingTimes } from '@/stores/booking/booking'
import { chooseDay, loadLeft } from '@/stores/booking/day'
import { LiveRegion } from '@/ui/LiveRegion'
import { Button } from '@/ui/Button'
import { DayStrip } from '@/ui/DayStrip'
import { FormField } from '@/ui/FormField'
import { Section } from '@/ui/Section'
import { SkeletonBlock } from '@/ui/Skeleton'
import { showToast } from '@/ui/toast'
import { HalfDays } from './HalfDays'
import type { MonthSheet } from './MonthSheet'
import { inTime } from '@/lib/inTime'

type Props = {
  serviceId: string
  organisationId: string
  times: BookingTimes
  day: Day | undefined
  leftOf: (day: Day) => RemoteData<Remainders>
  field: Omit<ComponentProps<typeof FormField>, 'children'>
  error: string | undefined
}

/** The days side by side, each with what is left of it; behind a tap the same in their months. */
export const DayStripField = ({
  serviceId,
  organisationId,
  times: { today, days, limits },
  day,
  leftOf,
  field,
  error,
}: Props) => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('booking')
  const ahead = daysAhead(today, days, (one) => dataOf(leftOf(one)))
  const choose = (one: Day) => void chooseDay(serviceId, organisationId, one)
  const isCounted = hasLimits(limits)
  const remarkOf = ({ state, left: places }: DayAhead): string | undefined => {
    switch (state) {
      case 'closed':
        return t('selectTime.closed')
      case 'full':
        return t('selectTime.full')
      case 'free':
        if (places !== undefined) return t('selectTime.left', { places })
        return isCounted ? undefined : t('selectTime.open')
    }
  }
  return (
    <Section>
      <FormField {...field}>
        <DayStrip
          label={t('selectTime.whichDay')}
          hint={t('selectTime.byDay')}
          error={error}
          days={ahead.map((one) => ({
            day: one.day,
            state: one.state,
            weekday: shortDayText(shell, one.day, today),
            label: [dayText(shell, one.day, today), remarkOf(one)].filter(Boolean).join(', '),
            // As high as the line that takes its place.
            remark:
              leftOf(one.day).state === 'loading' ? (
                <SkeletonBlock width="2.5rem" height="1.3rem" />
              ) : (
                (remarkOf(one) ?? '–')
              ),
          }))}
          value={day}
          onChoose={choose}
          monthTitle={(month) => monthText(shell, month)}
        />
      </FormField>
      <LiveRegion role="status">
        {day !== undefined && <HalfDays left={leftOf(day)} onRetry={() => void loadLeft(serviceId, organisationId)} />}
      </LiveRegion>
      <MonthButton days={ahead} value={day} today={today} onChoose={choose} />
    </Section>
  )
}

const fetchMonth = async () => (await inTime(import('./MonthSheet'))).MonthSheet

type MonthProps = Omit<Parameters<typeof MonthSheet>[0], 'onClose'>

/** The month is fetched after the days stand, and again by a tap where that failed. */
const MonthButton = (props: MonthProps) => {
  const { t } = useTranslation('booking')
  const [Month, setMonth] = useState<ComponentType<MonthProps & { onClose: () => void }>>()
  const [fetching, setFetching] = useState(false)
  useEffect(() => void fetchMonth().catch(() => undefined), [])
  const open = async () => {
    setFetching(true)
    try {
      const fetched = await fetchMonth()
      setMonth(() => fetched)
    } catch {
      showToast(t('selectTime.noMonth'))
    }
    setFetching(false)
  }
  return (
    <>
      <Button variant="quiet" busy={fetching} aria-haspopup="dialog" onClick={() => void open()}>
        {t('selectTime.month')}
      </Button>
      {Month !== undefined && <Month {...props} onClose={() => setMonth(undefined)} />}
    </>
  )
}
