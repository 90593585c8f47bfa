import { useEffect, useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Appointment } from '@/domain/appointments/appointment'
import { isAutomatic, type Reschedule } from '@/domain/appointments/reschedule'
import { cancelMeaning } from '@/i18n/appointments/cancelMeaning'
import { whose } from '@/i18n/appointments/whose'
import { dayInSentence } from '@/i18n/dates'
import { errorText } from '@/i18n/errors'
import { formatFen } from '@/domain/money'
import { now } from '@/lib/time/clock'
import { chinaTime } from '@/lib/time/day'
import { dataOf, idle } from '@/lib/remote'
import { loadAppointment, useAppointments } from '@/stores/appointments/appointments'
import { cancellationOf, useCancellation } from '@/stores/appointments/cancellation'
import { continueReschedule, useRescheduleProgress, type RescheduleProgress } from '@/stores/appointments/reschedule'
import { isPaidOrRefunded, paymentOf, usePayment } from '@/stores/payment/payment'
import { useSubmissions } from '@/stores/submit'
import { buttonProps, type ButtonVariant } from '@/ui/Button'
import { Callout } from '@/ui/Callout'
import { LiveRegion } from '@/ui/LiveRegion'
import { NoBreakDates, Sentences } from '@/ui/NoBreakDates'
import { Section } from '@/ui/Section'
import { SkeletonBlock } from '@/ui/Skeleton'
import { useIsConfirming } from '../useIsConfirming'
import { WithPaymentWords } from '@/routes/shared/WithPaymentWords'
import { useOnResume } from '@/routes/shared/useOnResume'
import { useByClock, useToday } from '@/routes/shared/useToday'
import { paths } from '@/routes/paths'
import { ChooseDay, GiveUp, TryAgain } from './rescheduleButtons'

export type RescheduleNoticePartProps = {
  /** The appointment that the screen shows; undefined in the list. */
  seen?: Appointment
  /** Another button of the screen is the filled one. */
  quieter: boolean
}

/** Shows the state of a reschedule. The reschedule continues by itself once the new appointment is paid. */
export const RescheduleNoticePart = ({ seen, quieter }: RescheduleNoticePartProps) => {
  const progress = useRescheduleProgress((state) => state.progress)
  const newId = progress?.step === 'unpaid' ? progress.reschedule.newId : undefined
  // The app may learn of the payment while this screen is open (A548).
  const isPaid = usePayment((known) => newId !== undefined && isPaidOrRefunded(paymentOf('subscribe', newId)(known)))
  useEffect(() => void continueReschedule(seen), [seen, isPaid])
  useOnResume(() => void continueReschedule(seen))
  // Receives the focus when the tapped button disappears.
  const region = useRef<HTMLDivElement>(null)
  return (
    <LiveRegion ref={region} role="status" aria-atomic={false}>
      {progress !== undefined && concerns(progress, seen) && (
        <WithPaymentWords meanwhile={<SkeletonBlock height="9rem" />}>
          <ProgressNotice progress={progress} seen={seen} variant={quieter ? 'secondary' : 'primary'} />
        </WithPaymentWords>
      )}
    </LiveRegion>
  )
}

const concerns = ({ reschedule: { appointmentId, newId } }: RescheduleProgress, seen: Appointment | undefined) =>
  seen === undefined || seen.id === appointmentId || seen.id === newId

type Seen = { seen: Appointment | undefined; variant: ButtonVariant }
type StepProps = { reschedule: Reschedule; variant: ButtonVariant }

