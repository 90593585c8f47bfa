import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { textOf, wholeText } from '@/domain/questionForm/question'
import { wait } from '@/lib/time/clock'
import { requestCode } from '@/stores/auth/phone'
import { signOut } from '@/stores/auth/signOut'
import { checkForm, knownAnswer, useForm } from '@/stores/questionForm/form'
import { focusFirst } from '@/ui/FormField'
import { confirmDialog } from '@/ui/dialog'
import { showToast } from '@/ui/toast'
import { CodeButton, useCooldown } from '@/routes/shared/CodeButton'
import { paths } from '@/routes/paths'

const READ_MS = 1000

export const usePhoneChange = () => {
  const { t } = useTranslation('account')
  const navigate = useNavigate()
  return {
    /** A149: the new phone has an account, whose history would be lost. */
    askReplace: (): Promise<boolean> =>
      confirmDialog({
        title: t('replace.title'),
        message: t('replace.message'),
        confirmText: t('replace.goOn'),
        cancelText: t('replace.cancel'),
        tone: 'destroy',
      }),
    /** A415: the old session ended: shows a message, then signs out, on whatever screen. */
    signInAgain: async (): Promise<void> => {
      showToast(t('phoneChanged'))
      await wait(READ_MS)
      signOut()
      await navigate(paths.login(), { replace: true })
    },
  }
}

/** Sends a code to the new phone; for the known phone a tap only says so (PROFILE-11, A151). */
export const PhoneCode = () => {
  const { t } = useTranslation('auth')
  const phone = useForm(({ answers }) => textOf(answers, 'phone'))
  const isKnown = useForm((state) => wholeText(knownAnswer(state, 'phone')) === phone)
  const getCode = async () => {
    if (isKnown) {
      showToast(t('phoneUnchanged'))
      return
    }
    if (phone === '' || checkForm(['phone']) !== undefined) {
      focusFirst(['phone'])
      return
    }
    if (!(await requestCode(phone))) return
    showToast(t('codeSent'))
    focusFirst(['phoneCode'])
  }
  return <CodeButton cooldown={useCooldown()} inactive={isKnown} onTap={() => void getCode()} />
}
