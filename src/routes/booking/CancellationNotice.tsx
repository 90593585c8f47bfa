import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isRefunded, refundDay } from '../../domain/booking/cancellation'
import { dayInSentence } from '../../i18n/dates'
import { now } from '../../lib/clock'
import { chinaDay, chinaTime, type Day } from '../../lib/days'
import { DatedText } from '../../ui/DatedText'
import { Note } from '../../ui/Note'
import { Section } from '../../ui/Section'
import { CancellationRules } from '../shared/CancellationRules'

/** The four rules of cancelling (A102), and what they mean for this day. */
export const CancellationNotice = ({ day }: { day: Day }) => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('booking')
  const [moment] = useState(now)
  const here = isRefunded(day, chinaTime(moment))
    ? t('confirm.refundUntil', { day: dayInSentence(shell, refundDay(day), chinaDay(moment)) })
    : t('confirm.refundOver')
  return (
    <Section title={t('confirm.notice')}>
      <CancellationRules />
      <Note tone="caution">
        <p>
          <DatedText>{here}</DatedText>
        </p>
      </Note>
    </Section>
  )
}
