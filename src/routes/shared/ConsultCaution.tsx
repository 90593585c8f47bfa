import { useTranslation } from 'react-i18next'
import { UrgentSigns } from './UrgentSigns'

/** Before anybody asks: what a consultation is not for, and where to go instead (A386). */
export const ConsultCaution = () => {
  const { t } = useTranslation('consultations')
  return <UrgentSigns quiet text={t('caution')} />
}
