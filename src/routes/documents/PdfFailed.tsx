import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { DocumentError } from '../../domain/documents'
import { StateView } from '../../ui/StateView'
import { paths } from '../paths'
import { FailedPage } from '../shared/Failed'

type Props = { error: unknown; onRetry?: () => void }

/** Why the document is not shown, and the way on. */
export const PdfFailed = ({ error, onRetry }: Props) => {
  const { t } = useTranslation('pdf')
  const navigate = useNavigate()
  if (!(error instanceof DocumentError) && onRetry !== undefined) return <FailedPage error={error} onRetry={onRetry} />
  const problem = error instanceof DocumentError ? error.problem : 'broken'
  return (
    <StateView
      kind="failed"
      page
      title={t(`problems.${problem}.title`)}
      text={t(`problems.${problem}.text`)}
      action={{ label: t('toReports'), onAct: () => void navigate(paths.reports(), { replace: true }) }}
    />
  )
}
