import { useTranslation } from 'react-i18next'
import { morningOf } from '@/domain/appointments/calendarFile'
import { dayText } from '@/i18n/dates'
import type { WordArea } from '@/i18n/words'
import type { Day } from '@/lib/time/day'
import { SaveReminder } from '../../shared/lazy/SaveReminder'
import { useLazyTranslations } from '../../shared/useLazyTranslations'

type Props = { reportId: string; patientName: string | undefined; examinedOn: Day; due: Day }

const WORDS: WordArea[] = ['reminder']

/** Saves the day of the next check that the report advises. */
export const SaveDue = ({ reportId, patientName, examinedOn, due }: Props) => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('reminder')
  const { words } = useLazyTranslations(WORDS)
  if (words.state !== 'ready') return null
  const patient = patientName ?? shell('unknown')
  const title = t('due', { patient })
  const notes = t('dueNotes', { patient, examined: dayText(shell, examinedOn), day: dayText(shell, due) })
  const event = () => ({
    id: `due-${reportId}`,
    day: due,
    title,
    place: '',
    notes,
    alarms: [{ at: morningOf(due), text: [title, notes].join('\n') }],
  })
  return (
    <SaveReminder fileName={t('dueFileName', { day: due })} event={event} card={() => ({ title, lines: [notes] })} />
  )
}
