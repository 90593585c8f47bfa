import { type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Organisation } from '@/domain/booking/organisation'
import { errorText } from '@/i18n/errors'
import { dataOf, idle, refreshOf } from '@/lib/remote'
import { useAccount } from '@/stores/account/account'
import { useCheckIn, CHECK_IN, type FormStep } from '@/stores/checkIn/checkIn'
import { followCheckIn, loadCheckIn, backAtCheckIn } from '@/stores/checkIn/open'
import { isCheckInUnconfirmed } from '@/stores/checkIn/send'
import { failureOf, submissionOf, useSubmissions } from '@/stores/submit'
import { Card } from '@/ui/Card'
import { ContentUnavailable } from '@/ui/ContentUnavailable'
import { Page } from '@/ui/Page'
import { PageSkeleton, SkeletonBlock } from '@/ui/Skeleton'
import { useFocusAfterForm } from '@/ui/focusMain'
import { Help } from '@/routes/shared/Help'
import { HomeLink } from '@/routes/shared/HomeLink'
import { StaleNotice } from '@/routes/shared/StaleNotice'
import { ContentUnavailablePage } from '@/routes/shared/pages'
import { PageError } from '@/routes/shared/errors'
import { useBackFromProvider } from '@/routes/shared/useBackFromProvider'
import { useOnResume } from '@/routes/shared/useOnResume'
import { useOnNewDay } from '@/routes/shared/useToday'
import { CheckInForm } from './CheckInForm'
import { CheckedIn } from './CheckedIn'
import { DeskHead, DeskTitle } from './DeskHead'

type Props = { organisation: Organisation }

/** ONSITE-20: shown when the organisation takes no check-ins; after a rejected check-in it gives the reason. */
const Closed = ({ organisation, children }: Props & { children: ReactNode }) => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('checkIn')
  const submission = useSubmissions(submissionOf(CHECK_IN))
  const failure = failureOf(submission)
  const text = isCheckInUnconfirmed()
    ? t('closedUnconfirmed')
    : failure && t('closedMeanwhile', { reason: errorText(shell, failure) })
  return (
    <Page>
      <DeskTitle />
      {children}
      <DeskHead organisation={organisation} />
      <ContentUnavailable kind="empty" drawing="closed" title={t('closed')} text={text} way={<ClosedWays />} />
    </Page>
  )
}

const ClosedWays = () => (
  <>
    <HomeLink />
    <Help />
  </>
)

const DayOver = ({ organisation }: Props) => {
  const { t } = useTranslation('checkIn')
  return (
    <Page>
      <DeskTitle />
      <DeskHead organisation={organisation} />
      <ContentUnavailable kind="empty" drawing="dayOver" title={t('noDays')} way={<ClosedWays />} />
    </Page>
  )
}

const ScanFirst = () => {
  const { t } = useTranslation('checkIn')
  return (
    <ContentUnavailablePage
      kind="empty"
      drawing="scanFirst"
      title={t('scanFirst.title')}
      text={t('scanFirst.text')}
      way={<HomeLink />}
    />
  )
}

const CheckInSkeleton = () => {
  const { t } = useTranslation()
  return (
    <PageSkeleton busyText={t('loading')}>
      <SkeletonBlock width="30%" height="1.25rem" />
      <SkeletonBlock width="80%" height="2.25rem" />
      <Card aria-hidden="true">
        {['day', 'name', 'phone', 'birthday'].map((field) => (
          <SkeletonBlock key={field} height="3rem" />
        ))}
      </Card>
    </PageSkeleton>
  )
}

const resumeCheckIn = (): void => void backAtCheckIn()

export const CheckIn = () => {
  const checkIn = useCheckIn((onsite) => onsite.checkIn)
  useBackFromProvider(resumeCheckIn)
  useOnNewDay(followCheckIn)
  useOnResume(followCheckIn)
  switch (checkIn.step) {
    case 'unopened':
    case 'entering':
      return <CheckInSkeleton />
    case 'form':
      return <CheckInAtDesk step={checkIn} />
    case 'done':
      return <CheckedIn done={checkIn} />
  }
}

const CheckInAtDesk = ({ step }: { step: FormStep }) => {
  const { organisationId } = step.visit
  const desk = useCheckIn(({ desks }) => desks.get(organisationId)) ?? idle
  const asksWho = useAccount(({ customer }) => customer.state === 'loading')
  const known = dataOf(desk)
  useFocusAfterForm(known && known.specificationId !== undefined && step.days.length > 0)
  if (organisationId === '') return <ScanFirst />
  switch (desk.state) {
    case 'idle':
    case 'loading':
      return <CheckInSkeleton />
    case 'failed':
      return <PageError error={desk.error} onRetry={() => void loadCheckIn()} />
    case 'ready': {
      const notRefreshed = <StaleNotice {...refreshOf(desk)} onRetry={() => void loadCheckIn()} />
      if (desk.data.specificationId === undefined)
        return <Closed organisation={desk.data.organisation}>{notRefreshed}</Closed>
      if (step.days.length === 0) return <DayOver organisation={desk.data.organisation} />
      if (asksWho) return <CheckInSkeleton />
      return (
        <CheckInForm key={organisationId} step={step} desk={desk.data}>
          {notRefreshed}
        </CheckInForm>
      )
    }
  }
}
