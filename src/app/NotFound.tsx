import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { paths } from '../routes/paths'
import { ScreenPage } from '../routes/shared/ScreenPage'
import { StateView } from '../ui/StateView'

/** An address that names no screen (A51). */
export const NotFound = () => {
  const { t } = useTranslation()
  const navigate = useNavigate()
  return (
    <ScreenPage>
      <StateView
        kind="empty"
        name="notFound"
        title={t('notFound')}
        action={{ label: t('actions.toHome'), onAct: () => void navigate(paths.home(), { replace: true }) }}
      />
    </ScreenPage>
  )
}
