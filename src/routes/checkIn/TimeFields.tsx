import { useTranslation } from 'react-i18next'
import { isFull } from '@/domain/booking/days'
import { halvesOf, isHalfDayFull, type CheckInForm, type CheckInOffer } from '@/domain/checkIn/form'
import { monthText, weekdayNames } from '@/i18n/calendarTexts'
import { cellText, dayText } from '@/i18n/dates'
import type { Day } from '@/lib/time/day'
import { useCheckIn } from '@/stores/checkIn/checkIn'
import { checkInAvailability, loadCheckInAvailability } from '@/stores/checkIn/desk'
import { answerCheckIn, chooseCheckInDay } from '@/stores/checkIn/form'
import { Card } from '@/ui/Card'
import { DayField } from '@/ui/DayField'
import { FormField } from '@/ui/FormField'
import { IconText } from '@/ui/IconText'
import { CalendarIcon } from '@/ui/icons'
import { LiveRegion } from '@/ui/LiveRegion'
import { NoBreakDates } from '@/ui/NoBreakDates'
import { SegmentedControl } from '@/ui/SegmentedControl'
import { SkeletonBlock } from '@/ui/Skeleton'
import { FailureNote } from '@/routes/shared/errors'
import type { CheckInFields } from './PersonFields'

type Props = {
  today: Day
  form: CheckInForm
  offer: CheckInOffer
  problems: CheckInFields
}

export const TimeFields = ({ today, form, offer, problems: { field, errorOf } }: Props) => (
  <Card>
    <FormField {...field('day')}>
      <CheckInDayField today={today} form={form} offer={offer} error={errorOf('day')} />
    </FormField>
    {halvesOf(offer).length > 0 && (
      <FormField {...field('half')}>
        <HalfChoice form={form} offer={offer} error={errorOf('half')} />
      </FormField>
    )}
  </Card>
)

type ChoiceProps = Pick<Props, 'form' | 'offer'> & { error: string | undefined }

const CheckInDayField = ({ today, form: { day = '' }, offer: { days }, error }: ChoiceProps & { today: Day }) => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('checkIn')
  const chosen = day === '' ? undefined : dayText(shell, day, today)
  const [first = today] = days
  const last = days[days.length - 1] ?? today
  // A day fixed by the QR code is shown as text.
  if (days.length === 1) return <IconText Icon={CalendarIcon} name={t('day')} text={chosen ?? shell('unknown')} />
  return (
    <DayField
      label={t('day')}
      hint={
        <NoBreakDates>{t('daysWindow', { first: cellText(shell, first), last: cellText(shell, last) })}</NoBreakDates>
      }
      starred
      starText={t('required')}
      value={day}
      chosen={chosen}
      error={error}
      first={first}
      last={last}
      today={today}
      onChoose={(next) => void chooseCheckInDay(next)}
      placeholder={t('problems.dayMissing')}
      closeText={shell('actions.close')}
      texts={{
        monthTitle: (month) => monthText(shell, month),
        weekdays: weekdayNames(shell),
        dayLabel: (one) => cellText(shell, one),
        todayText: shell('dates.today'),
        previousText: t('previousMonth'),
        nextText: t('nextMonth'),
      }}
    />
  )
}

const HalfChoice = ({ form, offer, error }: ChoiceProps) => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('checkIn')
  const left = useCheckIn(checkInAvailability)
  const noteOf = (half: 'morning' | 'afternoon') => {
    if (left.state === 'loading') return <SkeletonBlock width="6rem" height="1.2rem" />
    if (isHalfDayFull(offer, half)) return t(`problems.${half}Full`)
    const places = offer.left?.[half]
    return places === undefined ? undefined : t('left', { places })
  }
  const isDayFull = offer.left !== undefined && isFull(offer.left)
  return (
    <>
      <SegmentedControl
        label={t('half')}
        starred
        options={halvesOf(offer).map((half) => ({
          value: half,
          label: t(`halves.${half}`),
          note: noteOf(half),
          disabled: isHalfDayFull(offer, half),
        }))}
        value={form.half}
        onChoose={(half) => answerCheckIn({ half })}
        warning={isDayFull ? t('dayFull') : undefined}
        error={isDayFull ? undefined : error}
      />
      <LiveRegion role="status">
        {left.state === 'loading' && <span className="visuallyHidden">{shell('loading')}</span>}
        {left.state === 'failed' && (
          <FailureNote
            title={t('countsFailed')}
            error={left.error}
            next={t('countsKept')}
            onRetry={() => void loadCheckInAvailability()}
          />
        )}
      </LiveRegion>
    </>
  )
}
