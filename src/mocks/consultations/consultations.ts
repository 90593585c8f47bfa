import * as contract from '@/contract/consultations'
import { getCouponListByServiceCodeAndDoctorId, getCouponListByServiceCodeAndPrice } from '@/contract/coupons'
import { consultationSurplusTime, continueConsultationPay } from '@/contract/payment'
import { fnv1a64 } from '@/lib/fnv1a'
import { chinaTime } from '@/lib/time/day'
import { MINUTE_MS } from '@/lib/time/units'
import { answer, type Answer } from '@/mocks/answer'
import { payable, placed } from '@/mocks/payment/cashier'
import { groupIdOf, unreadOf } from '@/mocks/chat/log'
import { allRows, findRow, nextId, putRow, type Clinic } from '@/mocks/clinic'
import {
  consultationSecondsToPay,
  consultationStatusOf,
  doctorIdOf,
  followUpsOf,
  isIncomplete,
  ownConsultation,
} from './states'
import { heldCoupons, loseFleeting, priceWith, spendCoupon, type CouponNames } from '@/mocks/coupons'
import { pageOf } from '@/mocks/paginate'
import { ownPatient } from '@/mocks/account/account'
import type { Consultation } from './record'
import type { Person } from '@/mocks/records'
import { Refusal } from '@/mocks/refusal'
import { isOn, priceRiseFen } from '@/mocks/scenario/scenario'
import { QUICK_PRICE_FEN, type Doctor } from '@/mocks/seeds/doctors'
import { bilingual } from '@/mocks/bilingual'

/** A257: the service ids by which coupons know consultations. */
const WITH_DOCTOR = '4'
const QUICK = '5'

const LONGEST_QUESTION = 300
const LARGEST_PICTURE = 5_000_000

export const consultationAnswers: Answer[] = [
  answer(contract.getDoctorsBySection, ({ clinic, input: { section, pageNum, pagesSize } }) => {
    const found = clinic.seed.doctors.filter((one) => section === '' || one.section === section)
    return pageOf(found.map(doctorRowOf), { pageNum, pageSize: pagesSize })
  }),

  answer(contract.getDoctorInfoById, ({ clinic, input }) => doctorRowOf(doctorOf(clinic, input.doctorId))),

  answer(contract.calculateConsultationPrice, ({ clinic, person, input }) => {
    const price = priceWith(clinic, person, input, WITH_DOCTOR, doctorPrice(clinic, input.doctorId))
    loseFleeting(clinic, person, input)
    return price
  }),

  answer(contract.createConsultationOrder, ({ clinic, person, input, now }) => {
    const full = doctorPrice(clinic, input.doctorId)
    return place(clinic, person, input, now, { type: '1', doctorId: input.doctorId, serviceId: WITH_DOCTOR, full })
  }),

  answer(contract.queryQuickConsultationPrice, ({ clinic }) => quickPrice(clinic)),

  answer(contract.calculateQuickConsultationPrice, ({ clinic, person, input }) => {
    if (input.originalPrice !== quickPrice(clinic))
      throw new Refusal(50071, bilingual('价格已变化，请重新确认', 'The price has changed. Please confirm again.'))
    const coupon = { couponId: input.couponId ?? '', discountsId: input.discountsId ?? '' }
    const price = priceWith(clinic, person, coupon, QUICK, input.originalPrice)
    loseFleeting(clinic, person, coupon)
    return price
  }),

  answer(contract.createQuickConsultationOrder, ({ clinic, person, input, now }) => {
    if (input.originalPrice !== quickPrice(clinic))
      throw new Refusal(50071, bilingual('价格已变化，请重新确认', 'The price has changed. Please confirm again.'))
    const free = clinic.seed.doctors.find(({ quickPrice: price }) => price !== null)
    const doctorId = free?.id ?? null
    return place(clinic, person, input, now, { type: '2', doctorId, serviceId: QUICK, full: input.originalPrice })
  }),

  answer(contract.queryConsultationsByUserId, ({ clinic, person, input: { status, pageNum, pagesSize } }) => {
    const own = allRows(clinic, 'consultations')
      .filter((one) => one.ownerId === person.id && isIncomplete(clinic, one) === (status === 0))
      .sort((a, b) => b.createdAt - a.createdAt)
    return pageOf(
      own.map((one) => rowOf(clinic, one)),
      { pageNum, pageSize: pagesSize },
    )
  }),

  answer(contract.uploadConsultationImage, ({ clinic, input: { file } }) => {
    if (file.size === 0 || file.size > LARGEST_PICTURE)
      throw new Refusal(
        50431,
        bilingual('图片无法使用，请换一张', 'This picture cannot be used. Please choose another.'),
      )
    const id = nextId(clinic)
    return `https://files.demo.example/pictures/${id}.jpg?signature=${fnv1a64(id)}`
  }),

  answer(consultationSurplusTime, ({ clinic, person, input }) =>
    consultationSecondsToPay(clinic, ownConsultation(clinic, person, input.consultationId)),
  ),

  answer(continueConsultationPay, ({ clinic, person, input, now }) => {
    const one = ownConsultation(clinic, person, input.consultationId)
    if (consultationStatusOf(clinic, one) !== 0)
      throw new Refusal(50076, bilingual('订单已支付或已关闭', 'The order is paid or closed'))
    return payable(one, now)
  }),

  answer(getCouponListByServiceCodeAndDoctorId, ({ clinic, person, input }) =>
    heldCoupons(clinic, person, input.serviceId),
  ),
  answer(getCouponListByServiceCodeAndPrice, ({ clinic, person, input }) =>
    heldCoupons(clinic, person, input.serviceId),
  ),
]

