import { fetchSecondsToPay } from '@/api/payment'
import { startCountdown, type Countdown } from '@/lib/countdown'
import { idle, loadOrClear, slotAt, type RemoteData } from '@/lib/remote'
import { createStore } from '@/stores/createStore'

type TimeToPay = { countdowns: ReadonlyMap<string, RemoteData<Countdown>> }

export const useTimeToPay = createStore<TimeToPay>(() => ({ countdowns: new Map() }))

export const loadTimeToPay = (id: string): Promise<void> =>
  loadOrClear(slotAt(useTimeToPay, 'countdowns', id, idle), async () =>
    startCountdown(await fetchSecondsToPay(id, 'subscribe')),
  )
