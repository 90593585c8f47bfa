import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { textOf } from '@/domain/questionForm/question'
import { wait } from '@/lib/time/clock'
import { codeFailure, forgetCode, requestCode } from '@/stores/auth/phone'
import { signOut } from '@/stores/auth/signOut'
import { checkForm, isPhoneKnown, useForm } from '@/stores/questionForm/form'
import { useSubmissions } from '@/stores/submit'
import { Callout } from '@/ui/Callout'
import { focusFirst } from '@/ui/FormField'
import { LiveRegion } from '@/ui/LiveRegion'
import { confirmDialog } from '@/ui/dialog'
import { showToast } from '@/ui/toast'
import { CodeButton, useCooldown } from '@/routes/shared/CodeButton'
import { FailureNote } from '@/routes/shared/errors'
import { rescheduleWarning } from '@/routes/shared/rescheduleWarning'
import { useWriteErrorDialog } from '@/routes/shared/useWriteErrorDialog'
import { paths } from '@/routes/paths'

const READ_MS = 1000

export const usePhoneChange = () => {
  const { t } = useTranslation('account')
  const navigate = useNavigate()
  const showError = useWriteErrorDialog()
  return {
    /** A149: the new phone number has an account, whose history would be lost. */
    askReplace: (): Promise<boolean> =>
      confirmDialog({
        title: t('replace.title'),
        message: t('replace.message'),
        confirmText: t('replace.goOn'),
        cancelText: t('replace.cancel'),
        tone: 'destroy',
      }),
    /** A415, A538: the old session ended: signs out at once, so that nothing is asked with its token. */
    signInAgain: async (): Promise<void> => {
      showToast(t('phoneChanged'))
      signOut()
      await wait(READ_MS)
      await navigate(paths.login(), { replace: true })
    },
    /** A538: the answer was lost, so the phone number may have changed. */
    sayUnconfirmed: (error: unknown): Promise<void> =>
      showError({
        title: t('maybeAdded.title'),
        error,
        withReason: false,
        next: t('phoneUnconfirmed'),
        closeText: t('notSaved.close'),
      }),
  }
}

/** Whether the user has gone on to another question, where the next keys belong. */
const isAnsweringOther = (): boolean => {
  const field = document.activeElement?.closest<HTMLElement>('[data-field]')
  return field != null && field.dataset['field'] !== 'phone' && field.dataset['field'] !== 'phoneCode'
}

/** Sends a code to the new phone number. For the known one a tap only says that it is unchanged (PROFILE-11, A151). */
export const PhoneCode = () => {
  const { t } = useTranslation('auth')
  const [warning, setWarning] = useState<string>()
  const phone = useForm(({ answers }) => textOf(answers, 'phone'))
  const isKnown = useForm(isPhoneKnown)
  const failure = codeFailure(useSubmissions())
  // A failure belongs to the phone number that was typed then.
  useEffect(() => forgetCode, [phone])
  useEffect(() => void rescheduleWarning().then(setWarning), [])
  const getCode = async () => {
    if (isKnown) {
      showToast(t('phoneUnchanged'))
      return
    }
    if (phone === '' || checkForm(['phone']).length > 0) {
      focusFirst(['phone'])
      return
    }
    if (!(await requestCode(phone))) return
    showToast(t('codeSent'))
    if (!isAnsweringOther()) focusFirst(['phoneCode'])
  }
  return (
    <>
      {warning !== undefined && phone !== '' && !isKnown && (
        <Callout tone="caution" role="status">
          {warning}
        </Callout>
      )}
      <CodeButton cooldown={useCooldown()} inactive={isKnown} onTap={() => void getCode()} />
      <LiveRegion role="status">
        {failure && <FailureNote title={t(`failed.${failure.of}`)} error={failure.error} next={t('kept')} />}
      </LiveRegion>
    </>
  )
}
