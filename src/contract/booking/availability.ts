import * as v from 'valibot'
import { halfDayCounts } from './booking'
import { day } from '@/contract/day'
import { get } from '@/contract/endpoint'
import { id, listOf } from '@/contract/fields'

export const listSubscribeCount = get(
  '/organ/listSubscribeCount',
  v.object({ orgId: id, firstDate: day, lastDate: day }),
  listOf(v.object({ subscribeDate: day, ...halfDayCounts })),
)
