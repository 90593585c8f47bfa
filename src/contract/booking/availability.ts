import * as v from 'valibot'
import { halfDayCounts } from './booking'
import { day } from '@/contract/day'
import { get } from '@/contract/endpoint'
import { id, listOf } from '@/contract/fields'

/**
 * The places taken on each day from firstDate to lastDate, as getSubscribeCount has them (A440). A day without
 * bookings needs a row with 0. A day that is left out, or lacks the count of a half-day with a limit, is unknown: it
 * shows no number. When the call fails, no day shows one. For the day that the user chooses the app asks
 * getSubscribeCount too. It makes both calls only where getOrganConfig has a limit.
 */
export const listSubscribeCount = get(
  '/organ/listSubscribeCount',
  v.object({ orgId: id, firstDate: day, lastDate: day }),
  listOf(v.object({ subscribeDate: day, ...halfDayCounts })),
)
