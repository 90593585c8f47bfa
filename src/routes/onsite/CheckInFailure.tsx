import { useTranslation } from 'react-i18next'
import { errorText, isUnanswered } from '../../i18n/errors'
import order from '../booking/Order.module.css'

/** Why nobody is checked in, or that nobody knows yet whether somebody is, and what to do next. */
export const CheckInFailure = ({ failure }: { failure: unknown }) => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('onsite')
  const unknown = isUnanswered(failure)
  return (
    <div className={order.failure}>
      <strong>{t(unknown ? 'undecided' : 'failed')}</strong>
      <p>{errorText(shell, failure)}</p>
      <p>{t(unknown ? 'look' : 'kept')}</p>
    </div>
  )
}
