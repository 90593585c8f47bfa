import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { isFull } from '../../domain/booking/days'
import { dayText, monthText, weekdayNames } from '../../i18n/dates'
import { dataOf, idle } from '../../lib/remote'
import { remaindersKey, useBooking, type BookingTimes } from '../../stores/booking'
import { chooseDay, chosenDay, loadLeft } from '../../stores/bookingDay'
import { startOrder, useOrder } from '../../stores/bookingOrder'
import { Button } from '../../ui/Button'
import { MonthGrid } from '../../ui/MonthGrid'
import { StateView } from '../../ui/StateView'
import { showToast } from '../../ui/toast'
import { paths } from '../paths'
import styles from '../shared/booking.module.css'
import { HalfDays } from './HalfDays'

type Props = { serviceId: string; organisationId: string; times: BookingTimes }

/** The month to choose from, what is left of the chosen day, and the way on. */
export const DayChoice = ({ serviceId, organisationId, times: { today, days } }: Props) => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('booking')
  const navigate = useNavigate()
  const chosen = useOrder((order) => chosenDay(order, serviceId, organisationId))
  const known = useBooking(({ remainders }) => remainders)
  const leftOf = (offered: string) => known.get(remaindersKey(organisationId, offered)) ?? idle
  const isFullDay = (offered: string) => {
    const left = dataOf(leftOf(offered))
    return left !== undefined && isFull(left)
  }
  const day = chosen !== undefined && days.includes(chosen) ? chosen : undefined

  if (days.length === 0) {
    return (
      <StateView
        kind="empty"
        title={t('selectTime.noDays')}
        text={t('selectTime.noDaysText')}
        action={{ label: t('selectTime.otherOrganisation'), onAct: () => void navigate(paths.organList(serviceId)) }}
      />
    )
  }
  const goOn = () => {
    if (day === undefined) {
      showToast(t('selectTime.chooseDay'))
      return
    }
    startOrder({ serviceId, organisationId, day })
    void navigate(paths.confirmOrder(serviceId, organisationId))
  }
  return (
    <>
      <section className={styles.section}>
        <h2 className={styles.sectionTitle}>{t('selectTime.whichDay')}</h2>
        <div className={styles.wide}>
          <MonthGrid
            // A day that was found full can be asked for again: somebody may have cancelled.
            days={days.map((offered) => ({
              day: offered,
              state: 'free',
              note: isFullDay(offered) ? t('selectTime.full') : undefined,
            }))}
            value={day}
            today={today}
            onChoose={(offered) => void chooseDay(serviceId, organisationId, offered)}
            monthTitle={(month) => monthText(shell, month)}
            weekdays={weekdayNames(shell)}
            dayLabel={(offered) => dayText(shell, offered)}
            fullText={t('selectTime.full')}
            todayText={shell('dates.today')}
            previousText={t('selectTime.previousMonth')}
            nextText={t('selectTime.nextMonth')}
          />
        </div>
        <p className={styles.quiet}>{t('selectTime.byDay')}</p>
      </section>
      <div className={styles.bar}>
        <div className={styles.barText} role="status">
          <p className={day === undefined ? styles.quiet : styles.barTitle}>
            {day === undefined ? t('selectTime.noDayYet') : dayText(shell, day, today)}
          </p>
          {day !== undefined && (
            <HalfDays left={leftOf(day)} onRetry={() => void loadLeft(serviceId, organisationId)} />
          )}
        </div>
        <Button
          busy={day !== undefined && leftOf(day).state === 'loading'}
          disabled={day !== undefined && isFullDay(day)}
          onClick={goOn}
        >
          {t('selectTime.next')}
        </Button>
      </div>
    </>
  )
}
