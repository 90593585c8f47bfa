import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { asksQuestionnaire, isAhead, type Appointment } from '@/domain/appointments/appointment'
import { maskPhone } from '@/domain/account/account'
import { momentText } from '@/i18n/dates'
import { isUnknown } from '@/i18n/errors'
import { idle, refreshOf, type Refresh } from '@/lib/remote'
import { loadAppointment, useAppointments } from '@/stores/appointments/appointments'
import { Page } from '@/ui/Page'
import { PageTitle } from '@/ui/PageTitle'
import { paths } from '@/routes/paths'
import { FactCard } from '@/routes/shared/FactCard'
import { PageError } from '@/routes/shared/errors'
import { StaleNotice } from '@/routes/shared/StaleNotice'
import { Redirect } from '@/routes/shared/Redirect'
import { useToday } from '@/routes/shared/useToday'
import { AppointmentResult, useStandingDeed } from './AppointmentResult'
import { AppointmentLinks } from './AppointmentLinks'
import { BookingSkeleton } from '@/routes/shared/BookingSkeleton'
import { MoneyFacts } from './MoneyFacts'
import { PayBar } from './PayBar'
import { QuestionnairePrompt } from './QuestionnairePrompt'
import { SaveToCalendar } from './SaveToCalendar'
import { StatusHead } from './StatusHead'
import { useAskForRecord } from './useAskForRecord'

/** One appointment; one that does not exist leads Home (A92). */
export const AppointmentDetail = () => {
  const { id = '' } = useParams()
  const appointment = useAppointments(({ appointments }) => appointments.get(id)) ?? idle
  switch (appointment.state) {
    case 'idle':
    case 'loading':
      return <BookingSkeleton of="subscribeDetail" />
    case 'failed':
      if (isUnknown(appointment.error)) return <Redirect to={paths.home()} />
      return <PageError error={appointment.error} onRetry={() => void loadAppointment(id)} />
    case 'ready':
      return <Detail appointment={appointment.data} refresh={refreshOf(appointment)} />
  }
}

const Detail = ({ appointment, refresh }: { appointment: Appointment; refresh: Refresh }) => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('appointments')
  const today = useToday()
  const { customer } = appointment
  const deed = useStandingDeed(appointment)
  useAskForRecord(appointment, deed !== undefined)
  const remember = isAhead(appointment, today) && <SaveToCalendar appointment={appointment} />
  const notRefreshed = <StaleNotice {...refresh} onRetry={() => void loadAppointment(appointment.id)} />
  return (
    <Page bar={deed === undefined ? <PayBar appointment={appointment} /> : undefined}>
      {deed === undefined ? (
        <>
          <PageTitle>{shell('titles.subscribeDetail')}</PageTitle>
          {notRefreshed}
          <StatusHead appointment={appointment} today={today} />
          {asksQuestionnaire(appointment) && <QuestionnairePrompt appointment={appointment} />}
        </>
      ) : (
        <AppointmentResult deed={deed} appointment={appointment}>
          {notRefreshed}
          <StatusHead appointment={appointment} today={today} withoutStatus />
          {remember}
        </AppointmentResult>
      )}
      <FactCard
        title={t('detail.who')}
        facts={[
          [t('detail.name'), customer.name],
          [t('detail.sex'), customer.sex && shell(`sex.${customer.sex}`)],
          [t('detail.age'), customer.age === undefined ? undefined : t('detail.ageYears', { age: customer.age })],
          [t('detail.phone'), customer.phone && maskPhone(customer.phone)],
        ]}
      />
      <FactCard
        title={t('detail.about')}
        facts={[
          [t('detail.specification'), appointment.specificationName],
          [t('detail.number'), appointment.number],
          [t('detail.orderedAt'), appointment.orderedAt && momentText(shell, appointment.orderedAt)],
        ]}
      />
      <MoneyFacts appointment={appointment} />
      {deed === undefined && remember}
      <AppointmentLinks appointment={appointment} />
    </Page>
  )
}
