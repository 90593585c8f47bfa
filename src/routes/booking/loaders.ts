import { isUnreadable } from '@/lib/unreadableRow'
import { dataOf, freshOf, idle } from '@/lib/remote'
import { loadOrganisation, loadTimes } from '@/stores/booking/booking'
import { reconcileExaminee, reconcileSpecification, openOrder, useOrder } from '@/stores/booking/order'
import { loadService, useHome } from '@/stores/home/home'
import { loadCustomer, loadExaminees, useAccount } from '@/stores/account/account'
import { organisationIdIn } from '@/routes/paths'
import type { ScreenLoader } from '@/routes/screen'

export const startSelectTime: ScreenLoader = ({ param, query }) =>
  void loadSelectTime(param('serviceId'), organisationIdIn(query))

export const startConfirmOrder: ScreenLoader = ({ param, query }) =>
  void loadConfirmOrder(param('serviceId'), organisationIdIn(query))

export const loadSelectTime = async (serviceId: string, organisationId: string): Promise<void> => {
  if (organisationId === '') return
  void loadService(serviceId)
  void loadOrganisation(organisationId)
  await Promise.all([loadTimes(serviceId, organisationId), loadCustomerAndOrder()])
}

const loadCustomerAndOrder = async (): Promise<void> => {
  await loadCustomer()
  // Without the customer the screen requests them again.
  if (useAccount.getState().customer.state === 'ready') await openOrder()
}

export const loadConfirmOrder = async (serviceId: string, organisationId: string): Promise<void> => {
  await openOrder()
  const { choice } = useOrder.getState()
  // Without this order the screen redirects.
  if (choice?.serviceId !== serviceId || choice.organisationId !== organisationId) return
  void loadOrganisation(organisationId)
  void loadService(serviceId).then(() => {
    const detail = dataOf(useHome.getState().details.get(serviceId) ?? idle)
    if (detail !== undefined)
      reconcileSpecification({ priceFen: detail.service.priceFen, specifications: detail.specifications })
  })
  void loadExaminees().then(() => {
    // A stale list would miss a relative registered since.
    const rows = freshOf(useAccount.getState().examinees)
    if (rows !== undefined) reconcileExaminee(rows.map((row) => (isUnreadable(row) ? undefined : row.id)))
  })
}
