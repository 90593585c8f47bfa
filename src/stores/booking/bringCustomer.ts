import { dataOf } from '@/lib/remote'
import { chooseCustomer, openOrder, useOrder } from './order'

export const bringCustomer = async (customerId: string): Promise<void> => {
  if (dataOf(useOrder.getState().owner) === undefined) await openOrder()
  chooseCustomer(customerId)
}
