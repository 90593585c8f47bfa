import * as contract from '@/contract/chat'
import { findRow, putRow, type Clinic } from '@/mocks/clinic'
import { answer, type Answer } from '@/mocks/answer'
import { chatLogOf, groupIdOf, type PlatformMessage } from './log'
import { doctorUserId, patientUserId, DEMO_SDK_APP_ID, oldSignatureFor, signatureFor } from './people'
import type { Consultation } from '@/mocks/consultations/record'
import { consultationStatusOf, doctorIdOf, followUpsOf, ownConsultation } from '@/mocks/consultations/states'
import type { Person } from '@/mocks/records'
import { Refusal } from '@/mocks/refusal'
import { isOn } from '@/mocks/scenario/scenario'
import { bilingual } from '@/mocks/bilingual'

export const chatAnswers: Answer[] = [
  answer(contract.getConsultationIMInfo, ({ clinic, person, input }) => {
    const one = ownConsultation(clinic, person, input.consultationId)
    if (one.type !== input.consultationType)
      throw new Refusal(50090, bilingual('参数错误：consultationType', 'Wrong parameter: consultationType'))
    return infoOf(clinic, person, one)
  }),

  answer(contract.getUserSig, ({ clinic, person }) => ({
    userID: patientUserId(person.id),
    userSig: signatureFor(clinic, person),
    sdkAppID: DEMO_SDK_APP_ID,
  })),

  answer(contract.customerActiveEnding, ({ clinic, person, input, now }) => {
    const one = ownConsultation(clinic, person, input.consultationId)
    if (isOn(clinic, 'endFails'))
      throw new Refusal(50439, bilingual('系统繁忙，请稍后再试', 'The system is busy. Please try again later.'))
    if (consultationStatusOf(clinic, one) !== 2)
      throw new Refusal(50435, bilingual('咨询已结束', 'The consultation has ended'))
    putRow(clinic, 'consultations', { ...one, ended: { at: now, by: 'user' } })
  }),

  answer(contract.customerExtraAsk, ({ clinic, person, input }) => {
    const one = ownConsultation(clinic, person, input.consultationId)
    if (isOn(clinic, 'countFails'))
      throw new Refusal(50439, bilingual('系统繁忙，请稍后再试', 'The system is busy. Please try again later.'))
    if (followUpsOf(clinic, one) <= 0)
      throw new Refusal(50436, bilingual('您的剩余追问次数为0', 'You have no follow-up questions left'))
    putRow(clinic, 'consultations', { ...one, followUpsUsed: one.followUpsUsed + 1 })
  }),

  answer(contract.queryConsultationImMsgById, ({ clinic, person, input }) => {
    const log = chatLogOf(clinic, ownConsultation(clinic, person, input.consultationId))
    const newest = Math.max(0, log.length - (input.pageNum - 1) * input.pagesSize)
    const page = log.slice(Math.max(0, newest - input.pagesSize), newest)
    return { list: page.reverse().map(archived), total: log.length }
  }),
]

const infoOf = (clinic: Clinic, person: Person, one: Consultation) => {
  const status = consultationStatusOf(clinic, one)
  const doctorId = doctorIdOf(clinic, one)
  const doctor = clinic.seed.doctors.find(({ id }) => id === doctorId)
  return {
    serviceStatus: status,
    residueTime: followUpsOf(clinic, one),
    archiveStatus: status === 7 ? '1' : '0',
    groupId: groupIdOf(clinic, one),
    userID: patientUserId(person.id),
    tlsId: null,
    userSig: signatureSent(clinic, person),
    sdkAppID: DEMO_SDK_APP_ID,
    customerName: findRow(clinic, 'people', one.customerId)?.name ?? null,
    doctorName: doctor?.name ?? null,
    doctorHeadPic: doctor?.headPic ?? null,
    doctorTlsId: doctor === undefined ? null : doctorUserId(doctor.id),
  }
}

const signatureSent = (clinic: Clinic, person: Person): string => {
  if (isOn(clinic, 'signatureMissing')) return ''
  return isOn(clinic, 'signatureOld') ? oldSignatureFor(clinic, person) : signatureFor(clinic, person)
}

/** A394: the archive has no sequence numbers and no custom data of programs. */
const archived = (message: PlatformMessage) => ({
  ID: message.ID,
  type: message.type,
  payload: { ...message.payload, content: undefined },
  from: message.from,
  flow: message.flow,
  time: message.time,
  isRevoked: message.isRevoked,
  isPeerRead: message.isPeerRead,
})
