import { useTranslation } from 'react-i18next'
import { cardFilled, type CheckInForm, type CheckInOffer } from '@/domain/checkIn/form'
import { checkInProblems, type CheckInField } from '@/domain/checkIn/problems'
import { FIRST_BIRTHDAY } from '@/domain/identityCard'
import { halfWidth } from '@/domain/validation/halfWidth'
import { tidyNumber, tidyPhone } from '@/domain/validation/typed'
import { birthDateTexts } from '@/i18n/calendarTexts'
import { useConsent } from '@/stores/auth/consent'
import type { FormStep } from '@/stores/checkIn/checkIn'
import { answerCheckIn } from '@/stores/checkIn/form'
import { asksConsent } from '@/stores/checkIn/send'
import { BirthDate } from '@/ui/BirthDate'
import { Card } from '@/ui/Card'
import { FormField } from '@/ui/FormField'
import { SegmentedControl } from '@/ui/SegmentedControl'
import { phoneInput, TextField } from '@/ui/TextField'
import { useFormProblems, type FormProblems } from '@/ui/useFormProblems'

export type CheckInFields = FormProblems<CheckInField | 'consent'>

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

const START_YEAR = 1975

type Props = { step: FormStep; form: CheckInForm; problems: CheckInFields }

export const PersonFields = ({ step: { today, emptied, fromCard }, form, problems: { field, errorOf } }: Props) => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('checkIn')
  const filled = cardFilled(form, fromCard)
  return (
    <Card>
      <p className="quiet">{t('starred')}</p>
      <FormField {...field('name')}>
        <TextField
          label={t('name')}
          autoComplete="name"
          starred
          value={form.name}
          error={errorOf('name')}
          onChange={(name) => answerCheckIn({ name })}
        />
        <div role="status">{emptied && <p className="quiet">{t('emptied')}</p>}</div>
      </FormField>
      <FormField {...field('phone')}>
        <TextField
          label={t('phone')}
          {...phoneInput}
          starred
          value={form.phone}
          hint={t('phoneHint')}
          error={errorOf('phone')}
          onChange={(text) => answerCheckIn({ phone: tidyPhone(text) })}
        />
      </FormField>
      <FormField {...field('sex')}>
        <SegmentedControl
          label={t('sex')}
          starred
          options={(['female', 'male'] as const).map((sex) => ({ value: sex, label: shell(`sex.${sex}`) }))}
          value={form.sex}
          error={errorOf('sex')}
          onChoose={(sex) => answerCheckIn({ sex })}
        />
      </FormField>
      <FormField {...field('birthday')}>
        <BirthDate
          legend={t('birthday')}
          starred
          value={form.birthday}
          minDay={FIRST_BIRTHDAY}
          maxDay={today}
          startYear={START_YEAR}
          error={errorOf('birthday')}
          onChange={(birthday) => answerCheckIn({ birthday })}
          {...birthDateTexts(shell)}
        />
      </FormField>
      <FormField {...field('age')}>
        <TextField
          label={t('age')}
          inputMode="numeric"
          starred
          value={form.age}
          hint={t('ageHint')}
          error={errorOf('age')}
          onChange={(age) => answerCheckIn({ age: halfWidth(age) })}
        />
      </FormField>
      <FormField {...field('identityCard')}>
        <TextField
          label={t('identityCard')}
          autoComplete="off"
          enterKeyHint="send"
          value={form.identityCard}
          error={errorOf('identityCard')}
          onChange={(text) => answerCheckIn({ identityCard: tidyNumber(text) })}
        />
        <div role="status">{filled && <p className="quiet">{t(`fromCard.${filled}`)}</p>}</div>
      </FormField>
    </Card>
  )
}
