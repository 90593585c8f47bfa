import { useRef, type FormEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { CheckInDesk } from '@/domain/checkIn/checkIn'
import { isHalfFull, withPresets } from '@/domain/checkIn/form'
import { CHECK_IN, useOnsite, type FormStep } from '@/stores/checkIn/checkIn'
import { leftOf, offerOf } from '@/stores/checkIn/desk'
import { sendCheckIn } from '@/stores/checkIn/send'
import { sendingNow, submissionOf, useSendings } from '@/stores/submit'
import { LiveRegion } from '@/ui/LiveRegion'
import { BottomBar } from '@/ui/BottomBar'
import { focusFirst } from '@/ui/FormField'
import { Page } from '@/ui/Page'
import { hideToast, showToast } from '@/ui/toast'
import { SendButton } from '@/routes/shared/SendButton'
import { useBlockNavigation } from '@/routes/shared/useBlockNavigation'
import { CheckInFailure } from './CheckInFailure'
import { DeskHead, DeskTitle } from './DeskHead'
import { ConsentField } from './ConsentField'
import { ImplantsField } from './ImplantsField'
import { PersonFields } from './PersonFields'
import { TimeFields } from './TimeFields'
import { useCheckInProblems } from './useCheckInProblems'

const isSending = (): boolean => sendingNow(CHECK_IN).state === 'sending'

type Props = { step: FormStep; desk: CheckInDesk; children: ReactNode }

/** The check-in form under the organisation's name (ONSITE-01), and under what is to be said of that. */
export const CheckInForm = ({ step, desk, children }: Props) => {
  const { t } = useTranslation('checkIn')
  const offer = offerOf(step, desk, useOnsite(leftOf))
  const sending = useSendings(submissionOf(CHECK_IN))
  const failed = useRef<HTMLDivElement>(null)
  useBlockNavigation(isSending, t('wait'))

  const form = withPresets(step.form, offer)
  const problems = useCheckInProblems(step, form, offer)
  const busy = sending.state === 'sending'
  const send = async () => {
    if (!problems.pass()) return
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
            <SendButton
              type="submit"
              block
              busy={busy}
              // A busy button keeps taps to itself, but whoever taps again is to be told to wait.
              onClickCapture={() => {
                if (busy) showToast(t('wait'))
              }}
            >
              {t(busy ? 'sending' : 'submit')}
            </SendButton>
          </BottomBar>
        }
      >
        <DeskTitle />
        {children}
        <DeskHead organisation={desk.organisation} />
        <p className="quiet">{t('wrongOrganisation')}</p>
        <TimeFields today={step.today} form={form} offer={offer} problems={problems} />
        <PersonFields step={step} form={form} problems={problems} />
        <ImplantsField value={form.implants} problems={problems} />
        {problems.consentAsked && <ConsentField ticked={step.ticked} problems={problems} />}
        <LiveRegion ref={failed} role="alert">
          {'error' in sending && (
            <CheckInFailure failure={sending} isFull={form.half !== undefined && isHalfFull(offer, form.half)} />
          )}
        </LiveRegion>
      </Page>
    </form>
  )
}
