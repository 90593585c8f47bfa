import { fetchSecondsToPay } from '@/api/payment'
import { startCountdown, type Countdown } from '@/lib/countdown'
import { idle, loadOrClear, slotAt, type RemoteData } from '@/lib/remote'
import { createStore } from '@/stores/createStore'
import { reasonNotToPay, showPayment, usePayment } from './payment'

type TimeToPay = { countdowns: ReadonlyMap<string, RemoteData<Countdown>> }

export const useTimeToPay = createStore<TimeToPay>(() => ({ countdowns: new Map() }))

export const loadTimeToPay = (id: string): Promise<void> =>
  loadOrClear(slotAt(useTimeToPay, 'countdowns', id, idle), async () =>
    startCountdown(await fetchSecondsToPay(id, 'subscribe')),
  )

/** RB7: the time to pay an appointment is over, also while the server still calls it unpaid. */
export const endTimeToPay = (id: string): void => {
  if (reasonNotToPay('subscribe', id)(usePayment.getState()) === undefined)
    showPayment('subscribe', id, { state: 'over' })
}
