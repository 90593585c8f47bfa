import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { buttonProps } from '@/ui/Button'
import { paths } from '@/routes/paths'
import { isTabScreen } from './tabScreens'

export const HomeLink = () => {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  if (isTabScreen(pathname)) return null
  return (
    <Link {...buttonProps('quiet', false)} to={paths.home()} replace>
      {t('actions.toHome')}
    </Link>
  )
}
