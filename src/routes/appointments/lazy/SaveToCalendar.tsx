import { useTranslation } from 'react-i18next'
import type { Appointment } from '@/domain/appointments/appointment'
import { calendarFile } from '@/domain/appointments/calendarFile'
import { now } from '@/lib/time/clock'
import { isWeChat } from '@/lib/device'
import { saveFile } from '@/lib/saveFile'
import { Button } from '@/ui/Button'
import { CopyText } from '@/ui/CopyText'
import { Section } from '@/ui/Section'

export const SaveToCalendar = ({ appointment }: { appointment: Appointment }) => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('appointments')
  const { id, day, number, customer, specificationName, organisation } = appointment
  const inApp = isWeChat()
  const title = t('remember.event', { organisation: organisation.name ?? shell('unknown') })
  const about = [
    [t('detail.name'), customer.name],
    [t('detail.specification'), specificationName],
    [t('detail.number'), number],
  ] as const
  const linesOf = (facts: readonly (readonly [string, string | undefined])[]): string =>
    facts.map(([name, value]) => t('detail.line', { name, value: value ?? shell('unknown') })).join('\n')
  const save = () => {
    const event = { id, day, title, place: organisation.address ?? '', notes: linesOf(about), writtenAtMs: now() }
    void saveFile(`appointment-${day}.ics`, new Blob([calendarFile(event)], { type: 'text/calendar;charset=utf-8' }))
  }
  const whole = `${title}\n${linesOf([[t('detail.day'), day], [t('address'), organisation.address], ...about])}`
  const texts = { copied: t('remember.copied'), notCopied: t('remember.notCopied') }
  return (
    <Section title={t('remember.title')}>
      {inApp ? (
        <p>{t('remember.noFiles')}</p>
      ) : (
        <Button variant="secondary" onClick={save}>
          {t('remember.save')}
        </Button>
      )}
      <CopyText label={t('remember.copy')} text={whole} {...texts} />
      {organisation.address !== undefined && (
        <CopyText label={t('remember.copyAddress')} text={organisation.address} {...texts} />
      )}
    </Section>
  )
}
