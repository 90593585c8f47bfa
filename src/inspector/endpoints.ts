import type { GenericSchema } from 'valibot'
import * as account from '@/contract/account'
import * as appointments from '@/contract/appointments'
import * as doctorBind from '@/contract/auth/doctorBind'
import * as session from '@/contract/auth/session'
import * as availability from '@/contract/booking/availability'
import * as booking from '@/contract/booking/booking'
import * as chat from '@/contract/chat'
import * as checkIn from '@/contract/checkIn'
import * as consultations from '@/contract/consultations'
import * as coupons from '@/contract/coupons'
import * as home from '@/contract/home'
import * as news from '@/contract/news'
import * as payment from '@/contract/payment'
import * as questionnaires from '@/contract/questionnaires'
import * as reports from '@/contract/reports'
import type { Endpoint } from '@/contract/endpoint'

type AnyEndpoint = Endpoint<GenericSchema, GenericSchema>
export type Named = { area: string; name: string; endpoint: AnyEndpoint }

const AREAS: Readonly<Record<string, readonly object[]>> = {
  account: [account],
  appointments: [appointments],
  auth: [doctorBind, session],
  booking: [availability, booking],
  chat: [chat],
  checkIn: [checkIn],
  consultations: [consultations],
  coupons: [coupons],
  home: [home],
  news: [news],
  payment: [payment],
  questionnaires: [questionnaires],
  reports: [reports],
}

const isEndpoint = (value: unknown): value is AnyEndpoint =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'endpoint'

export const endpoints: readonly Named[] = Object.entries(AREAS).flatMap(([area, files]) =>
  files
    .flatMap((file): [string, unknown][] => Object.entries(file))
    .flatMap(([name, endpoint]) => (isEndpoint(endpoint) ? [{ area, name, endpoint }] : [])),
)

const byCall = new Map(endpoints.map(({ endpoint }) => [`${endpoint.method} ${endpoint.path}`, endpoint]))

/** Returns the call of the contract by `METHOD path`, or undefined. */
export const endpointOf = (call: string): AnyEndpoint | undefined => byCall.get(call)
