import { useTranslation } from 'react-i18next'
import { dataOf, idle } from '@/lib/remote'
import { useConsults } from '@/stores/consultations/consultations'
import { ChoiceField } from '@/ui/ChoiceField'

type Props = {
  doctorId: string
  /** In fen. */
  value: number | undefined
  onChoose: (priceFen: number) => void
  error: string | undefined
  textOf: (priceFen: number) => string
}

/** The prices that the doctor takes; none is chosen at first (A246). */
export const PriceField = ({ doctorId, value, onChoose, error, textOf }: Props) => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('consultationOrder')
  const prices = dataOf(useConsults(({ doctors }) => doctors.get(doctorId)) ?? idle)?.pricesFen ?? []
  return (
    <ChoiceField
      label={t('price.label')}
      placeholder={t('price.choose')}
      closeText={shell('actions.close')}
      options={[...new Set(prices)].map((fen) => ({ value: String(fen), label: textOf(fen) }))}
      value={value === undefined ? undefined : String(value)}
      onChoose={(chosen) => onChoose(Number(chosen))}
      error={error}
      starred
    />
  )
}
