import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { wait } from '@/lib/clock'
import { signOut } from '@/stores/auth/signOut'
import { confirmDialog } from '@/ui/dialog'
import { showToast } from '@/ui/toast'
import { paths } from '@/routes/paths'

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
