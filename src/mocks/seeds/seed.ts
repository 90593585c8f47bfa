import type { Consultation } from '@/mocks/consultations/record'
import type { Order, Rows, TableName } from '@/mocks/records'
import { consultationsFrom } from './consultations'
import { couponCopies, couponKinds, type CouponKind } from './coupons'
import { doctors, type Doctor } from './doctors'
import { moreServices } from './moreServices'
import { advertisements, news, newsColumns, type Advertisement, type NewsColumn, type NewsItem } from './news'
import { ordersFrom } from './orders'
import { organisations, type Organisation } from './organisations'
import { people } from './people'
import { healthReports, questionnaires } from './questionnaires'
import { visitsFrom, type Visit } from './visits'
import { services, specifications, type Service, type Specification } from './services'

/** What the clinic starts from: its catalogue, and the first rows of its tables. */
export type Seed = {
  organisations: readonly Organisation[]
  services: readonly Service[]
  specifications: readonly Specification[]
  couponKinds: readonly CouponKind[]
  advertisements: readonly Advertisement[]
  newsColumns: readonly NewsColumn[]
  news: readonly NewsItem[]
  doctors: readonly Doctor[]
  rows: { readonly [N in Exclude<TableName, 'orders' | 'consultations'>]?: readonly Rows[N][] }
  /** Their days and times follow from the moment at which the clinic began. */
  orders: (startedAt: number) => readonly Order[]
  /** The inspections before; the same of them. */
  visits: (startedAt: number) => readonly Visit[]
  consultations: (startedAt: number) => readonly Consultation[]
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
  rows: { people, couponCopies, questionnaires, healthReports },
  orders: ordersFrom,
  visits: visitsFrom,
  consultations: consultationsFrom,
}
