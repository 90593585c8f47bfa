import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Organisation } from '@/domain/booking/organisation'
import { dayText, momentText } from '@/i18n/dates'
import { chinaTime } from '@/lib/days'
import type { DoneStep } from '@/stores/checkIn/checkIn'
import { DescriptionList } from '@/ui/DescriptionList'
import { Section } from '@/ui/Section'
import styles from './CheckIn.module.css'

type Props = { done: DoneStep; organisation: Organisation | undefined }

/** What the staff read across the counter: who and when in large, then the number, where and since when. */
export const CheckInPass = ({ done, organisation }: Props) => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('checkIn')
  const { record, today, chosen } = done
  const when = useWhen(done)
  const sentOn =
    chosen === undefined ? dayText(shell, record.date, today) : momentText(shell, chinaTime(chosen.sentAt))
  const facts: (readonly [name: string, value: ReactNode])[] = [
    [t('done.who'), <Large key="who">{record.name}</Large>],
    [t('done.number'), record.id],
    [t('done.sentOn'), sentOn],
  ]
  if (when !== undefined) facts.splice(1, 0, [t('done.when'), <Large key="when">{when}</Large>])
  if (organisation !== undefined) facts.push([t('organisation'), organisation.name ?? shell('unknown')])
  return (
    <Section>
      <DescriptionList facts={facts} />
    </Section>
  )
}

const useWhen = ({ today, chosen }: DoneStep): string | undefined => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('checkIn')
  if (chosen === undefined) return undefined
  const day = dayText(shell, chosen.day, today)
  return chosen.half === undefined ? day : t(`done.whenHalf.${chosen.half}`, { day })
}

const Large = ({ children }: { children: string }) => <strong className={styles.large}>{children}</strong>
