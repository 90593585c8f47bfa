import { useTranslation } from 'react-i18next'
import type { QuestionTarget } from '@/domain/consultations/doctorQuestion'
import { doctorLine } from '@/i18n/consultations/texts'
import { dataOf, idle } from '@/lib/remote'
import { useConsultations } from '@/stores/consultations/consultations'
import { Card } from '@/ui/Card'
import { DescriptionList } from '@/ui/DescriptionList'

export const RecipientCard = ({ target }: { target: QuestionTarget }) => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('consultationOrder')
  const { t: consults } = useTranslation('consultations')
  const doctorId = target === 'quick' ? '' : target.doctorId
  const doctor = dataOf(useConsultations(({ doctors }) => doctors.get(doctorId)) ?? idle)
  const who = doctor && doctorLine(consults, { ...doctor, name: doctor.name ?? shell('unknown') })
  return (
    <Card>
      <div className="names">
        <DescriptionList facts={[[t('to'), target === 'quick' ? t('anyDoctor') : (who ?? shell('unknown'))]]} />
      </div>
    </Card>
  )
}
