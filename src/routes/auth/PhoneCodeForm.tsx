import type { FormEvent, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { isPhoneCode, signInPhoneProblem } from '@/domain/validation/typed'
import { useIsCodeRequested, requestCode } from '@/stores/auth/phone'
import { useSession } from '@/stores/auth/session'
import { Card } from '@/ui/Card'
import { FormField, focusFirst } from '@/ui/FormField'
import { phoneInput, TextField } from '@/ui/TextField'
import { useFormProblems } from '@/ui/useFormProblems'
import { CodeButton, useCooldown } from '@/routes/shared/CodeButton'
import { SendButton } from '@/routes/shared/SendButton'
import styles from './Login.module.css'

type Props = {
  phone: string
  code: string
  onPhone: (text: string) => void
  onCode: (text: string) => void
  onGetCode?: () => void
  submitText: string
  busy: boolean
  onSubmit: () => Promise<void>
  failure: ReactNode
  note?: string
}

export const PhoneCodeForm = (props: Props) => {
  const { phone, code, onPhone, onCode, onGetCode, submitText, busy, onSubmit, failure, note } = props
  const { t } = useTranslation('auth')
  const cooldown = useCooldown()
  const isCodeRequested = useIsCodeRequested()
  const codeSentTo = useSession((state) => state.codeSentTo)
  const problemOf = (name: 'phone' | 'code') => {
    if (name === 'code') return isPhoneCode(code) ? undefined : t('codeProblem')
    const problem = signInPhoneProblem(phone)
    return problem && t(`phoneProblems.${problem}`)
  }
  const { field, errorOf, pass } = useFormProblems({ phone, code }, problemOf)
  const getCode = async () => {
    if (!pass(['phone'])) return
    onGetCode?.()
    if (await requestCode(phone)) focusFirst(['code'])
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (pass()) void onSubmit()
  }
  return (
    <Card>
      <form className={styles.form} noValidate onSubmit={submit}>
        <FormField {...field('phone')}>
          <TextField
            label={t('phone')}
            {...phoneInput}
            required
            // A563: the code goes to the phone number on the screen.
            readOnly={busy || isCodeRequested}
            value={phone}
            error={errorOf('phone')}
            onChange={onPhone}
          />
        </FormField>
        <FormField {...field('code')}>
          <TextField
            label={t('code')}
            inputMode="numeric"
            enterKeyHint="go"
            autoComplete="one-time-code"
            required
            readOnly={busy}
            value={code}
            // Beside the label, where it moves nothing.
            aside={cooldown > 0 && phone === codeSentTo ? t('sent') : undefined}
            error={errorOf('code')}
            onChange={onCode}
            trailing={<CodeButton cooldown={cooldown} onTap={() => void getCode()} />}
          />
        </FormField>
        {failure}
        <div>
          <SendButton type="submit" block busy={busy}>
            {submitText}
          </SendButton>
          {note !== undefined && <p className={styles.adults}>{note}</p>}
        </div>
      </form>
    </Card>
  )
}
