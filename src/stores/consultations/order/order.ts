import * as v from 'valibot'
import { calculateConsultPrice, type ConsultTarget } from '@/api/consultations/consultations'
import { fetchConsultCoupons } from '@/api/coupons'
import { asApiError, isRefused } from '@/api/errors'
import { fetchRelative } from '@/api/account/account'
import type { CouponChoice } from '@/domain/booking/order'
import { couponProblem, type Coupon } from '@/domain/coupons'
import type { ProblemTarget } from '@/domain/consultations/problem'
import type { Customer } from '@/domain/account/account'
import { readableRows, type UnreadableRow } from '@/lib/unreadableRow'
import {
  dataOf,
  errorOf,
  idle,
  loadOrClear,
  loadRemote,
  slotAt,
  slotOf,
  type RemoteData,
  type Slot,
} from '@/lib/remote'
import { readStored, writeStored } from '@/lib/storage'
import { loadQuickPrice, useConsults } from '../consultations'
import { loadOwner, ownerNow, problemNow } from './problem'
import { customerNow } from '@/stores/account/account'
import { forgetSending, sendingNow } from '@/stores/submit'
import { createStore } from '@/stores/createStore'

export const CONSULT_ORDER = 'consult order'

type Asker = Pick<Customer, 'name' | 'sex' | 'age'>

type ConsultOrderState = {
  coupon: CouponChoice | undefined
  coupons: RemoteData<(Coupon | UnreadableRow)[]>
  couponGivenUp: boolean
  price: { key: string; remote: RemoteData<number> } | undefined
  /** Keyed by customer, because another can be chosen before the order opens again. */
  patients: ReadonlyMap<string, RemoteData<Asker>>
}

export const useConsultOrder = createStore<ConsultOrderState>(() => ({
  coupon: undefined,
  coupons: idle,
  couponGivenUp: false,
  price: undefined,
  patients: new Map(),
}))

const kept = v.object({ doctorId: v.optional(v.string()) })

/** A253: the filled form becomes the order, which survives a reload. */
export const startConsultOrder = (target: ProblemTarget): void => {
  writeStored('session', CONSULT_ORDER, target === 'quick' ? {} : target)
  forgetSending(CONSULT_ORDER)
  useConsultOrder.setState(useConsultOrder.getInitialState())
}

export const orderedTarget = (kind: 'doctor' | 'quick'): ProblemTarget | undefined => {
  const stored = readStored('session', CONSULT_ORDER, kept)
  if (stored === undefined || (stored.doctorId === undefined) !== (kind === 'quick')) return undefined
  return stored.doctorId === undefined ? 'quick' : { doctorId: stored.doctorId }
}

export const openConsultOrder = async (target: ProblemTarget): Promise<void> => {
  if (sendingNow(CONSULT_ORDER).state === 'sent') forgetSending(CONSULT_ORDER)
  await loadOwner(target)
  if (ownerNow() === undefined) return
  const { customerId } = problemNow(target)
  if (customerId !== '')
    void loadRemote(slotAt(useConsultOrder, 'patients', customerId, idle), () => askerOf(customerId))
  if (target === 'quick' && fullConsultFen(target) === undefined) await loadQuickPrice()
  void loadCoupons(target)
  void loadConsultPrice(target)
}

const askerOf = async (customerId: string): Promise<Asker> => {
  const customer = await customerNow()
  return customer.id === customerId ? customer : fetchRelative(customerId)
}

export const wireTarget = (target: ProblemTarget): ConsultTarget | undefined => {
  if (target !== 'quick') return { doctorId: target.doctorId }
  const quickPriceFen = dataOf(useConsults.getState().quickPrice)
  return quickPriceFen === undefined ? undefined : { quickPriceFen }
}

export const fullConsultFen = (target: ProblemTarget): number | undefined =>
  target === 'quick' ? dataOf(useConsults.getState().quickPrice) : problemNow(target).priceFen

export const loadCoupons = (target: ProblemTarget): Promise<void> => {
  const wired = wireTarget(target)
  if (wired === undefined) return Promise.resolve()
  return loadOrClear(slotOf(useConsultOrder, 'coupons'), () => fetchConsultCoupons(wired))
}

export const chooseConsultCoupon = (target: ProblemTarget, coupon: CouponChoice | undefined): void => {
  useConsultOrder.setState({ coupon, couponGivenUp: false })
  void loadConsultPrice(target)
}

const keyOf = (coupon: CouponChoice | undefined): string => coupon?.copyId ?? ''

export const answeredFen = ({ coupon, price }: Pick<ConsultOrderState, 'coupon' | 'price'>): number | undefined =>
  price?.key === keyOf(coupon) && price.remote.state === 'ready' ? price.remote.data : undefined

const loadConsultPrice = async (target: ProblemTarget): Promise<void> => {
  const { coupon } = useConsultOrder.getState()
  const wired = wireTarget(target)
  const key = keyOf(coupon)
  const slot: Slot<RemoteData<number>> = {
    name: 'consult price',
    // A known price is of another coupon, or of before the server refused it.
    get: () => idle,
    set: (remote) => useConsultOrder.setState({ price: { key, remote } }),
  }
  await loadOrClear(slot, async () => {
    if (wired === undefined) throw errorOf(useConsults.getState().quickPrice)
    return calculateConsultPrice(wired, coupon)
  })
  const remote = useConsultOrder.getState().price?.remote
  if (remote?.state === 'failed' && isRefused(asApiError(remote.error))) await giveUpLostCoupon(target)
}

export const askConsultPrice = async (target: ProblemTarget): Promise<void> => {
  if (target === 'quick') {
    await loadQuickPrice()
    void loadCoupons(target)
  }
  await loadConsultPrice(target)
}

const giveUpLostCoupon = async (target: ProblemTarget): Promise<void> => {
  const { coupon } = useConsultOrder.getState()
  if (coupon === undefined) return
  await loadCoupons(target)
  const { coupons, coupon: chosen } = useConsultOrder.getState()
  const rows = dataOf(coupons)
  const fullFen = fullConsultFen(target) ?? 0
  const isHeld = (one: Coupon) => one.copyId === coupon.copyId && couponProblem(one, fullFen) === undefined
  // Without a list it is not known whether the coupon is lost.
  if (rows === undefined || readableRows(rows).some(isHeld) || chosen?.copyId !== coupon.copyId) return
  useConsultOrder.setState({ coupon: undefined, couponGivenUp: true })
  await loadConsultPrice(target)
}
