import { useTranslation } from 'react-i18next'
import { siteInfo } from '@/lib/siteInfo'
import { TeamDrawing } from '@/ui/illustrations/TeamDrawing'

/** A169: the operator’s name is a setting; without one no name is shown. */
export const OperatorPart = () => {
  const { t } = useTranslation('home')
  const { name } = siteInfo()
  return (
    <>
      <TeamDrawing />
      <div>
        {name !== '' && <strong>{t('operator.name', { name })}</strong>}
        <p className="quiet">{t('operator.roles')}</p>
      </div>
    </>
  )
}
