import { fetchCouponOffer, fetchCoupons, receiveCoupon, redeemCoupon } from '@/api/coupons'
import { isFinalRefusal } from '@/api/errors'
import type { Coupon, CouponOffer } from '@/domain/coupons'
import { dropInvisible } from '@/domain/validation/typed'
import type { UnreadableRow } from '@/lib/unreadableRow'
import { createPagedList, emptyPaged, type Paged } from '@/lib/pagedList'
import { idle, loadRemote, slotAt, slotOf, type RemoteData } from '@/lib/remote'
import { ensureCustomer } from '@/stores/account/account'
import { hasUnconfirmed } from '@/stores/idempotency'
import { forgetSubmission, sendParts, submissionOf, type Sent } from '@/stores/submit'
import { createStore } from '@/stores/createStore'

type Row = Coupon | UnreadableRow

type MyCouponsState = {
  list: Paged<Row>
  code: string
  /** The submission whose coupon may be in the list: it was refused after a lost answer (A665). */
  maybeArrived: string | undefined
  offers: ReadonlyMap<string, RemoteData<CouponOffer>>
}

export const useMyCoupons = createStore<MyCouponsState>(() => ({
  list: emptyPaged,
  code: '',
  maybeArrived: undefined,
  offers: new Map(),
}))

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
  const sent = await sendOwn(REDEEM, { code }, (key) => redeemCoupon(code, key))
  if (sent.kind === 'sent') typeCouponCode('')
  // A lost answer may have added a coupon as well.
  if (sent.kind === 'sent' || sent.kind === 'unconfirmed' || isMaybeRedeemed(useMyCoupons.getState()))
    void reloadMyCoupons()
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
  sendOwn(receiptOf(couponId), { couponId }, (key) => receiveCoupon(couponId, key))

/** Sends under a key that outlives the page, and notes a refusal after a lost answer (A665). */
const sendOwn = async (name: string, body: object, call: (key: string) => Promise<void>): Promise<Sent<void>> => {
  let isRepeated = false
  const sent = await sendParts(name, async (sendPart) => {
    // Without the customer the key lives as long as the page.
    const userId = (await ensureCustomer({ quiet: true }).catch(() => undefined))?.id
    const what = { name, body, userId }
    isRepeated = hasUnconfirmed(what)
    return sendPart(what, call)
  })
  const isRefused = sent.kind === 'rejected' && isFinalRefusal(sent.error)
  useMyCoupons.setState({ maybeArrived: isRepeated && isRefused ? name : undefined })
  return sent
}

export const isMaybeRedeemed = ({ maybeArrived }: MyCouponsState): boolean => maybeArrived === REDEEM

export const isMaybeReceived =
  (couponId: string) =>
  ({ maybeArrived }: MyCouponsState): boolean =>
    maybeArrived === receiptOf(couponId)
