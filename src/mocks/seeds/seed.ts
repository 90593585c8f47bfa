import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/time/units'
import type { Consultation } from '@/mocks/consultations/record'
import type { Rows, TableName } from '@/mocks/records'
import { MISTAKES, TEN_THOUSAND } from './chats'
import { couponCopies, couponKinds, type CouponKind } from './coupons'
import { doctors, type Doctor } from './doctors'
import { moreServices } from './moreServices'
import { advertisements, news, newsColumns, type Advertisement, type NewsColumn, type NewsItem } from './news'
import { ordersFrom } from './orders'
import { organisations, type Organisation } from './organisations'
import { peopleFrom } from './people'
import { healthReportsFrom, questionnairesFrom } from './questionnaires'
import { services, specifications, type Service, type Specification } from './services'
import { questionnairesOfVisits, visitsFrom, type Visit } from './visits'
import { bilingual } from '@/mocks/bilingual'

const BASE = {
  ownerId: '1001',
  customerId: '1001',
  type: '1',
  doctorId: '3001',
  question: bilingual(
    '上个月检查说左侧有一个小结节，最近来月经前有点胀痛，需要提前复查吗？',
    'Last month’s check found a small lump on the left. It has been a little sore before my periods. Should I have it checked earlier?',
  ),
  pictures: '',
  reportId: null,
  originalPrice: 9900,
  practicalPrice: 9900,
  takenAfterMs: null,
  repliedAfterMs: 20 * MINUTE_MS,
  followUpsUsed: 0,
} as const
const QUICK = { type: '2', doctorId: null, originalPrice: 2900, practicalPrice: 2900 } as const

/** The consultations of 13800000001 in each of the thirteen statuses, and two of others. */
const consultationsFrom = (startedAt: number): readonly Consultation[] => {
  const ago = (ms: number) => ({ createdAt: startedAt - ms, paidAt: startedAt - ms + MINUTE_MS })
  const ended = (ms: number, by: 'doctor' | 'user') => ({ ended: { at: startedAt - ms, by } })
  const own = [
    { ...BASE, doctorId: '3002', createdAt: startedAt - 2 * MINUTE_MS, paidAt: null },
    { ...BASE, ...ago(2 * HOUR_MS), repliedAfterMs: 12 * HOUR_MS, customerId: '2001' },
    { ...BASE, ...ago(5 * HOUR_MS), reportId: '8745039284758340014' },
    { ...BASE, ...QUICK, ...ago(1 * HOUR_MS), takenAfterMs: null, repliedAfterMs: null },
    { ...BASE, ...ago(30 * HOUR_MS), ...ended(3 * HOUR_MS, 'doctor') },
    { ...BASE, ...ago(40 * HOUR_MS), ...ended(8 * HOUR_MS, 'user'), followUpsUsed: 1, doctorId: '3003' },
    { ...BASE, ...ago(80 * HOUR_MS), doctorId: '3004' },
    { ...BASE, ...ago(3 * DAY_MS), repliedAfterMs: null, doctorId: '3005' },
    { ...BASE, ...ago(9 * DAY_MS), ...ended(8 * DAY_MS, 'doctor'), followUpsUsed: 2 },
    { ...BASE, createdAt: startedAt - 4 * DAY_MS, paidAt: null, customerId: '2002' },
    { ...BASE, ...QUICK, ...ago(6 * DAY_MS), takenAfterMs: null, repliedAfterMs: null },
    {
      ...BASE,
      ...ago(12 * DAY_MS),
      repliedAfterMs: null,
      returned: { at: startedAt - 11 * DAY_MS, by: 'doctor' as const },
    },
    {
      ...BASE,
      ...ago(20 * DAY_MS),
      repliedAfterMs: null,
      returned: { at: startedAt - 19 * DAY_MS, by: 'system' as const },
    },
    ...Array.from({ length: 9 }, (_, index) => ({
      ...BASE,
      ...ago((40 + index * 30) * DAY_MS),
      ...ended((39 + index * 30) * DAY_MS, 'doctor'),
      doctorId: `30${String(index + 1).padStart(2, '0')}`,
    })),
  ].map((fields, index) => ({ id: `174503928475838${String(index + 1).padStart(4, '0')}`, ...fields }))
  return [
    ...own,
    { ...BASE, ...ago(60 * HOUR_MS), ...of('1004'), id: TEN_THOUSAND },
    { ...BASE, ...ago(5 * HOUR_MS), ...of('1006'), id: MISTAKES },
  ]
}

const of = (personId: string) => ({ ownerId: personId, customerId: personId })

export type Seed = {
  organisations: readonly Organisation[]
  services: readonly Service[]
  specifications: readonly Specification[]
  couponKinds: readonly CouponKind[]
  advertisements: readonly Advertisement[]
  newsColumns: readonly NewsColumn[]
  news: readonly NewsItem[]
  doctors: readonly Doctor[]
  rows: { readonly [N in TableName]?: (startedAt: number) => readonly Rows[N][] }
  visits: (startedAt: number) => readonly Visit[]
}

export const seed: Seed = {
  organisations,
  services: [...services, ...moreServices],
  specifications,
  advertisements,
  newsColumns,
  news,
  couponKinds,
  doctors,
  rows: {
    people: peopleFrom,
    couponCopies: () => couponCopies,
    questionnaires: (startedAt) => [...questionnairesFrom(startedAt), ...questionnairesOfVisits(startedAt)],
    healthReports: healthReportsFrom,
    orders: ordersFrom,
    consultations: consultationsFrom,
  },
  visits: visitsFrom,
}
