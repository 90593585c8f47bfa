import { dataOf, sessionGuard } from '@/lib/remote'
import { chooseCustomer, openOrder, useOrder } from './order'

export const bringCustomer = async (customerId: string): Promise<void> => {
  const isOn = sessionGuard()
  if (dataOf(useOrder.getState().owner) === undefined) await openOrder()
  if (isOn()) chooseCustomer(customerId)
}
