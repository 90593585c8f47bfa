import { useTranslation } from 'react-i18next'
import { EmergencyText, emergencyMark } from './Emergency'
import { UrgentSigns } from './UrgentSigns'

/** A386: says what a consultation is not for, and where to go instead. */
export const ConsultationCaution = () => {
  const { t } = useTranslation('consultations')
  return <UrgentSigns muted text={<EmergencyText text={t('caution', emergencyMark)} />} />
}
