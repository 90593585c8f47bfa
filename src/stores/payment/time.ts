import { fetchSecondsToPay } from '@/api/payment'
import { startCountdown, type Countdown } from '@/lib/countdown'
import { idle, loadOrClear, slotAt, type ByKey, type RemoteData } from '@/lib/remote'
import { createStore } from '@/stores/createStore'

type TimeToPay = { countdowns: ByKey<RemoteData<Countdown>> }

/** By appointment: how long it can still be paid. */
export const useTimeToPay = createStore<TimeToPay>(() => ({ countdowns: new Map() }))

/** Asks for the seconds anew; without them nothing is told, for what stood there before may be over. */
export const loadTimeToPay = (id: string): Promise<void> =>
  loadOrClear(slotAt(useTimeToPay, 'countdowns', id, idle), async () =>
    startCountdown(await fetchSecondsToPay(id, 'subscribe')),
  )
