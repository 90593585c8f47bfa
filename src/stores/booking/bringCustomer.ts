import { dataOf } from '@/lib/remote'
import { sessionGuard } from '@/lib/sessionScope'
import { chooseCustomer, openOrder, useOrder } from './order'

export const bringCustomer = async (customerId: string): Promise<void> => {
  const isOn = sessionGuard()
  if (dataOf(useOrder.getState().owner) === undefined) await openOrder()
  if (isOn()) chooseCustomer(customerId)
}
