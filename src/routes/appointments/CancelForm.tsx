import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, Link } from 'react-router-dom'
import { canPay, isUnpaidOrFree, type Appointment } from '@/domain/appointments/appointment'
import { canCancel, CANCEL_REASON, type CancelReason, type CancelInfo } from '@/domain/appointments/cancellation'
import { cancelMeaning } from '@/i18n/appointments/cancelMeaning'
import { whose } from '@/i18n/appointments/whose'
import { dataOf, idle, isPending, type RemoteData } from '@/lib/remote'
import { loadAppointment, loadChangedAppointment, useAppointments } from '@/stores/appointments/appointments'
import {
  cancellationOf,
  isCancelling,
  loadCancelInfo,
  sendCancellation,
  useCancellation,
} from '@/stores/appointments/cancellation'
import { canSubmit, refusalOf, useSubmissions, type Submission } from '@/stores/submit'
import { BottomBar } from '@/ui/bars'
import { Callout } from '@/ui/Callout'
import { Card } from '@/ui/Card'
import { FormField } from '@/ui/FormField'
import { LiveRegion } from '@/ui/LiveRegion'
import { Sentences } from '@/ui/NoBreakDates'
import { Page, PageTitle } from '@/ui/Page'
import { RadioList } from '@/ui/RadioList'
import { Section } from '@/ui/Section'
import { SkeletonBlock } from '@/ui/Skeleton'
import { confirmDialog } from '@/ui/dialog'
import { useFormProblems } from '@/ui/useFormProblems'
import { CancellationRules } from '@/routes/shared/CancellationRules'
import { SendButton } from '@/routes/shared/SendButton'
import { FailureNote } from '@/routes/shared/errors'
import { withNotice } from '@/routes/shared/navigationNotice'
import { useIsMounted } from '@/routes/shared/useIsMounted'
import { useNavigationGuard } from '@/routes/shared/useNavigationGuard'
import { useOnResume } from '@/routes/shared/useOnResume'
import { useToday } from '@/routes/shared/useToday'
import { paths } from '@/routes/paths'
import { StatusHead } from './StatusHead'
import { isOverNow, useCancelInfo } from './useCancelInfo'
import { useIsConfirming } from './useIsConfirming'
import { useReloadOncePaid } from './useReloadOncePaid'

type CancellationTermsProps = {
  appointment: Appointment
  info: RemoteData<CancelInfo> | undefined
  isConfirming: boolean
}

const CancellationTerms = ({ appointment, info, isConfirming }: CancellationTermsProps) => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('appointments')
  return (
    <Section title={t('cancel.meaning')}>
      <div role="status">
        {info === undefined ? (
          <>
            <span className="visuallyHidden">{shell('loading')}</span>
            <SkeletonBlock height="9rem" />
          </>
        ) : (
          <Callout tone="caution">
            <Sentences of={cancelMeaning({ t, shell }, appointment, dataOf(info), isConfirming)} />
          </Callout>
        )}
      </div>
    </Section>
  )
}

type Props = { id: string; failure: Extract<Submission, { error: unknown }> }

const CancelFailure = ({ id, failure }: Props) => {
  const { t } = useTranslation('appointments')
  const unknown = failure.state === 'unconfirmed'
  return (
    <FailureNote
      title={t(unknown ? 'cancel.unconfirmed' : 'cancel.failed')}
      error={failure.error}
      withReason={refusalOf(failure) !== undefined}
      next={t(unknown ? 'cancel.look' : 'cancel.kept')}
    >
      <Link to={paths.appointment(id)} replace>
        {t('cancel.toDetail')}
      </Link>
    </FailureNote>
  )
}

const renew = (id: string, load: false | typeof loadAppointment = loadChangedAppointment) =>
  Promise.all([loadCancelInfo(id), load && load(id)])

type CancelFormProps = {
  appointment: Appointment
  reason: CancelReason | undefined
  setReason: (reason: CancelReason) => void
}

