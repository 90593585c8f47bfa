import type { InputOf } from '@/contract/endpoint'
import * as contract from '@/contract/checkIn'
import { SEX_CODE, type HalfDay } from '@/domain/dictionaries'
import { NOW_FREE, type CheckIn, type CheckInDesk } from '@/domain/checkIn/checkIn'
import { fetchConfig, fetchOrganisation, limitsFromJson } from './booking/booking'
import { call } from './client'

export const fetchCheckInDesk = async (organisationId: string): Promise<CheckInDesk> => {
  const [organisation, config] = await Promise.all([fetchOrganisation(organisationId), fetchConfig(organisationId)])
  return {
    organisation,
    limits: limitsFromJson(config),
    specificationId: NOW_FREE.find((code) => code === String(config.nowFreeSubscribe)),
  }
}

/** An accepted check-in. From then on the customer is the one in this answer (A401). */
export type TakenCheckIn = {
  id: string
  customerId: string
  inspectionId: string
  questionnaireId: string | undefined
  hasQuestionnaire: boolean
}

export const submitCheckIn = async (checkIn: CheckIn, idempotencyKey: string): Promise<TakenCheckIn> => {
  const accepted = await call(contract.submitNowFree, checkInToJson(checkIn), {
    idempotencyKey,
    quiet: true,
    outlivesSession: true,
  })
  return {
    id: accepted.id,
    customerId: accepted.customerId,
    inspectionId: accepted.inspectionId,
    questionnaireId: accepted.hqiId,
    hasQuestionnaire: accepted.hasChq,
  }
}

const HALF_CODES = { morning: 1, afternoon: 2 } as const satisfies Record<HalfDay, number>

const checkInToJson = (checkIn: CheckIn): InputOf<typeof contract.submitNowFree> => ({
  name: checkIn.name,
  age: checkIn.age,
  birthday: checkIn.birthday,
  sex: SEX_CODE[checkIn.sex],
  breastAugmentation: checkIn.implants ? 1 : 0,
  timeSlot: checkIn.half === undefined ? null : HALF_CODES[checkIn.half],
  telphone: checkIn.phone,
  subscribeTime: checkIn.day,
  identityCard: checkIn.identityCard ?? null,
  serviceId: checkIn.serviceId,
  specificationId: checkIn.specificationId,
  orgId: checkIn.organisationId,
  customerId: checkIn.customerId ?? null,
})
