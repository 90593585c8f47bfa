import type { OrderType } from '@/domain/payment/payment'
import { removeStored } from '@/lib/storage'

export const forgetParameters = (type: OrderType, id: string): void => removeStored('session', keyOf(type, id))

export const keyOf = (type: OrderType, id: string): string => `payment ${type} ${id}`