/** Asks for the reason between the consequence and the rules; the dialog repeats the consequence as of now. */
export const CancelForm = ({ appointment, reason, setReason }: CancelFormProps) => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('appointments')
  const navigate = useNavigate()
  const { id } = appointment
  const info = useCancelInfo(id)
  const cancellation = useSubmissions(cancellationOf(id))
  const isConfirming = useIsConfirming(id)
  const today = useToday()
  const [asking, setAsking] = useState(false)
  const { field, errorOf, pass } = useFormProblems({ reason }, () =>
    reason === undefined ? t('cancel.chooseReason') : undefined,
  )
  const failed = useRef<HTMLDivElement>(null)
  const isMounted = useIsMounted()
  const sending = !canSubmit(cancellation)
  const choose = (next: CancelReason) => {
    // The reason of the tap is sent, so no other one may be shown meanwhile (A531).
    if (!asking && !sending) setReason(next)
  }
  // A text that appears above would move the tapped reason, so the consequence loads first.
  const awaitsConsequence = isPending(info) && reason === undefined

  useNavigationGuard(
    () => isCancelling(id),
    () => t('cancel.wait'),
  )

  const knownNow = () => dataOf(useAppointments.getState().appointments.get(id) ?? idle)
  useOnResume(() => void (canPay(appointment) && renew(id)))
  useReloadOncePaid(appointment, renew)

  const isConfirmed = async (isRepeat = false): Promise<boolean> => {
    setAsking(true)
    // Since the screen was opened, 18:00 may have passed or the day’s last cancellation been used.
    // An unpaid appointment may have been paid meanwhile, and then the cancellation loses or returns money.
    // A cancellation without an answer may have arrived. Nothing else may have changed, so nothing else is read.
    await renew(id, canPay(appointment) ? loadChangedAppointment : 'error' in cancellation && loadAppointment)
    setAsking(false)
    const current = knownNow()
    // The screen itself says that the appointment is not known, or can no longer be cancelled.
    if (!isMounted() || current === undefined || !canCancel(current)) return false
    const known = dataOf(useCancellation.getState().infos.get(id) ?? idle)
    const isSure = await confirmDialog({
      title: t('cancel.sure'),
      message: [whose({ t, shell }, current), ...cancelMeaning({ t, shell }, current, known, isConfirming)].join('\n'),
      confirmText: t('cancel.confirm'),
      cancelText: t('cancel.keep'),
      tone: 'destroy',
    })
    // A530: while the question is open, the refund may lapse or the payment arrive. A late server is asked once more.
    const isAsAsked = knownNow()?.status === current.status && !isOverNow(known)
    return isSure && (isRepeat || isAsAsked || isConfirmed(true))
  }
  const submit = async () => {
    if (reason === undefined) {
      pass()
      return
    }
    if (!(await isConfirmed())) return
    const isSent = await sendCancellation(id, reason)
    if (!isMounted()) return
    if (!isSent) {
      failed.current?.focus()
      return
    }
    await navigate(paths.appointment(id), { replace: true, state: withNotice('cancelled') })
  }
  return (
    <Page
      bar={
        <BottomBar>
          <SendButton
            block
            variant="danger"
            kept={t(cancellation.state === 'unconfirmed' ? 'cancel.unconfirmed' : 'cancel.stands')}
            busy={asking || sending || info.state === 'loading'}
            onClick={() => void submit()}
          >
            {t(sending ? 'cancel.sending' : 'cancel.submit')}
          </SendButton>
        </BottomBar>
      }
    >
      <PageTitle>{shell('titles.subscribeCancel')}</PageTitle>
      <StatusHead appointment={appointment} today={today} withPatient />
      <CancellationTerms
        appointment={appointment}
        info={awaitsConsequence ? undefined : info}
        isConfirming={isConfirming}
      />
      {!awaitsConsequence && (
        <>
          <Card>
            <FormField {...field('reason')}>
              <RadioList
                label={t('cancel.reason')}
                options={Object.values(CANCEL_REASON).map((value) => ({ value, label: t(`cancel.reasons.${value}`) }))}
                value={reason}
                onChoose={choose}
                error={errorOf('reason')}
              />
            </FormField>
          </Card>
          <Section title={t('cancel.rules')}>
            <CancellationRules onlyLimit={isUnpaidOrFree(appointment)} />
            <p className="quiet">{t('cancel.chinaTime')}</p>
          </Section>
        </>
      )}
      <LiveRegion ref={failed} role="alert">
        {'error' in cancellation && <CancelFailure id={id} failure={cancellation} />}
      </LiveRegion>
    </Page>
  )
}
