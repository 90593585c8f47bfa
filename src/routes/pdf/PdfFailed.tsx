import { useTranslation } from 'react-i18next'
import { DocumentError } from '@/domain/pdf/document'
import { paths } from '@/routes/paths'
import { PageError } from '@/routes/shared/errors'
import { PrimaryLink } from '@/routes/shared/PrimaryLink'
import { StatePage } from '@/routes/shared/StatePage'

type Props = { error: unknown; onRetry?: () => void }

export const PdfFailed = ({ error, onRetry }: Props) => {
  const { t } = useTranslation('pdf')
  if (!(error instanceof DocumentError) && onRetry !== undefined) return <PageError error={error} onRetry={onRetry} />
  const problem = error instanceof DocumentError ? error.problem : 'broken'
  return (
    <StatePage
      kind="failed"
      title={t(`problems.${problem}.title`)}
      text={t(`problems.${problem}.text`)}
      way={
        <PrimaryLink to={paths.reports()} replace>
          {t('toReports')}
        </PrimaryLink>
      }
    />
  )
}
