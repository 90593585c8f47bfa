import * as contract from '@/contract/booking/booking'
import { listSubscribeCount } from '@/contract/booking/availability'
import { daysBetween } from '@/lib/time/day'
import { answer, answerPublic, type Answer } from '@/mocks/answer'
import type { Clinic } from '@/mocks/clinic'
import { pageOf } from '@/mocks/paginate'
import { metresBetween, type Position } from './distance'
import { Refusal } from '@/mocks/refusal'
import { scheduleOf, takenOn } from './schedule'
import type { Organisation } from '@/mocks/seeds/organisations'
import { bilingual } from '@/mocks/bilingual'

export const organisationAnswers: Answer[] = [
  answer(contract.listOrgan, ({ clinic, input }) => {
    const rows = clinic.seed.organisations
      .filter(({ serviceIds }) => serviceIds.includes(input.serviceId))
      .map((one) => organisationRowOf(one, distanceTo(one, input)))
    return pageOf(rows.sort(nearestFirst), input)
  }),

  answerPublic(contract.getOrganInfo, ({ clinic, input }) =>
    organisationRowOf(organisationOf(clinic, input.orgId), null),
  ),

  answerPublic(contract.getOrganConfig, ({ clinic, input }) => {
    const { orgId, morningLimit, afternoonLimit, nowFreeSubscribe } = organisationOf(clinic, input.orgId)
    return { orgId, morningLimit, afternoonLimit, nowFreeSubscribe }
  }),

  answer(contract.listSchedule, ({ clinic, input }) => {
    const organisation = organisationOf(clinic, input.orgId)
    return scheduleOf(clinic, organisation).map((day) => ({
      id: `${organisation.orgId}${day.replace(/-/g, '')}`,
      schedulDate: day,
    }))
  }),

  answerPublic(contract.getSubscribeCount, ({ clinic, input }) => {
    const taken = takenOn(clinic, organisationOf(clinic, input.orgId), input.subscribeDate)
    return { morningCount: taken.morning, afternoonCount: taken.afternoon }
  }),

  answer(listSubscribeCount, ({ clinic, input }) => {
    const organisation = organisationOf(clinic, input.orgId)
    return daysBetween(input.firstDate, input.lastDate).map((day) => {
      const taken = takenOn(clinic, organisation, day)
      return { subscribeDate: day, morningCount: taken.morning, afternoonCount: taken.afternoon }
    })
  }),
]

export const organisationOf = (clinic: Clinic, orgId: string): Organisation => {
  const organisation = clinic.seed.organisations.find((one) => one.orgId === orgId)
  if (organisation === undefined) throw new Refusal(50408, bilingual('机构不存在', 'There is no such clinic'))
  return organisation
}

const organisationRowOf = (organisation: Organisation, distance: number | null) => {
  const { orgId, orgName, orgImageUrl, address, businessTimeDesc } = organisation
  return { orgId, orgName, orgImageUrl, address, businessTimeDesc, distance }
}

const distanceTo = ({ position }: Organisation, from: Position): number | null =>
  position === null ? null : Math.round(metresBetween(from, position))

const nearestFirst = (a: { distance: number | null }, b: { distance: number | null }): number =>
  (a.distance ?? Infinity) === (b.distance ?? Infinity) ? 0 : (a.distance ?? Infinity) - (b.distance ?? Infinity)