type Order = CouponNames & {
  customerId: string
  practicalPrice: number
  consultationContent: string
  consultationPic: string
  reportId: string
}
type Kind = Pick<Consultation, 'type' | 'doctorId'> & { serviceId: string; full: number }

const place = (clinic: Clinic, owner: Person, order: Order, now: number, { serviceId, full, ...kind }: Kind) => {
  const price = priceWith(clinic, owner, order, serviceId, full)
  if (order.practicalPrice !== price)
    throw new Refusal(50071, bilingual('价格已变化，请重新确认', 'The price has changed. Please confirm again.'))
  if (order.consultationContent.length > LONGEST_QUESTION)
    throw new Refusal(50090, bilingual('问题描述最多300字', 'The question may have at most 300 characters'))
  const one: Consultation = {
    ...kind,
    id: nextId(clinic),
    ownerId: owner.id,
    customerId: ownPatient(clinic, owner, order.customerId).id,
    question: order.consultationContent,
    pictures: order.consultationPic,
    reportId: order.reportId || null,
    originalPrice: full,
    practicalPrice: price,
    createdAt: now,
    paidAt: price === 0 ? now : null,
    ...(isOn(clinic, 'nobodyAnswers')
      ? { takenAfterMs: null, repliedAfterMs: null }
      : { takenAfterMs: MINUTE_MS, repliedAfterMs: 2 * MINUTE_MS }),
    followUpsUsed: 0,
  }
  putRow(clinic, 'consultations', one)
  spendCoupon(clinic, owner, order, one.id)
  return placed(one, now)
}

const doctorOf = (clinic: Clinic, id: string): Doctor => {
  const doctor = clinic.seed.doctors.find((one) => one.id === id)
  if (doctor === undefined) throw new Refusal(50432, bilingual('医生不存在', 'There is no such doctor'))
  return doctor
}

const doctorPrice = (clinic: Clinic, id: string): number => {
  const { textPrice } = doctorOf(clinic, id)
  if (textPrice === null)
    throw new Refusal(50433, bilingual('该医生暂不接受咨询', 'This doctor is not taking questions right now'))
  return textPrice + priceRiseFen(clinic)
}

const quickPrice = (clinic: Clinic): number => QUICK_PRICE_FEN + priceRiseFen(clinic)

const doctorRowOf = ({ textPrice, quickPrice: price, ...doctor }: Doctor) => ({
  ...doctor,
  doctorBusinessList: [
    { serviceType: '1', price: textPrice ?? 0, openFlag: textPrice === null ? '0' : '1' },
    { serviceType: '2', price: price ?? 0, openFlag: price === null ? '0' : '1' },
  ],
})

const rowOf = (clinic: Clinic, one: Consultation) => {
  const doctorId = doctorIdOf(clinic, one)
  const doctor = doctorId === null ? undefined : doctorOf(clinic, doctorId)
  const status = consultationStatusOf(clinic, one)
  return {
    id: one.id,
    consultationStatus: status,
    consultationType: one.type,
    doctorId,
    customerId: one.customerId,
    customerName: findRow(clinic, 'people', one.customerId)?.name ?? null,
    consultationContent: one.question,
    consultationPic: one.pictures,
    reportId: one.reportId,
    practicalPrice: one.practicalPrice,
    originalPrice: one.type === '2' ? one.originalPrice : null,
    couponId: null,
    discountsId: null,
    createTime: chinaTime(one.createdAt),
    doctorName: doctor?.name ?? null,
    doctorTitle: doctor?.title ?? null,
    doctorSection: doctor?.section ?? null,
    doctorHeadPic: doctor?.headPic ?? null,
    groupId: groupIdOf(clinic, one),
    tlsId: null,
    userSig: null,
    archiveStatus: status === 7 ? '1' : '0',
    serviceStatus: status,
    residueTime: followUpsOf(clinic, one),
    unreadCount: unreadOf(clinic, one),
  }
}
