import type { Day } from '@/lib/days'

/** What the patient has chosen so far on the way to an order; '' stands for not chosen. */
export type OrderChoice = {
  serviceId: string
  organisationId: string
  day: Day
  customerId: string
  specificationId: string
  coupon: CouponChoice | undefined
}

/** One copy of a coupon; undefined in its place stands for no coupon. */
export type CouponChoice = { couponId: string; copyId: string }

/** What a service is sold for: by specification where it has any (A366). */
export type Offer = { priceFen: number; specifications: { id: string; priceFen: number }[] }

/** The price without a coupon, as far as it is known before the server is asked. */
export const fullPriceFen = ({ priceFen, specifications }: Offer, specificationId: string): number =>
  specifications.find(({ id }) => id === specificationId)?.priceFen ?? priceFen

export type OrderProblem = 'noPatient' | 'noSpecification'

/** What keeps the order from being created, by field. */
export const orderProblems = (
  choice: OrderChoice,
  specificationCount: number,
): Partial<Record<'patient' | 'specification', OrderProblem>> => ({
  ...(choice.customerId === '' ? { patient: 'noPatient' } : {}),
  ...(specificationCount > 0 && choice.specificationId === '' ? { specification: 'noSpecification' } : {}),
})

/** The first of it: patient, then specification (A101). */
export const orderProblem = (choice: OrderChoice, specificationCount: number): OrderProblem | undefined => {
  const { patient, specification } = orderProblems(choice, specificationCount)
  return patient ?? specification
}

/** What is sent as an order: another choice, or another price, is another order (A391). */
export const orderBody = (
  { serviceId, organisationId, day, customerId, specificationId, coupon }: OrderChoice,
  priceFen: number,
) => [serviceId, organisationId, day, customerId, specificationId, coupon?.couponId, coupon?.copyId, priceFen]

/** Names the choice that a price was answered for; another key means another price. */
export const priceKey = ({
  serviceId,
  specificationId,
  coupon,
}: Pick<OrderChoice, 'serviceId' | 'specificationId' | 'coupon'>): string =>
  JSON.stringify([serviceId, specificationId, coupon?.copyId ?? ''])

/** What stays chosen among what is offered: the choice when it is one of them, else the only one, else '' (A100). */
export const fitted = (chosen: string | undefined, offered: (string | undefined)[]): string => {
  if (chosen !== undefined && offered.includes(chosen)) return chosen
  return offered.length === 1 ? (offered[0] ?? '') : ''
}
