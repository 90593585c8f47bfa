import { chinaDay } from '@/lib/time/day'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/time/units'
import { allRows, type Clinic } from '@/mocks/clinic'
import { isPaid } from '@/mocks/booking/orders'
import type { Person } from '@/mocks/records'
import { Refusal } from '@/mocks/refusal'
import { RESULT_OF_ORDER, USUAL_RESULT, type Visit } from '@/mocks/seeds/visits'
import { bilingual } from '@/mocks/bilingual'

export const visitsOf = (clinic: Clinic, owner: Person): Visit[] =>
  [...pastVisits(clinic), ...ofOrders(clinic), ...ofCheckIns(clinic)].filter(({ ownerId }) => ownerId === owner.id)

export const ownVisit = (clinic: Clinic, owner: Person, by: 'inspectionId' | 'reportId', id: string): Visit => {
  const visit = visitsOf(clinic, owner).find((one) => one[by] === id)
  if (visit === undefined) throw new Refusal(50420, bilingual('报告不存在', 'There is no such report'))
  return visit
}

/** Registered, inspected, reviewed, report out; pending steps have no time. */
export const stepsOf = (clinic: Clinic, { registeredAt, reportAfterDays }: Visit): (number | null)[] => {
  const out = reportAfterDays === null ? null : registeredAt + reportAfterDays * DAY_MS
  const times = [registeredAt, registeredAt + 35 * MINUTE_MS, out && out - 3 * HOUR_MS, out]
  return times.map((time) => (time !== null && time <= clinic.now() ? time : null))
}

export const isReportOut = (clinic: Clinic, visit: Visit): boolean => stepsOf(clinic, visit)[3] !== null

const pastVisits = (clinic: Clinic): readonly Visit[] => clinic.seed.visits(clinic.changes.startedAt ?? clinic.now())

const BEGUN_HERE = { reportAfterDays: 2, content: null } as const

const ofOrders = (clinic: Clinic): Visit[] =>
  allRows(clinic, 'orders').flatMap((order) => {
    const { registeredAt, inspectionId, ownerId, customerId, orgId, serviceId, specificationId } = order
    if (registeredAt === undefined || !isPaid(clinic, order)) return []
    const result = RESULT_OF_ORDER[inspectionId] ?? USUAL_RESULT
    const ids = { inspectionId, ownerId, customerId, orgId, serviceId, specificationId }
    return [{ ...BEGUN_HERE, ...ids, ...numbersOf(inspectionId, registeredAt), registeredAt, result }]
  })

const ofCheckIns = (clinic: Clinic): Visit[] =>
  allRows(clinic, 'checkIns').flatMap(({ personId, createdAt, inspectionId, customerId, orgId }) => {
    if (personId === null) return []
    const ids = { inspectionId, ownerId: personId, customerId, orgId, serviceId: '1', specificationId: '1' }
    const visit = { ...numbersOf(inspectionId, createdAt), registeredAt: createdAt, result: USUAL_RESULT }
    return [{ ...BEGUN_HERE, ...ids, ...visit }]
  })

const numbersOf = (inspectionId: string, at: number) => ({
  reportId: `8${inspectionId.slice(1)}`,
  number: `JC${chinaDay(at).replace(/-/g, '')}${inspectionId.slice(-4)}`,
})
