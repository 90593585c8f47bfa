import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { signOut } from '@/stores/auth/signOut'
import { Button } from '@/ui/Button'
import { confirmDialog } from '@/ui/dialog'
import { paths } from '@/routes/paths'

/** Ends the login once that is confirmed (A66). */
export const SignOut = () => {
  const { t } = useTranslation('account')
  const navigate = useNavigate()
  const ask = async () => {
    const confirmed = await confirmDialog({
      title: t('signOutAsk.title'),
      message: t('signOutAsk.message'),
      confirmText: t('signOut'),
      cancelText: t('signOutAsk.cancel'),
      tone: 'leave',
    })
    if (!confirmed) return
    signOut()
    await navigate(paths.login(), { replace: true })
  }
  return (
    <Button variant="secondary" block onClick={() => void ask()}>
      {t('signOut')}
    </Button>
  )
}
