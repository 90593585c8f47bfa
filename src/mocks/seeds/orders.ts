import { addDays, chinaDay, chinaMoment } from '@/lib/time/day'
import { MINUTE_MS } from '@/lib/time/units'
import type { Order } from '@/mocks/records'

/**
 * The appointments of 13800000001 in all six statuses, relative to the clinic's first day. An id is the place in the
 * list, and journeys name ids: add a new one at the end.
 */
export const ordersFrom = (startedAt: number): readonly Order[] => {
  const today = chinaDay(startedAt)
  const at = (days: number, time: string): number => chinaMoment(`${addDays(today, days)} ${time}`)
  const paid = (days: number, time: string) => ({ createdAt: at(days, time), paidAt: at(days, time) + MINUTE_MS })
  const cancelled = (days: number, time: string, reason: 1 | 2) => ({ cancelled: { at: at(days, time), reason } })
  const on = (days: number) => ({ day: addDays(today, days) })

  return [
    { ...on(3), createdAt: startedAt, ...PLAIN },
    { ...on(6), createdAt: startedAt - 5 * MINUTE_MS, ...FULL, ...COUPON, customerId: '2002', orgId: '103' },
    { ...on(1), ...paid(-1, '09:12:40'), ...PLAIN },
    { ...on(2), ...paid(-2, '10:05:03'), ...FULL, ...COUPON, customerId: '2001', orgId: '104' },
    { ...on(5), ...paid(-3, '20:41:18'), ...FREE, orgId: '101' },
    { ...on(10), ...paid(-3, '08:30:00'), ...PLAIN, customerId: '2002', orgId: '106' },
    // The server leaves the status out, as a broken server would.
    { ...on(4), ...paid(-4, '12:00:00'), ...PLAIN, id: BROKEN_ORDER_ID },
    { ...on(4), ...paid(-6, '15:20:09'), ...FULL, ...cancelled(-1, '17:30:00', 1), orgId: '107' },
    { ...on(1), createdAt: at(-8, '19:02:33'), ...PLAIN, orgId: '108' },
    { ...on(-2), createdAt: at(-9, '11:11:11'), ...PLAIN, ...cancelled(-9, '11:20:00', 2), customerId: '2001' },
    { ...on(-10), ...paid(-20, '09:00:12'), ...FULL, ...cancelled(-14, '16:45:00', 2), customerId: '2001' },
    { ...on(-19), ...paid(-25, '13:37:00'), ...PLAIN, ...cancelled(-20, '18:00:00', 1), orgId: '105' },
    { ...on(-15), ...paid(-26, '21:08:45'), ...PLAIN, orgId: '104' },
    { ...on(-30), ...paid(-38, '10:10:10'), ...FULL, registeredAt: at(-30, '09:02:00') },
    {
      ...on(-200),
      ...paid(-210, '14:25:30'),
      ...PLAIN,
      registeredAt: at(-200, '09:15:00'),
      customerId: '2001',
      orgId: '101',
    },
  ].map((fields, index) => ({
    ...BASE,
    id: idOf(index),
    number: numberOf(fields.createdAt, index),
    inspectionId: `6${idOf(index).slice(1)}`,
    ...fields,
  }))
}

const PLAIN = { originalPrice: 12_800, practicalPrice: 12_800, specificationId: '1' }
const FULL = { originalPrice: 39_800, practicalPrice: 39_800, specificationId: '2' }
const COUPON = { practicalPrice: 29_800 }
const FREE = { originalPrice: 0, practicalPrice: 0, serviceId: '3', specificationId: '4' }
const BASE = { ownerId: '1001', customerId: '1001', orgId: '102', serviceId: '1', half: null, paidAt: null }

const idOf = (index: number): string => `174503928475834${String(index + 1).padStart(4, '0')}`
const numberOf = (createdAt: number, index: number): string =>
  `YY${chinaDay(createdAt).replace(/-/g, '')}${String(index + 1).padStart(4, '0')}`

export const BROKEN_ORDER_ID = idOf(6)
