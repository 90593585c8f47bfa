import { useTranslation } from 'react-i18next'
import type { Coupon } from '@/domain/coupons'
import { dedupeList } from '@/lib/dedupe'
import { isListFailed, listFromPages } from '@/lib/listView'
import { loadCoupons, openCoupons, reloadCoupons, useMyCoupons } from '@/stores/coupons/mine'
import { Page } from '@/ui/Page'
import { PageTitle } from '@/ui/PageTitle'
import { EmptyState } from '@/ui/EmptyState'
import { PageError } from '@/routes/shared/errors'
import { ListRows } from '@/routes/shared/List'
import { StaleNotice } from '@/routes/shared/StaleNotice'
import { RefreshableList } from '@/routes/shared/RefreshableList'
import { CouponCard } from './CouponCard'
import { CouponSkeletons } from './CouponSkeletons'
import { RedeemBox } from './RedeemBox'

const keyOf = ({ copyId }: Coupon): string => copyId

/** The customer's coupons below the box that makes new ones of codes (COUPON-01). */
export const MyCoupons = () => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('myCoupons')
  const list = dedupeList(listFromPages(useMyCoupons((state) => state.list)), keyOf)
  return (
    <RefreshableList list={list} onPull={reloadCoupons}>
      <Page>
        <PageTitle>{shell('titles.myCoupon')}</PageTitle>
        <RedeemBox />
        {isListFailed(list) ? (
          <PageError part error={list.error} onRetry={() => void loadCoupons()} />
        ) : (
          <>
            {list.began && <StaleNotice {...list.refresh} onRetry={() => void openCoupons()} />}
            <ListRows
              list={list}
              onMore={() => void loadCoupons()}
              skeleton={<CouponSkeletons foot count={3} />}
              empty={<EmptyState kind="empty" name="noCoupons" title={t('none.title')} text={t('none.text')} />}
              row={(coupon) => <CouponCard coupon={coupon} />}
              keyOf={keyOf}
            />
          </>
        )}
      </Page>
    </RefreshableList>
  )
}
