import { useTranslation } from 'react-i18next'
import { dayText } from '../../../i18n/dates'
import { now } from '../../../lib/clock'
import { chinaDay, chinaTime } from '../../../lib/days'

/** '10:42' of today, the day before it of any other. */
export const useMessageTime = (): ((seconds: number) => string) => {
  const { t } = useTranslation()
  return (seconds) => {
    // Nobody told it.
    if (seconds === 0) return t('unknown')
    const time = chinaTime(seconds * 1000).slice(11, 16)
    const [day, today] = [chinaDay(seconds * 1000), chinaDay(now())]
    return day === today ? time : `${dayText(t, day, today)} ${time}`
  }
}
