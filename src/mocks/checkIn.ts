import type { InferOutput } from 'valibot'
import * as contract from '@/contract/checkIn'
import { ownPatient } from './account/account'
import { answerPublic, type Answer } from './answer'
import { organisationOf } from './booking/organisations'
import { takenOn } from './booking/schedule'
import { allRows, nextId, putRow, type Clinic } from './clinic'
import type { CheckIn, Half, Person } from './records'
import { Refusal } from './refusal'
import type { Organisation } from './seeds/organisations'
import { bilingual } from '@/mocks/bilingual'

type Sent = InferOutput<(typeof contract.submitNowFree)['input']>

export const checkInAnswers: Answer[] = [
  answerPublic(contract.submitNowFree, ({ clinic, person, input, now }) => {
    const organisation = organisationOf(clinic, input.orgId)
    if (organisation.nowFreeSubscribe === 0 || String(organisation.nowFreeSubscribe) !== input.specificationId) {
      throw new Refusal(50082, bilingual('该机构没有开放现场登记', 'This clinic has no on-site check-in'))
    }
    if (input.breastAugmentation === 1)
      throw new Refusal(50083, bilingual('植入性假体是此检查的禁忌症', 'This check is not for people with implants'))
    const checkIn: CheckIn = {
      id: nextId(clinic),
      customerId: customerOf(clinic, person, input),
      inspectionId: nextId(clinic),
      orgId: input.orgId,
      name: input.name,
      phone: input.telphone,
      sex: input.sex,
      day: input.subscribeTime,
      half: placeFor(clinic, organisation, input),
      createdAt: now,
      personId: person?.id ?? null,
    }
    putRow(clinic, 'checkIns', checkIn)
    const { id, customerId, inspectionId } = checkIn
    return { id, customerId, inspectionId, hqiId: null, hasChq: hasQuestionnaire(clinic, customerId) }
  }),
]

/**
 * Returns the account's patient, else a visitor with the same name and phone number, else a new one. A423: without a
 * sign-in a named account is ignored.
 */
const customerOf = (clinic: Clinic, person: Person | undefined, { customerId, name, telphone }: Sent): string => {
  if (customerId !== null && person !== undefined) return ownPatient(clinic, person, customerId).id
  const before = allRows(clinic, 'checkIns').find(
    (one) => one.personId === null && one.name === name && one.phone === telphone,
  )
  return before?.customerId ?? nextId(clinic)
}

const placeFor = (clinic: Clinic, organisation: Organisation, { subscribeTime, timeSlot }: Sent): Half | null => {
  const { morningLimit, afternoonLimit } = organisation
  if (morningLimit === null && afternoonLimit === null) return null
  if (timeSlot === null) throw new Refusal(50084, bilingual('请选择时间段', 'Please choose morning or afternoon'))
  const half = timeSlot === 1 ? 'morning' : 'afternoon'
  const limit = half === 'morning' ? morningLimit : afternoonLimit
  if (limit === null) throw new Refusal(50084, bilingual('请选择时间段', 'Please choose morning or afternoon'))
  if (takenOn(clinic, organisation, subscribeTime)[half] >= limit) {
    throw new Refusal(
      50072,
      half === 'morning'
        ? bilingual('上午预约已满', 'The morning is full')
        : bilingual('下午预约已满', 'The afternoon is full'),
    )
  }
  return half
}

const hasQuestionnaire = (clinic: Clinic, customerId: string): boolean =>
  allRows(clinic, 'questionnaires').some((one) => one.customerId === customerId)
