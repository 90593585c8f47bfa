import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { OrderChoice } from '@/domain/booking/order'
import { Callout } from '@/ui/Callout'
import { paths } from '@/routes/paths'
import { WriteError } from '@/routes/shared/errors'

type Props = { failure: unknown; choice: OrderChoice }

/** Why the order was not placed, what became of the choices, and what can be changed. */
export const OrderFailure = ({ failure, choice }: Props) => {
  const { t } = useTranslation('booking')
  return (
    <WriteError title={t('confirm.failed')} error={failure} next={t('confirm.kept')}>
      <Link to={paths.selectTime(choice.serviceId, choice.organisationId)}>{t('confirm.otherDay')}</Link>
    </WriteError>
  )
}

/** Nobody knows whether the order was placed: where to look before it is sent again (RB2). */
export const OrderUnanswered = () => {
  const { t } = useTranslation('booking')
  return (
    <Callout tone="danger" title={t('confirm.unknown')}>
      <p>{t('confirm.look')}</p>
      <Link to={paths.appointments()}>{t('confirm.toAppointments')}</Link>
    </Callout>
  )
}
