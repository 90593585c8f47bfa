import * as contract from '@/contract/coupons'
import { addDays, chinaDay, type Day } from '@/lib/time/day'
import { answer, type Answer } from './answer'
import { allRows, findRow, nextId, putRow, type Clinic } from './clinic'
import { usesCoupon } from './consultations/states'
import { serviceOf } from './home'
import { isOpen } from './booking/orders'
import { pageOf } from './paginate'
import type { CouponCopy, Person } from './records'
import { Refusal } from './refusal'
import type { CouponKind } from './seeds/coupons'
import { bilingual } from '@/mocks/bilingual'

export const couponAnswers: Answer[] = [
  answer(contract.getCouponListByServiceId, ({ clinic, person, input }) =>
    heldCoupons(clinic, person, input.serviceId),
  ),

  answer(contract.listCoupon, ({ clinic, person, input }) => {
    const page = pageOf(heldBy(clinic, person), input)
    return { ...page, list: page.list.map((copy) => detailOf(clinic, copy)) }
  }),

  answer(contract.redeemCoupon, ({ clinic, person, input, now }) => {
    const kind = clinic.seed.couponKinds.find(({ code }) => code === input.cdkey)
    if (kind === undefined) throw new Refusal(50095, bilingual('兑换码不存在', 'There is no such code'))
    if (isHeldOnce(clinic, person, kind))
      throw new Refusal(50096, bilingual('兑换码已使用', 'This code has been used'))
    handOut(clinic, person, kind, now)
    return null
  }),

  answer(contract.getCouponInfo, ({ clinic, input, now }) => {
    const kind = offerOf(clinic, input.couponId)
    // Shown as if received now, without creating a copy.
    const {
      id: _id,
      cdkeyId: _copy,
      ...offer
    } = detailOf(clinic, { ...NO_COPY, couponId: kind.couponId, receivedAt: now })
    return offer
  }),

  answer(contract.receiveCoupon, ({ clinic, person, input, now }) => {
    const kind = offerOf(clinic, input.couponId)
    if (isHeldOnce(clinic, person, kind))
      throw new Refusal(50097, bilingual('您已经领取过这张优惠券', 'You already have this coupon'))
    handOut(clinic, person, kind, now)
    return null
  }),
]

/** Returns also coupons that do not apply now, because the app shows the reason. */
export const heldCoupons = (clinic: Clinic, owner: Person, serviceId: string) =>
  heldBy(clinic, owner)
    .filter((copy) => isFor(kindOf(clinic, copy), serviceId))
    .map((copy) => detailOf(clinic, copy))

/** The coupon and its copy; both '' for none. */
export type CouponNames = { couponId: string; discountsId: string }

export const priceWith = (
  clinic: Clinic,
  owner: Person,
  names: CouponNames,
  serviceId: string,
  fullPrice: number,
): number => {
  if (names.couponId === '' && names.discountsId === '') return fullPrice
  const kind = kindOf(clinic, usableCopy(clinic, owner, names))
  if (!isFor(kind, serviceId) || fullPrice < kind.minCost) throw unusable()
  return left(kind, fullPrice)
}

export const spendCoupon = (clinic: Clinic, owner: Person, names: CouponNames, orderId: string): void => {
  if (names.discountsId !== '')
    putRow(clinic, 'couponCopies', { ...usableCopy(clinic, owner, names), usedFor: orderId })
}

/** Uses up a coupon that others take as soon as a price was requested with it. */
export const loseFleeting = (clinic: Clinic, owner: Person, names: CouponNames): void => {
  const copy = findRow(clinic, 'couponCopies', names.discountsId)
  if (copy !== undefined && kindOf(clinic, copy).isFleeting === true) spendCoupon(clinic, owner, names, ELSEWHERE)
}

export const copyUsedFor = (clinic: Clinic, orderId: string): string | null =>
  allRows(clinic, 'couponCopies').find(({ usedFor }) => usedFor === orderId)?.id ?? null

const ELSEWHERE = 'elsewhere'

const NO_COPY: Omit<CouponCopy, 'couponId'> = { id: '', ownerId: '', receivedAt: null, usedFor: null }

const offerOf = (clinic: Clinic, couponId: string): CouponKind => {
  const kind = clinic.seed.couponKinds.find((one) => one.couponId === couponId)
  if (kind === undefined) throw new Refusal(50411, bilingual('优惠券不存在', 'There is no such coupon'))
  return kind
}

const isHeldOnce = (clinic: Clinic, owner: Person, { couponId }: CouponKind): boolean =>
  allRows(clinic, 'couponCopies').some((copy) => copy.ownerId === owner.id && copy.couponId === couponId)

