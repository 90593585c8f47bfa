import { useTranslation } from 'react-i18next'
import order from '../shared/Order.module.css'

/** The four rules of cancelling (A102). */
export const CancellationRules = () => {
  const { t } = useTranslation('booking')
  return (
    <ul className={order.rules}>
      <li>{t('confirm.rules.before')}</li>
      <li>{t('confirm.rules.after')}</li>
      <li>{t('confirm.rules.breach')}</li>
      <li>{t('confirm.rules.limit')}</li>
    </ul>
  )
}
