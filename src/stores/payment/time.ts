import { fetchSecondsToPay } from '@/api/payment'
import { startCountdown, type Countdown } from '@/lib/countdown'
import { idle, loadFresh, slotAt, type ByKey, type Remote } from '@/lib/remote'
import { resettable } from '@/stores/store'

type TimeToPay = { countdowns: ByKey<Remote<Countdown>> }

/** By appointment: how long it can still be paid. */
export const useTimeToPay = resettable<TimeToPay>(() => ({ countdowns: new Map() }))

/** Asks for the seconds anew; without them nothing is told, for what stood there before may be over. */
export const loadTimeToPay = (id: string): Promise<void> =>
  loadFresh(slotAt(useTimeToPay, 'countdowns', id, idle), async () =>
    startCountdown(await fetchSecondsToPay(id, 'subscribe')),
  )
