import { useTranslation } from 'react-i18next'
import { paths } from '@/routes/paths'
import { NotFoundPage } from '@/routes/shared/NotFoundPage'

/** The server knows no such report; the others are in the list. */
export const ReportNotFound = () => {
  const { t } = useTranslation('reports')
  return <NotFoundPage title={t('gone.title')} text={t('gone.text')} to={paths.reports()} action={t('gone.action')} />
}