const handOut = (clinic: Clinic, owner: Person, { couponId }: CouponKind, now: number): void =>
  putRow(clinic, 'couponCopies', { id: nextId(clinic), couponId, ownerId: owner.id, receivedAt: now, usedFor: null })

/** A copy used for an order is available again once the order is closed. */
const heldBy = (clinic: Clinic, owner: Person): CouponCopy[] =>
  allRows(clinic, 'couponCopies').filter(({ ownerId, usedFor }) => ownerId === owner.id && !isUsed(clinic, usedFor))

const isUsed = (clinic: Clinic, usedFor: string | null): boolean => {
  if (usedFor === null) return false
  const order = findRow(clinic, 'orders', usedFor)
  if (order !== undefined) return isOpen(clinic, order)
  const consultation = findRow(clinic, 'consultations', usedFor)
  return consultation === undefined || usesCoupon(clinic, consultation)
}

const usableCopy = (clinic: Clinic, owner: Person, { couponId, discountsId }: CouponNames): CouponCopy => {
  const copy = heldBy(clinic, owner).find((one) => one.id === discountsId && one.couponId === couponId)
  if (copy === undefined || statusOf(clinic, copy) !== 1) throw unusable()
  return copy
}

const unusable = () =>
  new Refusal(
    50075,
    bilingual('优惠券已被使用或不可用，请重新选择', 'The coupon was used or does not apply. Please choose again.'),
  )

const left = ({ worth }: CouponKind, fullPrice: number): number => {
  switch (worth.couponType) {
    case 1:
      return 0
    case 2:
      return Math.max(0, fullPrice - worth.deduct)
    case 3:
      return Math.round(fullPrice * (worth.discount <= 1 ? worth.discount : worth.discount / 10))
    case 4:
      return Math.max(0, fullPrice - worth.drawn)
  }
}

const kindOf = (clinic: Clinic, { couponId }: CouponCopy): CouponKind => {
  const kind = clinic.seed.couponKinds.find((one) => one.couponId === couponId)
  if (kind === undefined) throw new Error(`the demo clinic has no coupon ${couponId}`)
  return kind
}

const isFor = ({ serviceIds }: CouponKind, serviceId: string): boolean =>
  serviceIds.length === 0 || serviceIds.includes(serviceId)

/** A seeded copy counts as received today. */
const rangeOf = (clinic: Clinic, copy: CouponCopy): { first: Day; last: Day } => {
  const { valid } = kindOf(clinic, copy)
  const today = chinaDay(clinic.now())
  if (valid.validTimeType === 1) return { first: addDays(today, valid.fromDay), last: addDays(today, valid.toDay) }
  const received = copy.receivedAt === null ? today : chinaDay(copy.receivedAt)
  const first = addDays(received, valid.validTimeType === 2 ? 0 : 1)
  return { first, last: addDays(first, valid.dayNum - 1) }
}

const statusOf = (clinic: Clinic, copy: CouponCopy): 0 | 1 | 2 => {
  const today = chinaDay(clinic.now())
  const { first, last } = rangeOf(clinic, copy)
  if (today < first) return 2
  return today > last ? 0 : 1
}

/** A400: consultations are not in the list of services. */
const nameOf = (clinic: Clinic, serviceId: string): string | null =>
  serviceId === '4'
    ? bilingual('图文咨询', 'Consultation by chat')
    : serviceId === '5'
      ? bilingual('快速咨询', 'Quick consultation')
      : serviceOf(clinic, serviceId).serviceName

/** The fields of unused kinds; undefined leaves them out. */
const UNUSED = { 1: 0, 2: 0, 3: null, 4: undefined } as const

const detailOf = (clinic: Clinic, copy: CouponCopy) => {
  const { couponId, title, worth, minCost, serviceIds, valid } = kindOf(clinic, copy)
  const { first, last } = rangeOf(clinic, copy)
  const isFixed = valid.validTimeType === 1
  const unused = UNUSED[worth.couponType]
  return {
    id: copy.id,
    title,
    cdkeyId: copy.id,
    couponId,
    couponType: worth.couponType,
    deduct: worth.couponType === 2 ? worth.deduct : unused,
    discount: worth.couponType === 3 ? worth.discount : unused,
    minCost,
    lowRandomMoney: worth.couponType === 4 ? worth.lowRandomMoney : unused,
    highRandomMoney: worth.couponType === 4 ? worth.highRandomMoney : unused,
    services: serviceIds.map((serviceId) => ({ serviceId, serviceName: nameOf(clinic, serviceId) })),
    validTimeType: valid.validTimeType,
    dayNum: isFixed ? null : valid.dayNum,
    validStartTime: isFixed ? first : '',
    validEndTime: isFixed ? last : '',
    validStatus: statusOf(clinic, copy),
  }
}
