import type { OrderType } from '@/domain/payment/payment'
import { paths } from '@/routes/paths'

export const paidPath = (type: OrderType, id: string): string => {
  switch (type) {
    case 'subscribe':
      return paths.appointment(id)
    case 'consult':
      return paths.chat(id, 'imageText')
    case 'quickConsult':
      return paths.consults()
  }
}

export const orderPath = (type: OrderType, id: string): string =>
  type === 'subscribe' ? paths.appointment(id) : paths.consults()
