import * as v from 'valibot'
import { day } from './day'
import { openToAll, post } from './endpoint'
import { count, flag, id, sex, text, lenientId } from './fields'

/** A322, ONSITE-02: timeSlot 1 morning, 2 afternoon, null without half-days (A416). */
export const submitNowFree = openToAll(
  post(
    '/subscribe/submitNowFree',
    'json',
    v.object({
      name: text,
      age: count,
      birthday: day,
      sex,
      breastAugmentation: v.picklist([0, 1]),
      timeSlot: v.nullable(v.picklist([1, 2])),
      telphone: text,
      subscribeTime: day,
      identityCard: v.nullable(text),
      serviceId: id,
      specificationId: id,
      orgId: id,
      customerId: v.nullable(id),
    }),
    v.object({ id, customerId: id, inspectionId: id, hqiId: lenientId, hasChq: flag }),
  ),
)
