import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { answerCheckIn } from '../../stores/onsiteForm'
import { FormField } from '../../ui/FormField'
import { RadioList } from '../../ui/RadioList'
import { paths } from '../paths'
import booking from '../shared/booking.module.css'
import order from '../shared/Order.module.css'
import type { CheckInFields } from './useCheckInProblems'

type Props = { value: boolean | undefined; problems: CheckInFields }

/** Implants rule the check out: that is said at once, with a way on (ONSITE-13). */
export const ImplantsField = ({ value, problems: { field, errorOf } }: Props) => {
  const { t } = useTranslation('onsite')
  return (
    <div className={booking.section}>
      <FormField {...field('implants')}>
        <RadioList
          row
          label={t('implants')}
          options={(['no', 'yes'] as const).map((answer) => ({ value: answer, label: t(answer) }))}
          value={value === undefined ? undefined : value ? 'yes' : 'no'}
          error={value === true ? undefined : errorOf('implants')}
          onChoose={(answer) => answerCheckIn({ implants: answer === 'yes' })}
        />
        <div role="alert" className={order.told}>
          {value === true && (
            <div className={order.failure}>
              <p>{t('problems.implants')}</p>
              <Link className={order.wayOn ?? ''} to={paths.consultIndex()}>
                {t('toDoctors')}
              </Link>
            </div>
          )}
        </div>
      </FormField>
    </div>
  )
}
