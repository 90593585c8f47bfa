import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { DEFAULT_SERVICE_ID } from '../../domain/booking/service'
import { priceText } from '../../i18n/prices'
import { dataOf } from '../../lib/remote'
import { useHome } from '../../stores/home'
import { buttonLook } from '../../ui/buttonLook'
import { StepCard } from '../../ui/StepCard'
import { paths } from '../paths'

/** What to do when nothing else waits: a check is booked, the first one or another. */
export const BookStep = ({ first }: { first: boolean }) => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('home')
  const cards = dataOf(useHome((state) => state.cards))
  const check = cards?.find(({ id }) => id === DEFAULT_SERVICE_ID)
  const price = check?.service?.priceFen
  // A check that is not on offer cannot be booked; what else there is can be looked at.
  const to = cards !== undefined && check === undefined ? paths.serviceList() : paths.organList(DEFAULT_SERVICE_ID)
  return (
    <StepCard
      tone="act"
      label={t(first ? 'next.book.first' : 'next.label')}
      title={t('next.book.title')}
      action={
        <Link {...buttonLook('primary', false)} to={to}>
          {t('next.book.action')}
        </Link>
      }
      price={price === undefined ? undefined : t('next.book.cost', { price: priceText(shell, price) })}
    >
      <p>{t('next.book.text')}</p>
    </StepCard>
  )
}
