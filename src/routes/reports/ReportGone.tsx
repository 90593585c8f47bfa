import { useTranslation } from 'react-i18next'
import { StateView } from '../../ui/StateView'
import { paths } from '../paths'
import { NextStep } from '../shared/NextStep'

/** The server knows no such report; the others are in the list. */
export const ReportGone = () => {
  const { t } = useTranslation('reports')
  return (
    <StateView
      kind="empty"
      page
      title={t('gone.title')}
      text={t('gone.text')}
      way={
        <NextStep to={paths.reports()} replace>
          {t('gone.action')}
        </NextStep>
      }
    />
  )
}
