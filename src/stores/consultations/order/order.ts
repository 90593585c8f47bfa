import * as v from 'valibot'
import { calculateConsultationPrice, type ConsultationTarget } from '@/api/consultations/consultations'
import { fetchConsultationCoupons } from '@/api/coupons'
import { asApiError, isRefused } from '@/api/errors'
import { fetchRelative } from '@/api/account/account'
import type { CouponChoice } from '@/domain/booking/order'
import { isLost, type Coupon } from '@/domain/coupons'
import type { QuestionTarget } from '@/domain/consultations/doctorQuestion'
import type { Customer } from '@/domain/account/account'
import type { UnreadableRow } from '@/lib/unreadableRow'
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
import { loadDoctor, loadQuickPrice, useConsultations } from '../consultations'
import { doctorQuestionNow, loadOwner, ownerNow } from './doctorQuestion'
import { ensureCustomer } from '@/stores/account/account'
import { forgetSubmission, submissionNow } from '@/stores/submit'
import { createStore } from '@/stores/createStore'
import { adoptUnconfirmed } from '@/stores/idempotency'

export const CONSULTATION_ORDER = 'consult order'

type ExamineeFacts = Pick<Customer, 'name' | 'sex' | 'age'>

type ConsultationOrderState = {
  coupon: CouponChoice | undefined
  coupons: RemoteData<(Coupon | UnreadableRow)[]>
  couponGivenUp: boolean
  price: { key: string; remote: RemoteData<number> } | undefined
  /** By examinee id: the user may choose another examinee before the order opens again. */
  patients: ReadonlyMap<string, RemoteData<ExamineeFacts>>
}

export const useConsultationOrder = createStore<ConsultationOrderState>(() => ({
  coupon: undefined,
  coupons: idle,
  couponGivenUp: false,
  price: undefined,
  patients: new Map(),
}))

const kept = v.object({
  doctorId: v.optional(v.string()),
  coupon: v.optional(v.object({ couponId: v.string(), copyId: v.string() })),
})

const storedOrder = () => readStored('session', CONSULTATION_ORDER, kept)

const keepOrder = (target: QuestionTarget, coupon?: CouponChoice): void =>
  void writeStored('session', CONSULTATION_ORDER, { ...(target !== 'quick' && target), coupon })

/** A253: the filled form becomes the order, which survives a reload. */
export const startConsultationOrder = (target: QuestionTarget): void => {
  keepOrder(target)
  forgetSubmission(CONSULTATION_ORDER)
  useConsultationOrder.setState(useConsultationOrder.getInitialState())
}

export const orderedTarget = (kind: 'doctor' | 'quick'): QuestionTarget | undefined => {
  const stored = storedOrder()
  const target = stored && (stored.doctorId === undefined ? 'quick' : { doctorId: stored.doctorId })
  return (target === 'quick') === (kind === 'quick') ? target : undefined
}

export const openConsultationOrder = async (target: QuestionTarget): Promise<void> => {
  if (submissionNow(CONSULTATION_ORDER).state === 'sent') forgetSubmission(CONSULTATION_ORDER)
  useConsultationOrder.setState({ coupon: storedOrder()?.coupon })
  await loadOwner(target)
  const userId = ownerNow()
  if (userId === undefined) return
  adoptUnconfirmed(CONSULTATION_ORDER, userId)
  const { customerId } = doctorQuestionNow(target)
  if (customerId !== '') void loadExamineeFacts(customerId)
  if (target !== 'quick' && !useConsultations.getState().doctors.has(target.doctorId)) void loadDoctor(target.doctorId)
  if (target === 'quick' && fullConsultationFen(target) === undefined) await loadQuickPrice()
  void loadConsultationCoupons(target)
  void loadConsultationPrice(target)
}

export const examineeFactsIn =
  (customerId: string) =>
  ({ patients }: ConsultationOrderState): RemoteData<ExamineeFacts> =>
    patients.get(customerId) ?? idle

export const loadExamineeFacts = (customerId: string): Promise<void> =>
  loadRemote(slotAt(useConsultationOrder, 'patients', customerId, idle), async () => {
    const customer = await ensureCustomer()
    return customer.id === customerId ? customer : fetchRelative(customerId)
  })

export const wireTarget = (target: QuestionTarget): ConsultationTarget | undefined => {
  if (target !== 'quick') return { doctorId: target.doctorId }
  const quickPriceFen = dataOf(useConsultations.getState().quickPrice)
  return quickPriceFen === undefined ? undefined : { quickPriceFen }
}

export const fullConsultationFen = (target: QuestionTarget): number | undefined =>
  target === 'quick' ? dataOf(useConsultations.getState().quickPrice) : doctorQuestionNow(target).priceFen

export const loadConsultationCoupons = (target: QuestionTarget): Promise<void> => {
  const wired = wireTarget(target)
  if (wired === undefined) return Promise.resolve()
  return loadOrClear(slotOf(useConsultationOrder, 'coupons'), () => fetchConsultationCoupons(wired))
}

export const chooseConsultationCoupon = (target: QuestionTarget, coupon: CouponChoice | undefined): void => {
  keepOrder(target, coupon)
  useConsultationOrder.setState({ coupon, couponGivenUp: false })
  void loadConsultationPrice(target)
}

const keyOf = (coupon: CouponChoice | undefined): string => coupon?.copyId ?? ''

export const answeredFen = ({
  coupon,
  price,
}: Pick<ConsultationOrderState, 'coupon' | 'price'>): number | undefined =>
  price?.key === keyOf(coupon) && price.remote.state === 'ready' ? price.remote.data : undefined

const loadConsultationPrice = async (target: QuestionTarget): Promise<void> => {
  const { coupon } = useConsultationOrder.getState()
  const wired = wireTarget(target)
  const key = keyOf(coupon)
  const slot: Slot<RemoteData<number>> = {
    name: 'consult price',
    // A known price is of another coupon, or of before the server refused it.
    get: () => idle,
    set: (remote) => useConsultationOrder.setState({ price: { key, remote } }),
  }
  await loadOrClear(slot, async () => {
    if (wired === undefined) throw errorOf(useConsultations.getState().quickPrice)
    return calculateConsultationPrice(wired, coupon)
  })
  const remote = useConsultationOrder.getState().price?.remote
  if (remote?.state === 'failed' && isRefused(asApiError(remote.error))) await giveUpLostCoupon(target)
}

export const askConsultationPrice = async (target: QuestionTarget): Promise<void> => {
  if (target === 'quick') {
    await loadQuickPrice()
    void loadConsultationCoupons(target)
  }
  await loadConsultationPrice(target)
}

const giveUpLostCoupon = async (target: QuestionTarget): Promise<void> => {
  const { coupon } = useConsultationOrder.getState()
  if (coupon === undefined) return
  await loadConsultationCoupons(target)
  const { coupons, coupon: chosen } = useConsultationOrder.getState()
  const rows = dataOf(coupons)
  // Without a list it is not known whether the coupon is lost.
  if (rows === undefined || chosen?.copyId !== coupon.copyId) return
  if (!isLost(coupon.copyId, rows, fullConsultationFen(target) ?? 0)) return
  keepOrder(target)
  useConsultationOrder.setState({ coupon: undefined, couponGivenUp: true })
  await loadConsultationPrice(target)
}
