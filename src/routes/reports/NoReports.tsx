import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { ReportKind } from '../../stores/reports'
import { StateView } from '../../ui/StateView'
import { paths } from '../paths'

/** Neither list is empty for ever: what makes a report is one tap away (A18). */
export const NoReports = ({ kind }: { kind: ReportKind }) => {
  const { t } = useTranslation('reportsList')
  const navigate = useNavigate()
  return (
    <StateView
      kind="empty"
      name="noReports"
      title={t('none.title')}
      text={t(`none.${kind}`)}
      action={{ label: t('none.action'), onAct: () => void navigate(paths.serviceList()) }}
    />
  )
}
