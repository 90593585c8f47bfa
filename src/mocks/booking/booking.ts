import type { InferOutput } from 'valibot'
import { getSubscribeDetail } from '@/contract/appointments'
import * as contract from '@/contract/booking/booking'
import { continuePay } from '@/contract/payment'
import { chinaDay, chinaTime } from '@/lib/time/day'
import { answer, type Answer } from '@/mocks/answer'
import { payable, placed } from '@/mocks/payment/cashier'
import { findRow, nextId, nextNumber, putRow, type Clinic } from '@/mocks/clinic'
import { copyUsedFor, loseFleeting, priceWith, spendCoupon } from '@/mocks/coupons'
import { serviceOf, specificationOf, specificationsOf } from '@/mocks/home'
import { orderRowOf } from './orderRow'
import { ownOrder, subscribeStatusOf } from './orders'
import { organisationOf } from './organisations'
import { ownPatient } from '@/mocks/account/account'
import { questionnaireOfInspection } from '@/mocks/questionnaires'
import type { Order, Person } from '@/mocks/records'
import { Refusal } from '@/mocks/refusal'
import { priceRiseFen } from '@/mocks/scenario/scenario'
import { freeHalf, isOffered } from './schedule'
import { bilingual } from '@/mocks/bilingual'

type NewOrder = InferOutput<(typeof contract.createOrder)['input']>
type Choice = Pick<NewOrder, 'serviceId' | 'specificationId' | 'couponId' | 'discountsId'>

export const bookingAnswers: Answer[] = [
  answer(contract.calculatePrice, ({ clinic, person, input }) => {
    const actualPrice = priceOf(clinic, person, input)
    loseFleeting(clinic, person, input)
    return { actualPrice }
  }),

  answer(contract.createOrder, ({ clinic, person, input, now }) => {
    const order = orderFrom(clinic, person, input, now)
    putRow(clinic, 'orders', order)
    spendCoupon(clinic, person, input, order.id)
    return placed(order, now)
  }),

  answer(continuePay, ({ clinic, person, input, now }) => {
    const order = ownOrder(clinic, person, input.id)
    if (subscribeStatusOf(clinic, order) !== '1')
      throw new Refusal(50076, bilingual('订单已支付或已关闭', 'The order is paid or closed'))
    return payable(order, now)
  }),

  answer(getSubscribeDetail, ({ clinic, person, input }) =>
    detailOf(clinic, person, ownOrder(clinic, person, input.id)),
  ),
]

const fullPriceOf = (clinic: Clinic, { serviceId, specificationId }: Choice): number => {
  const service = serviceOf(clinic, serviceId)
  return (
    (specificationOf(clinic, serviceId, specificationId)?.specificationPrice ?? service.servicePrice) +
    priceRiseFen(clinic)
  )
}

const priceOf = (clinic: Clinic, owner: Person, choice: Choice): number =>
  priceWith(clinic, owner, choice, choice.serviceId, fullPriceOf(clinic, choice))

const orderFrom = (clinic: Clinic, owner: Person, input: NewOrder, now: number): Order => {
  const { orgId, serviceId, specificationId, subscribeDate, practicalPrice } = input
  const organisation = organisationOf(clinic, orgId)
  const patient = ownPatient(clinic, owner, input.customerId)
  if (!organisation.serviceIds.includes(serviceId))
    throw new Refusal(50078, bilingual('该机构不提供此服务', 'This clinic does not offer this service'))
  if (specificationId === '' && specificationsOf(clinic, serviceId).length > 0)
    throw new Refusal(50074, bilingual('请选择服务规格', 'Please choose a package'))
  if (!isOffered(clinic, organisation, subscribeDate))
    throw new Refusal(
      50073,
      bilingual('该日期不可预约，请重新选择', 'This day cannot be booked. Please choose another.'),
    )
  const half = freeHalf(clinic, organisation, subscribeDate)
  if (half === undefined)
    throw new Refusal(50072, bilingual('该日期预约已满，请重新选择', 'This day is full. Please choose another.'))
  const price = priceOf(clinic, owner, input)
  if (practicalPrice !== price)
    throw new Refusal(50071, bilingual('价格已变化，请重新确认', 'The price has changed. Please confirm again.'))
  return {
    id: nextId(clinic),
    number: numberOf(clinic, now),
    ownerId: owner.id,
    customerId: patient.id,
    orgId,
    serviceId,
    specificationId: specificationId === '' ? null : specificationId,
    day: subscribeDate,
    half,
    originalPrice: fullPriceOf(clinic, input),
    practicalPrice,
    createdAt: now,
    paidAt: price === 0 ? now : null,
    inspectionId: nextId(clinic),
  }
}

// The seeded orders are numbered below 1000.
const numberOf = (clinic: Clinic, now: number): string =>
  `YY${chinaDay(now).replace(/-/g, '')}${String(1000 + nextNumber(clinic))}`

const detailOf = (clinic: Clinic, owner: Person, order: Order) => {
  const { address } = organisationOf(clinic, order.orgId)
  const patient = findRow(clinic, 'people', order.customerId) ?? owner
  return {
    ...orderRowOf(clinic, owner, order),
    address,
    age: patient.age,
    sex: patient.sex,
    telphone: patient.phone ?? owner.phone,
    createTime: chinaTime(order.createdAt),
    originalPrice: order.originalPrice,
    discountsId: copyUsedFor(clinic, order.id),
    customerId: order.customerId,
    orgId: order.orgId,
    serviceId: order.serviceId,
    inspectionId: order.inspectionId,
    hqiId: questionnaireOfInspection(clinic, order.inspectionId)?.id ?? null,
  }
}
