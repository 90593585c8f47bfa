import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { placeOfUse, type Coupon } from '@/domain/coupons'
import { ActionBar } from '@/ui/ActionBar'
import { Button } from '@/ui/Button'
import { CardFoot } from '@/ui/CardList'
import { paths } from '@/routes/paths'
import { CouponHead } from './CouponHead'

/** One coupon of the list, with the way to where it is used (COUPON-08); of one that is not usable, why. */
export const CouponCard = ({ coupon }: { coupon: Coupon }) => {
  const { t } = useTranslation('myCoupons')
  const navigate = useNavigate()
  const titleId = useId()
  const usable = coupon.standing === 'usable'
  return (
    <>
      <CouponHead coupon={coupon} titleId={titleId} />
      <CardFoot>
        <ActionBar about={t(`standings.${coupon.standing}`)}>
          <Button
            variant="secondary"
            disabled={!usable}
            aria-describedby={titleId}
            onClick={() => void navigate(wayToUse(coupon))}
          >
            {t('use')}
          </Button>
        </ActionBar>
      </CardFoot>
    </>
  )
}

const wayToUse = (coupon: Coupon): string => {
  const place = placeOfUse(coupon)
  switch (place.kind) {
    case 'service':
      return paths.serviceDetail(place.id)
    case 'services':
      return paths.serviceList()
    case 'consult':
      return paths.consultIndex()
  }
}
