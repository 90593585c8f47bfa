import { listSubscribeCount } from '@/contract/booking/availability'
import { availability, type HalfDayLimits, type Availability } from '@/domain/booking/days'
import { readableRows } from '@/lib/unreadableRow'
import type { Day } from '@/lib/time/day'
import { countsFromJson } from './booking'
import { call } from '@/api/client'

/**
 * Returns the remaining places of each day. A failure raises no notice, because the chosen day can be fetched alone
 * (A440).
 */
export const fetchAvailability = async (
  organisationId: string,
  [firstDate, lastDate]: readonly [Day, Day],
  limits: HalfDayLimits,
): Promise<ReadonlyMap<Day, Availability>> => {
  const rows = await call(listSubscribeCount, { orgId: organisationId, firstDate, lastDate }, { quiet: true })
  return new Map(
    readableRows(rows).flatMap(({ subscribeDate, ...counts }) => {
      const left = availability(limits, countsFromJson(counts))
      return left === undefined ? [] : [[subscribeDate, left] as const]
    }),
  )
}
