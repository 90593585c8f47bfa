import { DEFAULT_SERVICE_ID } from '@/domain/booking/service'
import { isUnreadable } from '@/lib/unreadableRow'
import { dataOf, freshOf, idle } from '@/lib/remote'
import { loadOrganisation, loadTimes, openOrganisations } from '@/stores/booking/booking'
import { reconcileCustomer, reconcileSpecification, openOrder, useOrder } from '@/stores/booking/order'
import { loadService, useHome } from '@/stores/home/home'
import { loadCustomer, loadExaminees, usePeople } from '@/stores/account/account'
import { organisationIdIn } from '@/routes/paths'
import type { ScreenLoader } from '@/routes/screen'

export const startOrganList: ScreenLoader = ({ query }) => {
  void openOrganisations(serviceIdIn(query))
}

export const startSelectTime: ScreenLoader = ({ param, query }) =>
  void loadSelectTime(param('serviceId'), organisationIdIn(query))

export const startConfirmOrder: ScreenLoader = ({ param, query }) =>
  void loadConfirmOrder(param('serviceId'), organisationIdIn(query))

/** The service that the list is for (A88). */
export const serviceIdIn = (query: URLSearchParams): string => query.get('serviceId') || DEFAULT_SERVICE_ID

export const loadSelectTime = async (serviceId: string, organisationId: string): Promise<void> => {
  void loadService(serviceId)
  void loadOrganisation(organisationId)
  await Promise.all([loadTimes(serviceId, organisationId), loadCustomerAndOrder()])
}

const loadCustomerAndOrder = async (): Promise<void> => {
  await loadCustomer()
  // Without the customer the screen asks for him again.
  if (usePeople.getState().customer.state === 'ready') await openOrder()
}

export const loadConfirmOrder = async (serviceId: string, organisationId: string): Promise<void> => {
  await openOrder()
  // Without an order there is nothing to confirm, and the screen leads on.
  if (useOrder.getState().choice === undefined) return
  void loadOrganisation(organisationId)
  void loadService(serviceId).then(() => {
    const detail = dataOf(useHome.getState().details.get(serviceId) ?? idle)
    if (detail !== undefined)
      reconcileSpecification({ priceFen: detail.service.priceFen, specifications: detail.specifications })
  })
  void loadExaminees().then(() => {
    // Somebody registered since would be missing among those of before.
    const rows = freshOf(usePeople.getState().examinees)
    if (rows !== undefined) reconcileCustomer(rows.map((row) => (isUnreadable(row) ? undefined : row.id)))
  })
}
