import { dataOf } from '@/lib/remote'
import { sessionGuard } from '@/lib/sessionScope'
import { chooseExaminee, openOrder, useOrder } from './order'

export const bringExaminee = async (customerId: string): Promise<void> => {
  const isOn = sessionGuard()
  if (dataOf(useOrder.getState().owner) === undefined) await openOrder()
  if (isOn()) chooseExaminee(customerId)
}
