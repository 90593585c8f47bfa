import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { isFull } from '../../domain/booking/days'
import { cellText, dayText, monthText, weekdayNames } from '../../i18n/dates'
import { dataOf, idle } from '../../lib/remote'
import { remaindersKey, useBooking, type BookingTimes } from '../../stores/booking'
import { chooseDay, chosenDay, loadLeft } from '../../stores/bookingDay'
import { startOrder, useOrder } from '../../stores/bookingOrder'
import { ActionLine } from '../../ui/ActionLine'
import { BottomBar } from '../../ui/BottomBar'
import { Button } from '../../ui/Button'
import { MonthGrid } from '../../ui/MonthGrid'
import { Page } from '../../ui/Page'
import { Section, SectionWidth } from '../../ui/Section'
import { StateView } from '../../ui/StateView'
import { showToast } from '../../ui/toast'
import { paths } from '../paths'
import { HalfDays } from './HalfDays'

type Props = { serviceId: string; organisationId: string; times: BookingTimes; children: ReactNode }

/** Below the head of the screen the month to choose from; in the bar what is left of a day, and the way on. */
export const DayChoice = ({ serviceId, organisationId, times: { today, days }, children }: Props) => {
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
      <Page>
        {children}
        <StateView
          kind="empty"
          name="noDays"
          title={t('selectTime.noDays')}
          text={t('selectTime.noDaysText')}
          action={{ label: t('selectTime.otherOrganisation'), onAct: () => void navigate(paths.organList(serviceId)) }}
        />
      </Page>
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
    <Page
      bar={
        <BottomBar>
          <ActionLine
            about={
              day === undefined ? (
                <p className="quiet">{t('selectTime.noDayYet')}</p>
              ) : (
                <>
                  <p>
                    <strong>{dayText(shell, day, today)}</strong>
                  </p>
                  <HalfDays left={leftOf(day)} onRetry={() => void loadLeft(serviceId, organisationId)} />
                </>
              )
            }
          >
            <Button
              busy={day !== undefined && leftOf(day).state === 'loading'}
              disabled={day !== undefined && isFullDay(day)}
              onClick={goOn}
            >
              {t('selectTime.next')}
            </Button>
          </ActionLine>
        </BottomBar>
      }
    >
      {children}
      <Section title={t('selectTime.whichDay')} wide>
        <SectionWidth>
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
            dayLabel={(offered) => cellText(shell, offered)}
            fullText={t('selectTime.full')}
            todayText={shell('dates.today')}
            previousText={t('selectTime.previousMonth')}
            nextText={t('selectTime.nextMonth')}
          />
        </SectionWidth>
        <p className="quiet">{t('selectTime.byDay')}</p>
      </Section>
    </Page>
  )
}
