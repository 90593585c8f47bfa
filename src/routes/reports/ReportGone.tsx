import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { StateView } from '../../ui/StateView'
import { paths } from '../paths'

/** The server knows no such report; the others are in the list. */
export const ReportGone = () => {
  const { t } = useTranslation('reports')
  const navigate = useNavigate()
  return (
    <StateView
      kind="empty"
      page
      title={t('gone.title')}
      text={t('gone.text')}
      action={{ label: t('gone.action'), onAct: () => void navigate(paths.reports(), { replace: true }) }}
    />
  )
}
