import * as v from 'valibot'
import { calculatePrice } from '@/api/booking/booking'
import { asApiError, isRefused } from '@/api/errors'
import { fitted, fullPriceFen, priceKey, type CouponChoice, type OrderChoice } from '@/domain/booking/order'
import type { Offer } from '@/domain/booking/lowestPrice'
import { isLost, type Coupon } from '@/domain/coupons'
import { now } from '@/lib/time/clock'
import { dataOf, idle, loadRemote, slotOf, type RemoteData, type Slot } from '@/lib/remote'
import { readStored, removeStored } from '@/lib/storage'
import type { UnreadableRow } from '@/lib/unreadableRow'
import { ensureCustomer } from '@/stores/account/account'
import { couponsKey, loadOrderCoupons, useCoupons } from '@/stores/coupons/coupons'
import { createStore } from '@/stores/createStore'
import { adoptUnconfirmed } from '@/stores/idempotency'
import { APPOINTMENT_ORDER, clearRejection, forgetSubmission, canSubmit, submissionNow } from '@/stores/submit'
import { ADVISED_CUSTOMER, ORDER_DRAFT, readRecentUserItem, removeUserItem, writeUserItem } from '@/stores/userStorage'

const schema = v.object({
  at: v.number(),
  choice: v.pipe(
    v.object({
      serviceId: v.string(),
      organisationId: v.string(),
      day: v.string(),
      customerId: v.string(),
      specificationId: v.string(),
      coupon: v.optional(v.object({ couponId: v.string(), copyId: v.string() })),
      earlier: v.optional(v.object({ id: v.string(), isReplaced: v.boolean() })),
    }),
    v.transform((choice) => ({ ...choice, coupon: choice.coupon })),
  ),
})

/** Returns a person's unfinished order, which is stored for half a day (A97, RA4). */
const readOrderDraft = (userId: string): OrderChoice | undefined =>
  readRecentUserItem(userId, ORDER_DRAFT, schema)?.choice

const keepOrderDraft = (userId: string, choice: OrderChoice): boolean =>
  writeUserItem(userId, ORDER_DRAFT, { at: now(), choice })

export const dropOrderDraft = (userId: string): void => removeUserItem(userId, ORDER_DRAFT)

export type OrderState = {
  /** Owner of the order; once it is loaded, the stored choices are restored too. */
  owner: RemoteData<string>
  choice: OrderChoice | undefined
  /** A536: the appointment that the screen says the order replaces. */
  replacedId?: string | undefined
  offer: Offer | undefined
  couponGivenUp: boolean
  /** `key` names the choice of this price; the price is valid only while that choice is shown. */
  price: { key: string; remote: RemoteData<number> } | undefined
}

export const useOrder = createStore<OrderState>(() => ({
  owner: idle,
  choice: undefined,
  offer: undefined,
  couponGivenUp: false,
  price: undefined,
}))

export const shownPriceFen = ({ choice, price }: Pick<OrderState, 'choice' | 'price'>): number | undefined =>
  choice !== undefined && price?.key === priceKey(choice) && price.remote.state === 'ready'
    ? price.remote.data
    : undefined

export const startOrder = (start: Pick<OrderChoice, 'serviceId' | 'organisationId' | 'day'>): void => {
  forgetPlaced()
  const { choice } = useOrder.getState()
  const sameService = choice?.serviceId === start.serviceId
  const ofService = sameService ? choice : { specificationId: '', coupon: undefined, earlier: undefined }
  setChoice({
    ...start,
    customerId: takeAdvisedCustomer() ?? choice?.customerId ?? '',
    specificationId: ofService.specificationId,
    coupon: ofService.coupon,
    earlier: ofService.earlier,
  })
  // Another day does not settle the order sent for the first one, so a lost answer stays.
  if (sameService) clearRejection(APPOINTMENT_ORDER)
  else forgetSubmission(APPOINTMENT_ORDER)
  useOrder.setState({ couponGivenUp: false })
}

const takeAdvisedCustomer = (): string | undefined => {
  const advised = readStored('session', ADVISED_CUSTOMER, v.string())
  removeStored('session', ADVISED_CUSTOMER)
  return advised
}

/** Restores the choices from before a reload or the end of the session (RA4), and forgets a placed order. */
export const openOrder = (): Promise<void> => {
  forgetPlaced()
  return loadRemote(ownerSlot, async () => (await ensureCustomer()).id)
}

