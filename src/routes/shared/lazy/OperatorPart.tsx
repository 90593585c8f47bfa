import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { siteInfo } from '@/lib/siteInfo'
import { TeamDrawing } from '@/ui/illustrations/TeamDrawing'

/** A169: the operator’s name is a setting; without one no name is shown. */
export const OperatorPart = ({ drawing = <TeamDrawing /> }: { drawing?: ReactNode }) => {
  const { t } = useTranslation('operator')
  const { name } = siteInfo()
  return (
    <>
      {drawing}
      <div>
        {name !== '' && <strong>{t('name', { name })}</strong>}
        <p className="quiet">{t('roles')}</p>
      </div>
    </>
  )
}
