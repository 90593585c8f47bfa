import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Organisation } from '@/domain/booking/organisation'
import { errorText } from '@/i18n/errors'
import { CHECK_IN } from '@/stores/checkIn/checkIn'
import { failureOf, submissionOf, useSendings } from '@/stores/submit'
import { Page } from '@/ui/Page'
import { EmptyState } from '@/ui/EmptyState'
import { HomeLink } from '@/routes/shared/HomeLink'
import { StatePage } from '@/routes/shared/StatePage'
import { DeskHead, DeskTitle } from './DeskHead'

type Props = { organisation: Organisation }

/** The organisation takes no check-ins (ONSITE-20); whoever has just sent one is told what became of it. */
export const Closed = ({ organisation, children }: Props & { children: ReactNode }) => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('checkIn')
  const failure = failureOf(useSendings(submissionOf(CHECK_IN)))
  const text = failure === undefined ? undefined : t('closedMeanwhile', { reason: errorText(shell, failure) })
  return (
    <Page>
      <DeskTitle />
      {children}
      <DeskHead organisation={organisation} />
      <EmptyState kind="empty" name="closed" title={t('closed')} text={text} way={<HomeLink />} />
    </Page>
  )
}

/** The days that the QR code names are over. */
export const DayOver = ({ organisation }: Props) => {
  const { t } = useTranslation('checkIn')
  return (
    <Page>
      <DeskTitle />
      <DeskHead organisation={organisation} />
      <EmptyState kind="empty" name="dayOver" title={t('noDays')} way={<HomeLink />} />
    </Page>
  )
}

/** The address names no organisation: it was not opened by an organisation's QR code. */
export const ScanFirst = () => {
  const { t } = useTranslation('checkIn')
  return (
    <StatePage
      kind="empty"
      name="scanFirst"
      title={t('scanFirst.title')}
      text={t('scanFirst.text')}
      way={<HomeLink />}
    />
  )
}
