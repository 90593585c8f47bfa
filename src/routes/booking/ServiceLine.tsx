import { useTranslation } from 'react-i18next'
import { lowestPrice } from '@/domain/booking/lowestPrice'
import { priceText } from '@/i18n/prices'
import { joinWithDot } from '@/lib/joinWithDot'
import type { ServiceDetail } from '@/stores/home/home'

/** What is booked, and for how much or from how much on. */
export const ServiceLine = ({ detail: { service, specifications } }: { detail: ServiceDetail }) => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('booking')
  const { fen, varies } = lowestPrice({ priceFen: service.priceFen, specifications })
  const price = priceText(shell, fen)
  return (
    <p className="quiet">
      {joinWithDot(service.name ?? shell('unknown'), varies ? t('selectTime.from', { price }) : price)}
    </p>
  )
}
