import { fetchCouponOffer, fetchCoupons, receiveCoupon, redeemCoupon } from '@/api/coupons'
import type { Coupon, CouponOffer } from '@/domain/coupons'
import { dropInvisible } from '@/domain/validation/typed'
import type { UnreadableRow } from '@/lib/unreadableRow'
import { createPagedList, emptyPaged, type Paged } from '@/lib/pagedList'
import { idle, loadRemote, slotAt, slotOf, type RemoteData } from '@/lib/remote'
import { forgetSubmission, send, submissionOf, type Sent } from '@/stores/submit'
import { createStore } from '@/stores/createStore'

type Row = Coupon | UnreadableRow

type MyCouponsState = {
  list: Paged<Row>
  code: string
  offers: ReadonlyMap<string, RemoteData<CouponOffer>>
}

export const useMyCoupons = createStore<MyCouponsState>(() => ({ list: emptyPaged, code: '', offers: new Map() }))

export const {
  loadNext: loadMyCoupons,
  reload: reloadMyCoupons,
  openFresh: openMyCoupons,
} = createPagedList(slotOf(useMyCoupons, 'list'), fetchCoupons)

const REDEEM = 'redeem coupon'
export const redeemSubmission = submissionOf(REDEEM)

export const typeCouponCode = (code: string): void => {
  useMyCoupons.setState({ code })
  forgetSubmission(REDEEM)
}

export const redeem = async (): Promise<Sent<void>> => {
  const code = dropInvisible(useMyCoupons.getState().code).trim()
  if (code === '') return { kind: 'ignored' }
  const sent = await send({ name: REDEEM, body: { code } }, (key) => redeemCoupon(code, key))
  if (sent.kind === 'sent') typeCouponCode('')
  // A lost answer may have added a coupon as well.
  if (sent.kind === 'sent' || sent.kind === 'unconfirmed') void reloadMyCoupons()
  return sent
}

export const loadOffer = (couponId: string): Promise<void> =>
  loadRemote(slotAt(useMyCoupons, 'offers', couponId, idle), () => fetchCouponOffer(couponId))

const receiptOf = (couponId: string): string => `receive coupon ${couponId}`
export const receivingOf = (couponId: string) => submissionOf(receiptOf(couponId))

export const openOffer = (couponId: string): void => {
  forgetSubmission(receiptOf(couponId))
  void loadOffer(couponId)
}

export const receiveOffer = (couponId: string): Promise<Sent<void>> =>
  send({ name: receiptOf(couponId), body: { couponId } }, (key) => receiveCoupon(couponId, key))
