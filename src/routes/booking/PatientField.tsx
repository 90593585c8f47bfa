import { useTranslation } from 'react-i18next'
import type { Examinee } from '../../domain/people'
import { isBroken, readableRows, type Broken } from '../../lib/broken'
import { ChoiceField } from '../../ui/ChoiceField'

type Props = {
  examinees: (Examinee | Broken)[]
  value: string
  onChoose: (customerId: string) => void
  error: string | undefined
}

/** Who is to be examined: the customer or a relative (ORDER-04). */
export const PatientField = ({ examinees, value, onChoose, error }: Props) => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('booking')
  return (
    <ChoiceField
      label={t('confirm.patient')}
      placeholder={t('confirm.choosePatient')}
      closeText={shell('actions.close')}
      options={examinees.map((row, index) =>
        isBroken(row)
          ? { value: `broken ${index}`, label: shell('brokenRow'), disabled: true }
          : { value: row.id, label: row.name, description: row.primary ? t('confirm.self') : undefined },
      )}
      value={value === '' ? undefined : value}
      onChoose={onChoose}
      hint={readableRows(examinees).length === 0 ? t('confirm.noPatients') : undefined}
      error={error}
    />
  )
}
