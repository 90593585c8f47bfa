import { findRow, type Clinic } from '@/mocks/clinic'
import { specificationOf } from '@/mocks/home'
import type { Order, Person } from '@/mocks/records'
import { subscribeStatusOf } from './orders'
import { organisationOf } from './organisations'

export const orderRowOf = (clinic: Clinic, owner: Person, order: Order) => {
  const { orgName, orgImageUrl } = organisationOf(clinic, order.orgId)
  return {
    id: order.id,
    subscribeNum: order.number,
    subscribeStatus: subscribeStatusOf(clinic, order),
    orgImageUrl,
    orgName,
    subscribeTime: order.day,
    practicalPrice: order.practicalPrice,
    name: (findRow(clinic, 'people', order.customerId) ?? owner).name,
    specificationName:
      specificationOf(clinic, order.serviceId, order.specificationId ?? '')?.specificationName ?? null,
  }
}
