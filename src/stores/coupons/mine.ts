import { fetchCouponOffer, fetchCoupons, receiveCoupon, redeemCoupon } from '@/api/coupons'
import type { Coupon, CouponOffer } from '@/domain/coupons'
import { dropInvisible } from '@/domain/validation/typed'
import type { UnreadableRow } from '@/lib/unreadableRow'
import { createPagedList, emptyPaged, type Paged } from '@/lib/pagedList'
import { idle, loadRemote, slotAt, slotOf, type RemoteData } from '@/lib/remote'
import { reportFault } from '@/lib/reportFault'
import { createStore, registerUnsavedInput } from '@/stores/createStore'
import { ensureCustomer } from '@/stores/account/account'
import { hasUnconfirmed, type Sendable } from '@/stores/idempotency'
import { forgetSubmission, sendParts, submissionOf, type Sent } from '@/stores/submit'

type Row = Coupon | UnreadableRow

type MyCouponsState = {
  list: Paged<Row>
  code: string
  /** The submission that repeats one without an answer: after a refusal its coupon may be in the list (A639). */
  repeated: string | undefined
  offers: ReadonlyMap<string, RemoteData<CouponOffer>>
}

export const useMyCoupons = createStore<MyCouponsState>(() => ({
  list: emptyPaged,
  code: '',
  repeated: undefined,
  offers: new Map(),
}))

registerUnsavedInput(() => useMyCoupons.getState().code !== '')

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
  const sent = await sendParts(REDEEM, async (sendPart) =>
    sendPart(await ofCustomer(REDEEM, { code }), (key) => redeemCoupon(code, key)),
  )
  if (sent.kind === 'sent') typeCouponCode('')
  // A lost answer may have added a coupon as well.
  if (sent.kind === 'sent' || sent.kind === 'unconfirmed' || isRepeatedCode(useMyCoupons.getState()))
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
  sendParts(receiptOf(couponId), async (sendPart) =>
    sendPart(await ofCustomer(receiptOf(couponId), { couponId }), (key) => receiveCoupon(couponId, key)),
  )

/** Without the customer the key lives as long as the page. */
const ofCustomer = async (name: string, body: object): Promise<Sendable> => {
  const customer = await ensureCustomer({ quiet: true }).catch(reportFault)
  const what = { name, body, userId: customer?.id }
  useMyCoupons.setState({ repeated: hasUnconfirmed(what) ? name : undefined })
  return what
}

export const isRepeatedCode = ({ repeated }: MyCouponsState): boolean => repeated === REDEEM

export const isRepeatedReceipt =
  (couponId: string) =>
  ({ repeated }: MyCouponsState): boolean =>
    repeated === receiptOf(couponId)
