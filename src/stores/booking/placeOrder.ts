import { createOrder } from '@/api/booking/booking'
import { orderBody, orderProblem, type OrderChoice, type OrderProblem } from '@/domain/booking/order'
import { inTime } from '@/lib/inTime'
import { dataOf } from '@/lib/remote'
import { dropOrderDraft, loadCouponsAndPrice, shownPriceFen, useOrder, type OrderState } from './order'
import { rememberOrder } from '@/stores/account/lastOrder'
import { replacementNotes } from '@/stores/payment/storedReplacement'
import { isAnyOrderUnconfirmed, sendOrder, type OrderSent } from '@/stores/payment/sendOrder'
import { hasUnconfirmed, nameOf } from '@/stores/idempotency'
import { APPOINTMENT_ORDER, canSubmit, submissionNow, type Submission } from '@/stores/submit'

type OrderResult = OrderSent | { kind: 'problem'; problem: OrderProblem } | { kind: 'alreadySending' }

/** Sends the order as it is shown, at the shown price in fen. Returns what became of it, or what is missing. */
export const placeOrder = async (specificationCount: number): Promise<OrderResult> => {
  const { owner, choice, price, offer, replacedId } = useOrder.getState()
  if (!canSubmit(submissionNow(APPOINTMENT_ORDER))) return { kind: 'alreadySending' }
  if (choice === undefined) return { kind: 'nothing' }
  const problem = orderProblem(choice, specificationCount)
  if (problem !== undefined) return { kind: 'problem', problem }
  const priceFen = shownPriceFen({ choice, price })
  if (priceFen === undefined) return { kind: 'nothing' }
  const userId = dataOf(owner)
  const { customerId } = choice
  const order = { name: APPOINTMENT_ORDER, body: orderBody(choice, priceFen), userId }
  const subject = replacedId === undefined ? undefined : { appointmentId: replacedId, customerId }
  const replacement = replacementNotes(userId, subject, nameOf(order.name, order.body))
  return sendOrder(
    {
      order,
      any: anyOrder(choice, userId),
      type: 'subscribe',
      priceFen,
      find: async () => (await inTime(import('./findOrder'))).findOrder(choice, offer),
      onPlaced: (id) => {
        if (userId === undefined) return
        dropOrderDraft(userId)
        rememberOrder(userId, choice)
        replacement.placed(id)
      },
      onRefused: () => {
        // An attempt without a network says nothing of an earlier one.
        if (!hasUnconfirmed(order)) replacement.refused()
        useOrder.setState({ price: undefined })
        void loadCouponsAndPrice()
      },
    },
    (key) => {
      replacement.sending()
      return createOrder(choice, priceFen, key)
    },
  )
}

/**
 * Whether an order of this service is unconfirmed, on this page or from before a reload. It may be this order, or one
 * with earlier choices or an earlier price (RB2, A434).
 */
export const isOrderUnconfirmed = (
  { owner, choice }: Pick<OrderState, 'owner' | 'choice'>,
  submission: Submission,
): boolean => choice !== undefined && isAnyOrderUnconfirmed(anyOrder(choice, dataOf(owner)), submission)

const anyOrder = ({ serviceId }: OrderChoice, userId: string | undefined) => ({
  name: `any ${APPOINTMENT_ORDER} ${serviceId}`,
  body: undefined,
  userId,
})
