import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { textOf, wholeText } from '@/domain/questionForm/question'
import { wait } from '@/lib/clock'
import { requestCode } from '@/stores/auth/phone'
import { signOut } from '@/stores/auth/signOut'
import { checkForm, knownAnswer, useForm } from '@/stores/questionForm/form'
import { focusFirst } from '@/ui/FormField'
import { confirmDialog } from '@/ui/dialog'
import { showToast } from '@/ui/toast'
import { CodeButton, useCooldown } from '@/routes/shared/CodeButton'

import { paths } from '../paths'

const READ_MS = 1000

/** What has to be said before and after another phone is bound. */
export const usePhoneChange = () => {
  const { t } = useTranslation('account')
  const navigate = useNavigate()
  return {
    /** The new phone has an account of its own, whose history would be lost (A149). */
    askReplace: (): Promise<boolean> =>
      confirmDialog({
        title: t('replace.title'),
        message: t('replace.message'),
        confirmText: t('replace.goOn'),
        cancelText: t('replace.cancel'),
        tone: 'destroy',
      }),
    /** The old session is over: said, then signed out, wherever the person is by then (A415). */
    signInAgain: async (): Promise<void> => {
      showToast(t('phoneChanged'))
      await wait(READ_MS)
      signOut()
      await navigate(paths.login(), { replace: true })
    },
  }
}

/**
 * Has the code sent to the new phone of the open form; while it is the known one a tap only says so (PROFILE-11,
 * A151).
 */
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
  return <CodeButton cooldown={useCooldown()} idle={isKnown} onTap={() => void getCode()} />
}
