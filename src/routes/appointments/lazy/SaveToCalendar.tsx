import { useTranslation } from 'react-i18next'
import type { Appointment } from '@/domain/appointments/appointment'
import { morningOf, noonBefore } from '@/domain/appointments/calendarFile'
import { cancellingText } from '@/i18n/appointments/cancellingText'
import { dayText } from '@/i18n/dates'
import type { WordArea } from '@/i18n/words'
import { isWeChat } from '@/lib/device'
import { CopyText } from '@/ui/CopyText'
import { Section } from '@/ui/Section'
import { useLazyTranslations } from '../../shared/useLazyTranslations'
import { SaveReminder } from '../../shared/lazy/SaveReminder'

const WORDS: WordArea[] = ['reminder']

type Fact = readonly [name: string, value: string | undefined]

export const SaveToCalendar = (props: { appointment: Appointment }) =>
  useLazyTranslations(WORDS).words.state === 'ready' ? <ReminderButtons {...props} /> : null

const ReminderButtons = ({ appointment }: { appointment: Appointment }) => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('appointments')
  const { t: reminder } = useTranslation('reminder')
  const { id, day, number, customer, specificationName, organisation } = appointment
  const title = reminder('event', {
    patient: customer.name ?? shell('unknown'),
    organisation: organisation.name ?? shell('unknown'),
  })
  const about: Fact[] = [
    [t('detail.name'), customer.name],
    [t('detail.specification'), specificationName],
    [t('detail.number'), number],
  ]
  const lineOf = ([name, value]: Fact): string => t('detail.line', { name, value: value ?? shell('unknown') })
  const preparing = (['bring', 'wear', 'arrive'] as const).map((part) =>
    lineOf([t(`prepare.${part}.name`), t(`prepare.${part}.text`)]),
  )
  // The text names the date, because it is read on another day.
  const cancelling = () => lineOf([t('prepare.cancelling'), cancellingText({ t, shell }, appointment, 'dated')])
  const event = () => {
    const notes = [...about.map(lineOf), ...preparing, cancelling()]
    return {
      id,
      day,
      title,
      place: organisation.address ?? '',
      notes: notes.join('\n'),
      alarms: [
        { at: noonBefore(day), text: [title, cancelling()].join('\n') },
        { at: morningOf(day), text: [title, ...preparing].join('\n') },
      ],
    }
  }
  const where: Fact = [t('address'), organisation.address]
  const card = () => ({
    title,
    lines: [
      ...[[t('detail.day'), dayText(shell, day)] as const, where, ...about].map(lineOf),
      ...preparing,
      cancelling(),
    ],
  })
  const whole = () => [title, ...card().lines].join('\n')
  const texts = { copied: reminder('copied'), notCopied: reminder('notCopied') }
  return (
    <Section title={reminder('title')}>
      {isWeChat() && <p>{reminder('noFiles')}</p>}
      <SaveReminder fileName={reminder('fileName', { day })} event={event} card={card} />
      <CopyText label={reminder('copy')} text={whole} {...texts} />
      {organisation.address !== undefined && (
        <CopyText label={reminder('copyAddress')} text={organisation.address} {...texts} />
      )}
    </Section>
  )
}
