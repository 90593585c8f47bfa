import { useRef, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { safeRedirect } from '../../domain/redirect'
import { isPhoneCode, signInPhoneProblem, type PhoneProblem } from '../../domain/validation/signIn'
import { useSendings } from '../../stores/send'
import { useSession } from '../../stores/session'
import { requestCode, signInByPhone, signInSending, typeCode, typePhone } from '../../stores/sessionPhone'
import { Card } from '../../ui/Card'
import { SubmitButton } from '../../ui/SubmitButton'
import { TextField } from '../../ui/TextField'
import { CodeButton } from '../shared/CodeButton'
import { useCooldown } from '../shared/useCooldown'
import styles from './Login.module.css'
import { SignInFailure } from './SignInFailure'

type Problems = { phone?: PhoneProblem | undefined; code?: boolean | undefined }

/** The phone-binding form (AUTH-06 to AUTH-08). */
export const PhoneForm = () => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('session')
  const { phone, code } = useSession()
  const signIn = useSendings(signInSending)
  const [problems, setProblems] = useState<Problems>({})
  const phoneInput = useRef<HTMLInputElement>(null)
  const codeInput = useRef<HTMLInputElement>(null)
  const cooldown = useCooldown()
  const navigate = useNavigate()
  const [query] = useSearchParams()

  /** Marks what is wrong and takes the person to the first of it; true when nothing is. */
  const pass = (found: Problems): boolean => {
    setProblems(found)
    if (found.phone !== undefined) phoneInput.current?.focus()
    else if (found.code) codeInput.current?.focus()
    return found.phone === undefined && !found.code
  }
  const getCode = async () => {
    if (pass({ phone: signInPhoneProblem(phone) }) && (await requestCode(phone, { quiet: true })))
      codeInput.current?.focus()
  }
  const submit = async () => {
    if (!pass({ phone: signInPhoneProblem(phone), code: !isPhoneCode(code) })) return
    if (await signInByPhone()) await navigate(safeRedirect(query.get('redirect')), { replace: true })
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    void submit()
  }

  return (
    <Card>
      <form className={styles.form} noValidate onSubmit={onSubmit}>
        <TextField
          ref={phoneInput}
          label={t('phone')}
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          required
          value={phone}
          error={problems.phone && t(`phoneProblems.${problems.phone}`)}
          onChange={(text) => {
            typePhone(text)
            setProblems(({ code }) => ({ code }))
          }}
        />
        <TextField
          ref={codeInput}
          label={t('code')}
          inputMode="numeric"
          autoComplete="one-time-code"
          required
          value={code}
          hint={cooldown > 0 ? t('codeSent') : undefined}
          error={problems.code ? t('codeProblem') : undefined}
          onChange={(text) => {
            typeCode(text)
            setProblems(({ phone }) => ({ phone }))
          }}
          trailing={<CodeButton cooldown={cooldown} onTap={() => void getCode()} />}
        />
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
