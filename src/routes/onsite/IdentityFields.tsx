import { useTranslation } from 'react-i18next'
import type { CheckInForm } from '../../domain/onsite/form'
import type { CheckInField } from '../../domain/onsite/problems'
import { answerCheckIn } from '../../stores/onsite'
import { TextField } from '../../ui/TextField'
import booking from '../booking/booking.module.css'

type Props = { form: CheckInForm; errorOf: (field: CheckInField) => string | undefined }

export const IdentityFields = ({ form, errorOf }: Props) => {
  const { t } = useTranslation('onsite')
  return (
    <div className={booking.section} data-field="identityCard">
      <TextField
        label={t('identityCard')}
        autoComplete="off"
        maxLength={18}
        value={form.identityCard}
        error={errorOf('identityCard')}
        onChange={(text) => answerCheckIn({ identityCard: text.replace(/\s/g, '') })}
      />
    </div>
  )
}
