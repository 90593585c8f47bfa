import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { safeRedirect } from '../../domain/redirect'
import { isPhoneCode, signInPhoneProblem } from '../../domain/validation/signIn'
import { useSendings } from '../../stores/send'
import { useSession } from '../../stores/session'
import { requestCode, signInByPhone, signInSending, typeCode, typePhone } from '../../stores/sessionPhone'
import { Card } from '../../ui/Card'
import { FormField, focusFirst } from '../../ui/FormField'
import { SubmitButton } from '../../ui/SubmitButton'
import { TextField } from '../../ui/TextField'
import { useFormProblems } from '../../ui/useFormProblems'
import { CodeButton } from '../shared/CodeButton'
import { useCooldown } from '../shared/useCooldown'
import styles from './Login.module.css'
import { SignInFailure } from './SignInFailure'

/** The phone-binding form (AUTH-06 to AUTH-08). */
export const PhoneForm = () => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('session')
  const { phone, code } = useSession()
  const signIn = useSendings(signInSending)
  const cooldown = useCooldown()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const problemOf = (name: 'phone' | 'code') => {
    if (name === 'code') return isPhoneCode(code) ? undefined : t('codeProblem')
    const problem = signInPhoneProblem(phone)
    return problem && t(`phoneProblems.${problem}`)
  }
  const { field, errorOf, pass } = useFormProblems({ phone, code }, problemOf)
  const getCode = async () => {
    if (pass(['phone']) && (await requestCode(phone, { quiet: true }))) focusFirst(['code'])
  }
  const submit = async () => {
    if (pass() && (await signInByPhone())) await navigate(safeRedirect(query.get('redirect')), { replace: true })
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    void submit()
  }

  return (
    <Card>
      <form className={styles.form} noValidate onSubmit={onSubmit}>
        <FormField {...field('phone')}>
          <TextField
            label={t('phone')}
            type="tel"
            inputMode="numeric"
            autoComplete="tel-national"
            required
            value={phone}
            error={errorOf('phone')}
            onChange={typePhone}
          />
        </FormField>
        <FormField {...field('code')}>
          <TextField
            label={t('code')}
            inputMode="numeric"
            enterKeyHint="go"
            autoComplete="one-time-code"
            required
            value={code}
            hint={cooldown > 0 ? t('codeSent') : undefined}
            error={errorOf('code')}
            onChange={typeCode}
            trailing={<CodeButton cooldown={cooldown} onTap={() => void getCode()} />}
          />
        </FormField>
        <SignInFailure />
        <div>
          <SubmitButton type="submit" block busy={signIn.state === 'sending'} offlineText={shell('offline')}>
            {t('signIn')}
          </SubmitButton>
          <p className={styles.adults}>{t('adults')}</p>
        </div>
      </form>
    </Card>
  )
}