/** Sets owner and choices together; otherwise a screen would briefly show no choices. */
const ownerSlot: Slot<RemoteData<string>> = {
  ...slotOf(useOrder, 'owner'),
  set: (owner) => {
    const userId = dataOf(owner)
    const { choice = userId === undefined ? undefined : readOrderDraft(userId) } = useOrder.getState()
    if (userId !== undefined) adoptUnconfirmed(APPOINTMENT_ORDER, userId)
    useOrder.setState({ owner, choice })
    if (choice !== undefined) keep(choice)
  },
}

const forgetPlaced = (): void => {
  if (submissionNow(APPOINTMENT_ORDER).state !== 'sent') return
  forgetSubmission(APPOINTMENT_ORDER)
  useOrder.setState({ choice: undefined, price: undefined })
}

export const chooseExaminee = (customerId: string): void => change({ customerId })

export const chooseSpecification = (specificationId: string): void => {
  const known = knownCoupons()
  change({ specificationId })
  reconcileCoupon(known)
  void loadCouponsAndPrice()
}

export const chooseCoupon = (coupon: CouponChoice | undefined): void => {
  change({ coupon })
  useOrder.setState({ couponGivenUp: false })
  void loadPrice()
}

/** Keeps a choice that is among the ids, else selects a single one (A100); undefined is an unreadable row. */
export const reconcileExaminee = (ids: (string | undefined)[]): void =>
  change({ customerId: fitted(useOrder.getState().choice?.customerId, ids) })

export const reconcileSpecification = (offer: Offer): void => {
  useOrder.setState({ offer })
  change({
    specificationId: fitted(
      useOrder.getState().choice?.specificationId,
      offer.specifications.map(({ id }) => id),
    ),
  })
  if (offer.specifications.length === 0 || useOrder.getState().choice?.specificationId !== '')
    void loadCouponsAndPrice()
}

export const loadCouponsAndPrice = async (): Promise<void> => {
  const { choice } = useOrder.getState()
  if (choice === undefined) return
  if (choice.coupon === undefined) void loadPrice()
  await loadOrderCoupons(choice)
  if (choice.coupon === undefined) return
  reconcileCoupon(knownCoupons())
  void loadPrice()
}

export const loadPrice = async (): Promise<void> => {
  const { choice, price } = useOrder.getState()
  if (choice === undefined) return
  const key = priceKey(choice)
  if (price?.key === key && (price.remote.state === 'ready' || price.remote.state === 'loading')) return
  const slot: Slot<RemoteData<number>> = {
    name: 'order price',
    get: () => idle,
    set: (remote) => useOrder.setState({ price: { key, remote } }),
  }
  await loadRemote(slot, () => calculatePrice(choice))
  const { price: loaded } = useOrder.getState()
  const { remote } = loaded?.key === key ? loaded : { remote: idle }
  if (remote.state === 'failed' && isRefused(asApiError(remote.error))) await giveUpLostCoupon()
}

const knownCoupons = (): (Coupon | UnreadableRow)[] | undefined => {
  const { choice } = useOrder.getState()
  return choice && dataOf(useCoupons.getState().forOrders.get(couponsKey(choice)) ?? idle)
}

const reconcileCoupon = (coupons: (Coupon | UnreadableRow)[] | undefined): boolean => {
  const { choice, offer } = useOrder.getState()
  if (choice?.coupon === undefined || offer === undefined || coupons === undefined || !isChoosing()) return false
  if (!isLost(choice.coupon.copyId, coupons, fullPriceFen(offer, choice.specificationId))) return false
  setChoice({ ...choice, coupon: undefined })
  useOrder.setState({ couponGivenUp: true })
  return true
}

const giveUpLostCoupon = async (): Promise<void> => {
  const { choice } = useOrder.getState()
  if (choice?.coupon === undefined) return
  await loadOrderCoupons(choice)
  if (reconcileCoupon(knownCoupons())) await loadPrice()
}

const change = (part: Partial<OrderChoice>): void => {
  const { choice } = useOrder.getState()
  if (choice === undefined || !isChoosing()) return
  const changed = { ...choice, ...part }
  if (isSame(changed, choice)) return
  setChoice(changed)
  clearRejection(APPOINTMENT_ORDER)
}

const isChoosing = (): boolean => canSubmit(submissionNow(APPOINTMENT_ORDER))

const isSame = (one: OrderChoice, other: OrderChoice): boolean =>
  one.customerId === other.customerId &&
  one.specificationId === other.specificationId &&
  one.coupon?.copyId === other.coupon?.copyId

export const setChoice = (choice: OrderChoice): void => {
  useOrder.setState({ choice })
  keep(choice)
}

const keep = (choice: OrderChoice): void => {
  const userId = dataOf(useOrder.getState().owner)
  if (userId !== undefined) keepOrderDraft(userId, choice)
}
