import { useRef, type FormEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { CheckInDesk } from '@/domain/checkIn/checkIn'
import { isHalfDayFull, withPresets } from '@/domain/checkIn/form'
import { isFinalRefusal } from '@/i18n/errors'
import { CHECK_IN, useCheckIn, type FormStep } from '@/stores/checkIn/checkIn'
import { checkInAvailability, offerOf } from '@/stores/checkIn/desk'
import { tickConsent, answerCheckIn } from '@/stores/checkIn/form'
import { isCheckInUnconfirmed, sendCheckIn } from '@/stores/checkIn/send'
import { isSending, submissionOf, useSubmissions, type Submission } from '@/stores/submit'
import { BottomBar } from '@/ui/bars'
import { buttonProps } from '@/ui/Button'
import { Callout } from '@/ui/Callout'
import { Card } from '@/ui/Card'
import { focusFirst, FormField } from '@/ui/FormField'
import { LiveRegion } from '@/ui/LiveRegion'
import { Page } from '@/ui/Page'
import { Section } from '@/ui/Section'
import { SegmentedControl } from '@/ui/SegmentedControl'
import { hideToast, showToast } from '@/ui/toast'
import { ConsentBox, ConsentText } from '@/routes/shared/Consent'
import { SendButton } from '@/routes/shared/SendButton'
import { FailureNote } from '@/routes/shared/errors'
import { useGuardianYes } from '@/routes/shared/useGuardianYes'
import { useNavigationGuard } from '@/routes/shared/useNavigationGuard'
import { paths } from '@/routes/paths'
import { DeskHead, DeskTitle } from './DeskHead'
import { PersonFields, useCheckInProblems, type CheckInFields } from './PersonFields'
import { TimeFields } from './TimeFields'

type ImplantsFieldProps = { value: boolean | undefined; problems: CheckInFields }

/** ONSITE-13: implants rule out the check, so a yes shows that at once. */
const ImplantsField = ({ value, problems: { field, errorOf } }: ImplantsFieldProps) => {
  const { t } = useTranslation('checkIn')
  return (
    <Card>
      <FormField {...field('implants')}>
        <SegmentedControl
          label={t('implants')}
          starred
          options={(['yes', 'no'] as const).map((answer) => ({ value: answer, label: t(answer) }))}
          value={value === undefined ? undefined : value ? 'yes' : 'no'}
          error={value === true ? undefined : errorOf('implants')}
          onChoose={(answer) => answerCheckIn({ implants: answer === 'yes' })}
        />
        <LiveRegion role="alert">
          {value === true && (
            <Callout tone="danger">
              <p>{t('problems.implants')}</p>
            </Callout>
          )}
        </LiveRegion>
      </FormField>
    </Card>
  )
}

type CheckInFailureProps = {
  failure: Extract<Submission, { error: unknown }>
  isFull: boolean
}

const CheckInFailure = ({ failure, isFull }: CheckInFailureProps) => {
  const { t } = useTranslation('checkIn')
  const outcome = outcomeOf(failure, isFull)
  return (
    <FailureNote title={t(`notSent.${outcome}.title`)} error={failure.error} next={t(`notSent.${outcome}.next`)} />
  )
}

const outcomeOf = (
  { state, error }: CheckInFailureProps['failure'],
  isFull: boolean,
): 'unconfirmed' | 'full' | 'rejected' | 'failed' => {
  if (state === 'unconfirmed') return state
  if (!isFinalRefusal(error)) return 'failed'
  return isFull ? 'full' : 'rejected'
}

type ConsentFieldProps = { ticked: boolean; problems: CheckInFields }

/** A385: consent is unticked and separate from the other fields. */
const ConsentField = ({ ticked, problems: { field, errorOf } }: ConsentFieldProps) => {
  const { t } = useTranslation('consent')
  return (
    <Section title={t('title')}>
      <ConsentText />
      <FormField {...field('consent')}>
        <ConsentBox checked={ticked} onChange={tickConsent} error={errorOf('consent')} />
      </FormField>
    </Section>
  )
}

type Props = { step: FormStep; desk: CheckInDesk; children: ReactNode }

export const CheckInForm = ({ step, desk, children }: Props) => {
  const { t } = useTranslation('checkIn')
  const offer = offerOf(step, desk, useCheckIn(checkInAvailability))
  const submission = useSubmissions(submissionOf(CHECK_IN))
  const failed = useRef<HTMLDivElement>(null)
  useNavigationGuard(
    () => isSending(CHECK_IN),
    () => t('wait'),
  )

  const form = withPresets(step.form, offer)
  const problems = useCheckInProblems(step, form, offer)
  const guardianYes = useGuardianYes()
  const busy = submission.state === 'sending'
  const send = async () => {
    if (!problems.pass() || !(await guardianYes(form.age))) return
    const result = await sendCheckIn(desk)
    if (result.kind !== 'alreadySending') hideToast(t('wait'))
    switch (result.kind) {
      case 'dayOver':
        showToast(t('dayOver'))
        focusFirst(['day'])
        return
      case 'alreadySending':
        showToast(t('wait'))
        return
      case 'failed':
        failed.current?.focus()
        return
      case 'sent':
      case 'problem':
      case 'noConsent':
      case 'nothing':
        return
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void send()
  }
  return (
    <form noValidate onSubmit={submit}>
      <Page
        bar={
          <BottomBar>
            {form.implants === true ? (
              <Link {...buttonProps('primary', true)} to={paths.consultIndex()}>
                {t('toDoctors')}
              </Link>
            ) : (
              <SendButton
                type="submit"
                block
                busy={busy}
                // A busy button ignores taps, but a second tap must show a toast.
                onClickCapture={() => {
                  if (busy) showToast(t('wait'))
                }}
              >
                {t(busy ? 'sending' : 'submit')}
              </SendButton>
            )}
          </BottomBar>
        }
      >
        <DeskTitle />
        {children}
        <DeskHead organisation={desk.organisation} />
        <p className="quiet">{t('wrongOrganisation')}</p>
        <LiveRegion role="status">
          {!busy && submission.state !== 'unconfirmed' && isCheckInUnconfirmed() && (
            <Callout tone="caution" title={t('unanswered.title')}>
              <p>{t('unanswered.text')}</p>
            </Callout>
          )}
        </LiveRegion>
        <TimeFields today={step.today} form={form} offer={offer} problems={problems} />
        <PersonFields step={step} form={form} problems={problems} />
        <ImplantsField value={form.implants} problems={problems} />
        {problems.consentAsked && <ConsentField ticked={step.ticked} problems={problems} />}
        <LiveRegion ref={failed} role="alert">
          {'error' in submission && (
            <CheckInFailure failure={submission} isFull={form.half !== undefined && isHalfDayFull(offer, form.half)} />
          )}
        </LiveRegion>
      </Page>
    </form>
  )
}
