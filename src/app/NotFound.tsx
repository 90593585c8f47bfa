import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { paths } from '@/routes/paths'
import { StatePage } from '@/routes/shared/StatePage'

/** An address that names no screen (A51). */
export const NotFound = () => {
  const { t } = useTranslation()
  const navigate = useNavigate()
  return (
    <StatePage
      kind="empty"
      name="notFound"
      title={t('notFound')}
      action={{ label: t('actions.toHome'), onAct: () => void navigate(paths.home(), { replace: true }) }}
    />
  )
}
