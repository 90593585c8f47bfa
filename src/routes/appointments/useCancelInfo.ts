import { useEffect } from 'react'
import { isRefundOver, type CancelInfo } from '@/domain/appointments/cancellation'
import { now } from '@/lib/time/clock'
import { chinaTime } from '@/lib/time/day'
import { dataOf, idle, type RemoteData } from '@/lib/remote'
import { loadCancelInfo, useCancellation } from '@/stores/appointments/cancellation'
import { useByClock, useOnNewDay } from '@/routes/shared/useToday'

/** What cancelling means now (A482): asked again when the time of refunds ends, and on a new day. */
export const useCancelInfo = (id: string): RemoteData<CancelInfo> => {
  const info = useCancellation(({ infos }) => infos.get(id)) ?? idle
  const isOver = useByClock(() => isOverNow(dataOf(info)))
  useEffect(() => {
    if (isOver) void loadCancelInfo(id)
  }, [isOver, id])
  useOnNewDay(() => void loadCancelInfo(id))
  return info
}

/** Whether the promised refund has already lapsed. */
export const isOverNow = (info: CancelInfo | undefined): boolean =>
  info !== undefined && isRefundOver(info, chinaTime(now()))