const ProgressNotice = ({ progress, seen, variant }: Seen & { progress: RescheduleProgress }) => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('payment')
  const today = useToday()
  const isByItself = useByClock(() => isAutomatic(progress.reschedule, chinaTime(now())))
  const { step, reschedule, refundFen = 0 } = progress
  const { appointmentId, newId, day: earlierDay, toldFen = 0 } = reschedule
  // RF4: the cashier said ok for the new appointment, so it is not called unpaid.
  const isConfirming = useIsConfirming(newId ?? '')
  const day = dayInSentence(shell, earlierDay, today)
  switch (step) {
    case 'asking':
      return <SkeletonBlock height="9rem" />
    case 'cancelling':
      return <StatusSection text={t('moving.cancelling', { day })} />
    case 'choosing':
    case 'lapsed':
    case 'gone':
      return (
        <StatusSection text={t(`moving.${step === 'lapsed' && isConfirming ? 'gone' : step}`, { day })}>
          <ChooseDay reschedule={reschedule} variant={variant} again={step !== 'choosing'} />
          <GiveUp text={t('moving.giveUp')} />
        </StatusSection>
      )
    case 'unpaid': {
      const isNew = seen !== undefined && seen.id === newId
      const becomes = isByItself ? (toldFen > 0 ? 'unpaidHereBack' : 'unpaidHere') : 'unpaidHereAsk'
      const stands = isConfirming ? 'confirming' : 'unpaid'
      return (
        <StatusSection text={t(`moving.${isNew ? becomes : stands}`, { day, amount: formatFen(toldFen) })}>
          {!isNew && (
            <Link {...buttonProps('secondary', true)} to={paths.appointment(newId ?? appointmentId)}>
              {t('moving.toNew')}
            </Link>
          )}
          <GiveUp text={t('moving.keepBoth')} />
        </StatusSection>
      )
    }
    case 'unclear':
      return (
        <StatusSection title={t('moving.stands', { day })} text={t('moving.unclear')}>
          <TryAgain seen={seen} variant={variant} />
          <GiveUp text={t('moving.keepBoth')} />
        </StatusSection>
      )
    case 'unknown':
      return (
        <StatusSection title={t('moving.unsure', { day })} text={t('moving.unknown')}>
          <TryAgain seen={seen} variant={variant} />
          {seen !== undefined && (
            <Link {...buttonProps('secondary', true)} to={paths.appointments()}>
              {t('moving.toList')}
            </Link>
          )}
          <GiveUp text={t('moving.stop')} />
        </StatusSection>
      )
    case 'changed':
      return <Changed reschedule={reschedule} variant={variant} day={day} />
    case 'failed':
      return <Failed reschedule={reschedule} variant={variant} day={day} seen={seen} />
    case 'cancelled':
      return (
        <StatusSection
          text={
            refundFen > 0
              ? t('moving.cancelledBack', { day, amount: formatFen(refundFen) })
              : t('moving.cancelled', { day })
          }
        />
      )
  }
}

/** Names the patient of the earlier appointment, once it is known. */
const Whose = () => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('appointments')
  const earlier = useRescheduleProgress(({ progress }) => progress?.earlier)
  return earlier && <p className="shortened">{whose({ t, shell }, earlier)}</p>
}

const StatusSection = ({ title, text, children }: { title?: string; text: string; children?: ReactNode }) => {
  const { t } = useTranslation('payment')
  return (
    <Section title={title ?? t('moving.title')}>
      <Whose />
      <p>
        <NoBreakDates>{text}</NoBreakDates>
      </p>
      {children}
    </Section>
  )
}

/**
 * Shown when the consequences of cancelling have changed or are unknown. It links to the screen that cancels, which
 * shows them and asks.
 */
const Changed = ({ reschedule, variant, day }: StepProps & { day: string }) => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('payment')
  const { t: cancelling } = useTranslation('appointments')
  const { appointmentId, toldFen } = reschedule
  const earlier = dataOf(useAppointments(({ appointments }) => appointments.get(appointmentId)) ?? idle)
  const info = dataOf(useCancellation(({ infos }) => infos.get(appointmentId)) ?? idle)
  useEffect(() => void loadAppointment(appointmentId), [appointmentId])
  const differs = toldFen === undefined ? 'youDecide' : 'changed'
  const reason = info === undefined ? 'notAsked' : differs
  const meaning =
    earlier === undefined || info === undefined ? [] : cancelMeaning({ t: cancelling, shell }, earlier, info)
  return (
    <Section>
      <Whose />
      <Callout tone="caution" title={t('moving.stands', { day })}>
        <Sentences of={[t(`moving.${reason}`), ...meaning]} />
      </Callout>
      <Link {...buttonProps(variant, true)} to={paths.cancelAppointment(appointmentId)}>
        {t('moving.toCancel')}
      </Link>
      <GiveUp text={t('moving.keepBoth')} />
    </Section>
  )
}

const Failed = ({ reschedule, variant, day, seen }: StepProps & Seen & { day: string }) => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('payment')
  const cancellation = useSubmissions(cancellationOf(reschedule.appointmentId))
  const isLost = cancellation.state === 'unconfirmed'
  return (
    <Section>
      <Whose />
      <Callout tone="danger" title={t(isLost ? 'moving.unconfirmed' : 'moving.stands', { day })}>
        <p>
          {isLost
            ? t('moving.lost')
            : 'error' in cancellation
              ? errorText(shell, cancellation.error)
              : t('moving.notSent')}
        </p>
      </Callout>
      <TryAgain seen={seen} variant={variant} />
      <GiveUp text={t(isLost ? 'moving.stop' : 'moving.keepBoth')} />
    </Section>
  )
}
