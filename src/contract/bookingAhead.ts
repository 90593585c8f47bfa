import * as v from 'valibot'
import { day } from './day'
import { get } from './endpoint'
import { count, id, listOf } from './fields'

/** How many have booked each half of every day from one to another; ours, and a server may lack it (A440). */
export const listSubscribeCount = get(
  '/organ/listSubscribeCount',
  v.object({ orgId: id, firstDate: day, lastDate: day }),
  listOf(v.object({ subscribeDate: day, morningCount: count, afternoonCount: count })),
)
