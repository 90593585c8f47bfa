import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, Link } from 'react-router-dom'
import { isUnpaidOrFree, type Appointment } from '@/domain/appointments/appointment'
import { CANCEL_REASON, isRefundOver, type CancelReason, type CancelInfo } from '@/domain/appointments/cancellation'
import { cancelMeaning } from '@/i18n/appointments/cancelMeaning'
import { now } from '@/lib/time/clock'
import { chinaTime } from '@/lib/time/day'
import { dataOf, idle, type RemoteData } from '@/lib/remote'
import { cancellationOf, loadCancelInfo, sendCancellation, useCancellation } from '@/stores/appointments/cancellation'
import { canSubmit, useSendings, type Submission } from '@/stores/submit'
import { BottomBar } from '@/ui/bars'
import { Callout } from '@/ui/Callout'
import { Card } from '@/ui/Card'
import { FormField } from '@/ui/FormField'
import { LiveRegion } from '@/ui/LiveRegion'
import { NoBreakDates } from '@/ui/NoBreakDates'
import { Page, PageTitle } from '@/ui/Page'
import { RadioList } from '@/ui/RadioList'
import { Section } from '@/ui/Section'
import { SkeletonBlock } from '@/ui/Skeleton'
import { confirmDialog } from '@/ui/dialog'
import { useFormProblems } from '@/ui/useFormProblems'
import { CancellationRules } from '@/routes/shared/CancellationRules'
import { SendButton } from '@/routes/shared/SendButton'
import { WriteError } from '@/routes/shared/errors'
import { withNotice } from '@/routes/shared/navigationNotice'
import { useByClock, useOnNewDay, useToday } from '@/routes/shared/useToday'
import { paths } from '@/routes/paths'
import { StatusHead } from './StatusHead'

type CancellationTermsProps = {
  appointment: Appointment
  info: RemoteData<CancelInfo> | undefined
}

const CancellationTerms = ({ appointment, info }: CancellationTermsProps) => {
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
            {cancelMeaning({ t, shell }, appointment, dataOf(info)).map((sentence) => (
              <p key={sentence}>
                <NoBreakDates>{sentence}</NoBreakDates>
              </p>
            ))}
          </Callout>
        )}
      </div>
    </Section>
  )
}

type Props = { id: string; failure: Extract<Submission, { error: unknown }> }

const CancelFailure = ({ id, failure: { state, error } }: Props) => {
  const { t } = useTranslation('appointments')
  const unknown = state === 'unconfirmed'
  return (
    <WriteError
      title={t(unknown ? 'cancel.unconfirmed' : 'cancel.failed')}
      error={error}
      withReason={!unknown}
      next={t(unknown ? 'cancel.look' : 'cancel.kept')}
    >
      <Link to={paths.appointment(id)} replace>
        {t('cancel.toDetail')}
      </Link>
    </WriteError>
  )
}

/** Asks for the reason between the consequence and the rules; the dialog repeats the consequence as of now. */
export const CancelForm = ({ appointment }: { appointment: Appointment }) => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('appointments')
  const navigate = useNavigate()
  const { id } = appointment
  const info = useCancellation(({ infos }) => infos.get(id)) ?? idle
  const cancellation = useSendings(cancellationOf(id))
  const today = useToday()
  const known = dataOf(info)
  const isOver = useByClock(() => known !== undefined && isRefundOver(known, chinaTime(now())))
  useEffect(() => {
    if (isOver) void loadCancelInfo(id)
  }, [isOver, id])
  useOnNewDay(() => void loadCancelInfo(id))
  const [reason, setReason] = useState<CancelReason>()
  const [asking, setAsking] = useState(false)
  const { field, errorOf, pass } = useFormProblems({ reason }, () =>
    reason === undefined ? t('cancel.chooseReason') : undefined,
  )
  const failed = useRef<HTMLDivElement>(null)
  const sending = !canSubmit(cancellation)
  // A text that appears above would move the tapped reason, so the consequence loads first.
  const isPending = (info.state === 'idle' || info.state === 'loading') && reason === undefined

  const submit = async () => {
    if (reason === undefined) {
      pass()
      return
    }
    setAsking(true)
    // Since the screen was opened, 18:00 may have passed or the day’s last cancellation been used.
    await loadCancelInfo(id)
    setAsking(false)
    const knownNow = dataOf(useCancellation.getState().infos.get(id) ?? idle)
    const message = cancelMeaning({ t, shell }, appointment, knownNow).join('\n')
    const question = {
      title: t('cancel.sure'),
      message,
      confirmText: t('cancel.confirm'),
      cancelText: t('cancel.keep'),
      tone: 'destroy' as const,
    }
    if (!(await confirmDialog(question))) return
    if (!(await sendCancellation(id, reason))) {
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
            busy={asking || sending || info.state === 'loading'}
            onClick={() => void submit()}
          >
            {t(sending ? 'cancel.sending' : 'cancel.submit')}
          </SendButton>
        </BottomBar>
      }
    >
      <PageTitle>{shell('titles.subscribeCancel')}</PageTitle>
      <StatusHead appointment={appointment} today={today} />
      <CancellationTerms appointment={appointment} info={isPending ? undefined : info} />
      {!isPending && (
        <>
          <Card>
            <FormField {...field('reason')}>
              <RadioList
                label={t('cancel.reason')}
                options={Object.values(CANCEL_REASON).map((value) => ({ value, label: t(`cancel.reasons.${value}`) }))}
                value={reason}
                onChoose={setReason}
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
