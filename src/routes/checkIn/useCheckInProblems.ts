import { useTranslation } from 'react-i18next'
import type { CheckInForm, CheckInOffer } from '@/domain/checkIn/form'
import { checkInProblems, type CheckInField } from '@/domain/checkIn/problems'
import { useConsent } from '@/stores/auth/consent'
import type { FormStep } from '@/stores/checkIn/checkIn'
import { asksConsent } from '@/stores/checkIn/send'
import { useFormProblems, type FormProblems } from '@/ui/useFormProblems'

export type CheckInFields = FormProblems<CheckInField | 'consent'>

/** What is wrong with the check-in as it stands on the screen, and whether the consent is asked for. */
export const useCheckInProblems = ({ today, ticked }: FormStep, form: CheckInForm, offer: CheckInOffer) => {
  const { t } = useTranslation('checkIn')
  const { t: consent } = useTranslation('consent')
  const consentAsked = useConsent(asksConsent)
  const found = checkInProblems(form, offer, today)
  const problems = useFormProblems({ ...form, consent: ticked }, (field) => {
    if (field === 'consent') return consentAsked && !ticked ? consent('tickFirst') : undefined
    const problem = found[field]
    return problem && t(`problems.${problem}`)
  })
  return { ...problems, consentAsked }
}
