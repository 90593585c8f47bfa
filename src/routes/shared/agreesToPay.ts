import { formatFen } from '@/domain/money'
import type { OrderSent } from '@/stores/payment/sendOrder'
import { confirmDialog } from '@/ui/dialog'

type Placed = Extract<OrderSent, { kind: 'placed' }>
type Prices = { shown: string; asked: string }
type Texts = { title: string; message: string; pay: string; look: string }

/** RF6: a price that differs from the one shown needs the user’s agreement. */
export const agreesToPay = async (
  { newPriceFen, shownFen }: Placed,
  textsWith: (prices: Prices) => Texts,
): Promise<boolean> => {
  if (newPriceFen === undefined) return true
  const { title, message, pay, look } = textsWith({ shown: formatFen(shownFen), asked: formatFen(newPriceFen) })
  return confirmDialog({ title, message, confirmText: pay, cancelText: look, tone: 'go' })
}
