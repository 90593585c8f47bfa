import { useTranslation } from 'react-i18next'
import { UrgentSigns } from './UrgentSigns'

/** Before anybody asks: when a doctor replies, and what a consultation is not for (A386). */
export const ConsultCaution = () => {
  const { t } = useTranslation('consults')
  return (
    <>
      <UrgentSigns />
      <p className="quiet">
        <span>{t('notForEmergency')}</span> <span>{t('urgent')}</span>
      </p>
      <p className="quiet">{t('replyTime')}</p>
    </>
  )
}
