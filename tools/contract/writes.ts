import * as account from '@/contract/account'
import * as appointments from '@/contract/appointments'
import * as doctorBind from '@/contract/auth/doctorBind'
import * as session from '@/contract/auth/session'
import * as booking from '@/contract/booking/booking'
import * as chat from '@/contract/chat'
import * as checkIn from '@/contract/checkIn'
import * as consultations from '@/contract/consultations'
import * as coupons from '@/contract/coupons'
import * as payment from '@/contract/payment'
import * as questionnaires from '@/contract/questionnaires'
import { addDays } from '@/lib/time/day'
import type { Input } from './inputs'
import type { AnyEndpoint } from './walk'

/** Values of the demo clinic that the input of a call may use. */
export type Known = {
  /** China's date, YYYY-MM-DD. */
  today: string
  /** The last code that it sent to a phone. */
  codeFor: (phone: string) => string
  /** A code of the provider, which can be used once. */
  providerCode: () => string
  /** The newest id that a call answered with. */
  newest: (endpoint: AnyEndpoint) => string
  /** The id of a listed row that has this value. */
  idWith: (list: AnyEndpoint, field: string, value: string | number) => string
}

export const PHONE = '13800000001'
const DOCTORS_PHONE = '13900000001'

const NO_COUPON = { couponId: '', discountsId: '' }
const QUESTION = {
  customerId: '2001',
  ...NO_COUPON,
  consultationContent: 'The report says 3 mm. Does it need another check?',
  consultationPic: '',
  reportId: '',
}
const LIST = consultations.queryConsultationsByUserId
const ANSWERS = JSON.stringify({ basicinfo: { height: '163', weight: '57.5' }, menstrufeeding: { m_age: '13' } })
/** A form sends every field; an empty one is no answer. */
const RELATIVE = {
  name: '林晓月',
  relationId: 4,
  age: 21,
  sex: '0',
  telphone: '',
  identityCard: '',
  ethnicity: '汉族',
  height: 163,
  weight: 57.5,
  mLastday: '2026-11-05',
  mAge: 13,
  fPregnancy: '',
  childbirth: '',
  menopausetime: '',
  relatives1st: 'true',
  c1strelatives: '0,2',
  relatives2nd: 'false',
  c2ndrelatives: '',
  smoking: 'false',
  drink: '',
  isPrimary: '0',
}

/**
 * Calls that change something, each with the input of its example, in an order in which each finds what it needs.
 * A refund is among them, because only a cancelled appointment has one.
 */
export const WRITES: readonly (readonly [AnyEndpoint, (known: Known) => Input])[] = [
  [session.getOpenIdByCode, ({ providerCode }) => ({ code: providerCode(), state: 'of-the-page' })],
  [session.getTokenByOpenId, ({ newest }) => ({ openId: newest(session.getOpenIdByCode) })],
  [session.sendPhoneCode, () => ({ telphone: PHONE })],
  [session.bindPhone, ({ codeFor }) => ({ openId: '', telphone: PHONE, phoneCode: codeFor(PHONE) })],
  [doctorBind.getUnionIdByCode, ({ providerCode }) => ({ code: providerCode(), state: 'of-the-page' })],
  [doctorBind.getTokenByUnionId, ({ newest }) => ({ unionId: newest(doctorBind.getUnionIdByCode) })],
  [session.sendPhoneCode, () => ({ telphone: DOCTORS_PHONE })],
  [
    doctorBind.bindDoctor,
    ({ codeFor, newest }) => ({
      unionId: newest(doctorBind.getUnionIdByCode),
      telphone: DOCTORS_PHONE,
      phoneCode: codeFor(DOCTORS_PHONE),
    }),
  ],
  [
    account.editCustomerInfo,
    () => ({
      id: '1001',
      name: '林婉清',
      age: 46,
      sex: '0',
      birthday: '1980-04-12',
      identityCard: null,
      telphone: PHONE,
      phoneCode: null,
      phoneModifyStatus: '0',
    }),
  ],
  [account.addRelatives, () => RELATIVE],
  [account.editRelatives, ({ newest }) => ({ ...RELATIVE, id: newest(account.addRelatives), height: 164 })],
  [
    booking.createOrder,
    ({ today }) => ({
      subscribeDate: addDays(today, 2),
      orgId: '101',
      customerId: '2001',
      serviceId: '1',
      specificationId: '1',
      ...NO_COUPON,
      practicalPrice: 12_800,
    }),
  ],
  [payment.continuePay, ({ newest }) => ({ id: newest(booking.createOrder) })],
  [appointments.cancelSubscribe, ({ newest }) => ({ id: newest(booking.createOrder), cancelReason: 1 })],
  [
    checkIn.submitNowFree,
    ({ today }) => ({
      name: '沈若兰',
      age: 46,
      birthday: '1980-04-12',
      sex: '0',
      breastAugmentation: 0,
      timeSlot: null,
      telphone: DOCTORS_PHONE,
      subscribeTime: today,
      identityCard: null,
      serviceId: '1',
      specificationId: '2',
      orgId: '105',
      customerId: null,
    }),
  ],
  [coupons.redeemCoupon, () => ({ cdkey: 'WELCOME15' })],
  [coupons.receiveCoupon, () => ({ couponId: '310' })],
  [
    questionnaires.saveOrUpdateHealthQuestionnaireInfo,
    () => ({
      id: null,
      orgId: '101',
      serviceId: '1',
      customerId: '2001',
      inspectionId: null,
      questionContent: ANSWERS,
    }),
  ],
  [questionnaires.submitQuesGenerateReport, () => ({ questionContent: ANSWERS, riskReportId: '' })],
  [consultations.createConsultationOrder, () => ({ doctorId: '3001', ...QUESTION, practicalPrice: 4900 })],
  [
    payment.continueConsultationPay,
    ({ newest }) => ({ consultationId: newest(consultations.createConsultationOrder) }),
  ],
  [consultations.createQuickConsultationOrder, () => ({ ...QUESTION, practicalPrice: 2900, originalPrice: 2900 })],
  [appointments.getRefundDetail, ({ idWith }) => ({ id: idWith(appointments.listSubscribe, 'subscribeStatus', '4') })],
  [chat.customerActiveEnding, ({ idWith }) => ({ consultationId: idWith(LIST, 'consultationStatus', 2) })],
  [chat.customerExtraAsk, ({ idWith }) => ({ consultationId: idWith(LIST, 'consultationStatus', 4) })],
  [consultations.uploadConsultationImage, () => ({ file: 'the bytes of a picture' })],
]
